import { foldToWords } from '@m4u/contract/fold';
import { Email, isComposable, line, Phone, properName, text } from '@m4u/contract/common';
import { errors, isErrorCode } from '@m4u/contract/http/errors';
import { type FieldCode, fieldErrors, fieldProblems } from '@m4u/contract/http/fields';
import { CUSTOMER_NAME, CUSTOMER_NOTE, CustomerDraft } from '@m4u/contract/profile/group/customer';
import type { GroupImport, ImportField, ImportKind, ImportLine } from '@m4u/contract/profile/group/import';
import { fill, type Locale } from '@m4u/contract/words';
import * as z from 'zod';
import type { groupImportLines, groupImports } from '../invitations/tables.ts';

/** The raw values of a line. */
export type LineValues = Readonly<Partial<Record<ImportField, string>>>;

/** Why a line is refused: the field (empty for the whole line) and a code. */
export interface LineRefusal {
  readonly field: string;
  readonly code: string;
}

const TITLE_LENGTH = 100;

const ROLES: ReadonlyMap<string, 'admin' | 'member'> = new Map([
  ['', 'member'],
  ['member', 'member'],
  ['thanh vien', 'member'],
  ['admin', 'admin'],
  ['administrator', 'admin'],
  ['quan tri', 'admin'],
  ['quan tri vien', 'admin'],
]);

const Role = z.string().transform((text, context) => {
  const role = isComposable(text) ? ROLES.get(foldToWords(text)) : undefined;
  if (role !== undefined) return role;
  context.addIssue({ code: 'custom', message: 'choice', input: text });
  return z.NEVER;
});

const Invitee = z
  .object({
    name: properName(CUSTOMER_NAME).optional(),
    phone: Phone.optional(),
    email: Email.optional(),
    role: Role.optional(),
    title: line(TITLE_LENGTH).optional(),
  })
  .refine(({ phone, email }) => phone !== undefined || email !== undefined, { error: 'identifier', path: ['phone'] });

const Customer = CustomerDraft.extend({ note: text(CUSTOMER_NOTE).default('') });

/** The schema of a line, for each kind of import. */
export const lineSchemas = { members: Invitee, customers: Customer } as const;

/** A normalised identifier of a line (phone or email), to detect repeated people. */
export type LineIdentifier = { readonly field: ImportField; readonly name: string };

/** Reads the identifiers of a line, or the reasons to refuse it. */
export const readLine = (
  kind: ImportKind,
  values: LineValues,
): { readonly refusals: readonly LineRefusal[]; readonly names: readonly LineIdentifier[] } => {
  const { data, error } = lineSchemas[kind].safeParse(values);
  if (error)
    return { refusals: fieldProblems(error.issues, 'vi').map(({ field, code }) => ({ field, code })), names: [] };
  const email = 'email' in data ? data.email : undefined;
  const names: LineIdentifier[] = [
    ...(data.phone === undefined ? [] : [{ field: 'phone' as const, name: data.phone }]),
    ...(email === undefined ? [] : [{ field: 'email' as const, name: email }]),
  ];
  return { refusals: [], names };
};

const LENGTHS: Readonly<Record<string, number>> = {
  name: CUSTOMER_NAME,
  title: TITLE_LENGTH,
  note: CUSTOMER_NOTE,
  phone: 30,
  email: 254,
};

/** Writes a refusal in the reader's language. */
export const refusalWords = ({ field, code }: LineRefusal, locale: Locale): string => {
  if (Object.hasOwn(fieldErrors, code))
    return fill(fieldErrors[code as FieldCode][locale], { maximum: LENGTHS[field] ?? 0, minimum: 1 });
  return errors[isErrorCode(code) ? code : 'internal'][locale];
};

/** Column headers of files, by language. */
export const HEADINGS: Readonly<Record<Locale, Readonly<Record<ImportField | 'line' | 'reason', string>>>> = {
  vi: {
    name: 'Họ tên',
    phone: 'Điện thoại',
    email: 'Email',
    role: 'Vai trò',
    title: 'Chức danh',
    note: 'Ghi chú',
    line: 'Dòng',
    reason: 'Lý do',
  },
  en: {
    name: 'Name',
    phone: 'Phone',
    email: 'Email',
    role: 'Role',
    title: 'Title',
    note: 'Note',
    line: 'Line',
    reason: 'Reason',
  },
};

/** A stored import. */
export type ImportRow = typeof groupImports.$inferSelect;

const isWaiting = ({ total, done, refused }: ImportRow): boolean => total > done + refused;

/** Builds an import for the admins of its group. */
export const toGroupImport = (row: ImportRow): GroupImport => ({
  _id: row.id,
  groupId: row.groupId,
  kind: row.kind,
  fileName: row.fileName,
  status: row.status,
  total: row.total,
  done: row.done,
  refused: row.refused,
  ignored: [...row.ignored],
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  can: {
    start: (row.status === 'previewed' || row.status === 'stopped') && isWaiting(row),
    stop: row.status === 'running',
  },
});

/** Builds a line for the admins of its group. */
export const toImportLine = (row: typeof groupImportLines.$inferSelect, locale: Locale): ImportLine => ({
  line: row.line,
  values: row.values,
  status: row.status,
  known: row.known,
  refusals: row.refusals.map((refusal) => ({ ...refusal, message: refusalWords(refusal, locale) })),
});
