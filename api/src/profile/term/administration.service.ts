import type { AuditAct } from '@m4u/contract/insight/audit/kinds';
import type { StaffTerm, TermKind } from '@m4u/contract/profile/member/terms';
import { groupTag, memberTag } from '@m4u/contract/tags';
import type { Context } from '../../platform/context.ts';
import { fail, failField } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { agencyChanged } from '../agency/events.ts';
import { groupChanged } from '../group/events.ts';
import { memberChanged } from '../member/events.ts';
import * as queries from './administration.queries.ts';
import type { TermRow } from './administration.queries.ts';

type TermNames = Pick<TermRow, 'nameVi' | 'nameEn'>;

const toStaffTerm = (
  { id, kind, parentId, nameVi, nameEn }: TermRow,
  counts: { used: number; children: number },
): StaffTerm => ({
  _id: id,
  kind,
  parentId,
  nameVi,
  nameEn,
  ...counts,
});

const listWithCounts = async (ctx: Context, kind: TermKind, parentId: string | null): Promise<StaffTerm[]> => {
  const rows = await queries.listWithCounts(ctx.db, kind, parentId);
  return rows.map(({ row, used, children }) => toStaffTerm(row, { used, children }));
};

/**
 * Lists the terms of a kind in order; occupations need `parentId`, their line of business. Errors: invalid without it.
 */
export const list = async (ctx: Context, kind: TermKind, parentId: string | undefined): Promise<StaffTerm[]> => {
  if (kind === 'childCareer' && parentId === undefined) failField('parentId', 'required');
  return listWithCounts(ctx, kind, kind === 'childCareer' ? (parentId ?? null) : null);
};

const foldName = (name: string): string => name.normalize('NFC').toLowerCase();

/** Rejects a name that another term of the list has in the same language. Errors: invalid. */
const requireUniqueName = (others: readonly TermRow[], { nameVi, nameEn }: TermNames): void => {
  if (others.some((each) => foldName(each.nameVi) === foldName(nameVi))) failField('nameVi', 'taken');
  if (others.some((each) => foldName(each.nameEn) === foldName(nameEn))) failField('nameEn', 'taken');
};

/** Changes a term under the lock of all terms, and records it in the audit log. */
const changeAndAudit = <T extends TermRow>(
  ctx: Context,
  name: AuditAct,
  work: (tx: Transaction) => Promise<{ row: T; detail?: Readonly<Record<string, string>> }>,
): Promise<T> =>
  ctx.transaction(async (tx) => {
    await queries.acquireTermsLock(tx);
    const { row, detail = {} } = await work(tx);
    const target = { kind: 'term', id: row.id, name: row.nameVi } as const;
    await ctx.audit.record(ctx, tx, { act: name, target, detail: { ...detail, kind: row.kind } });
    return row;
  });

const findStaffTerm = async (ctx: Context, { id, kind, parentId }: TermRow): Promise<StaffTerm> =>
  (await listWithCounts(ctx, kind, parentId)).find(({ _id }) => _id === id) ?? fail('not-found');

/**
 * Adds a term at the end of its list. Errors: invalid for a duplicate name, not-found without the line of business,
 * conflict when the list is full.
 */
export const insert = async (
  ctx: Context,
  { kind, parentId, ...names }: TermNames & { kind: TermKind; parentId?: string | undefined },
): Promise<StaffTerm> => {
  if (kind === 'childCareer' && parentId === undefined) failField('parentId', 'required');
  const parent = kind === 'childCareer' ? (parentId ?? null) : null;
  const row = await changeAndAudit(ctx, 'term.create', async (tx) => {
    if (parent !== null && (await queries.find(tx, parent))?.kind !== 'career') fail('not-found');
    const others = await queries.list(tx, kind, parent);
    if (others.length >= queries.MOST_TERMS) fail('conflict');
    requireUniqueName(others, names);
    const added = { id: uuidv7(), kind, parentId: parent, ...names, position: (others.at(-1)?.position ?? 0) + 1 };
    await queries.insert(tx, added);
    return { row: added };
  });
  return findStaffTerm(ctx, row);
};

const renameEverywhere = async (
  tx: Transaction,
  row: TermRow,
  renaming: queries.TermRenaming,
): Promise<queries.RenamedPages> => {
  if (row.kind === 'career') return queries.renameCareer(tx, renaming);
  if (row.kind === 'interest') return queries.renameInterest(tx, renaming);
  const parent = row.parentId === null ? undefined : await queries.find(tx, row.parentId);
  return parent ? queries.renameChildCareer(tx, renaming, parent) : { members: [], groups: [], agencies: [] };
};

/** Renames a term, also in every profile that uses it. Errors: not-found, invalid for a duplicate name. */
export const update = async (ctx: Context, id: string, after: TermNames): Promise<StaffTerm> => {
  const row = await changeAndAudit(ctx, 'term.update', async (tx) => {
    const previous = (await queries.find(tx, id)) ?? fail('not-found');
    const others = await queries.list(tx, previous.kind, previous.parentId);
    requireUniqueName(
      others.filter((each) => each.id !== id),
      after,
    );
    await queries.update(tx, id, after);
    const { members, groups, agencies } = await renameEverywhere(tx, previous, { before: previous, after });
    for (const memberId of members) ctx.emit(tx, memberChanged.create([memberTag(memberId)], { memberId }));
    for (const groupId of groups) ctx.emit(tx, groupChanged.create([groupTag(groupId)], { groupId }));
    for (const agencyId of agencies) ctx.emit(tx, agencyChanged(agencyId));
    return { row: { ...previous, ...after }, detail: { before: previous.nameVi, beforeEn: previous.nameEn } };
  });
  return findStaffTerm(ctx, row);
};

/** Deletes a term, and for a line of business its occupations; profiles keep the name as text. Errors: not-found. */
export const remove = (ctx: Context, id: string): Promise<unknown> =>
  changeAndAudit(ctx, 'term.delete', async (tx) => {
    const row = (await queries.find(tx, id)) ?? fail('not-found');
    await queries.remove(tx, id);
    return { row };
  });

/** Moves a term before another of its list, or to the end without one. Errors: not-found. */
export const arrange = (ctx: Context, id: string, beforeId: string | null): Promise<unknown> =>
  changeAndAudit(ctx, 'term.update', async (tx) => {
    const row = (await queries.find(tx, id)) ?? fail('not-found');
    const others = (await queries.list(tx, row.kind, row.parentId)).filter((each) => each.id !== id);
    const newIndex = beforeId === null ? others.length : others.findIndex((each) => each.id === beforeId);
    if (newIndex < 0) fail('not-found');
    for (const [index, each] of others.toSpliced(newIndex, 0, row).entries())
      if (each.position !== index + 1) await queries.update(tx, each.id, { position: index + 1 });
    return { row };
  });
