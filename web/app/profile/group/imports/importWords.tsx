import type { ImportField, ImportKind, ImportLine, ImportStatus } from '@m4u/contract/profile/group/import';
import { m } from '../../../paraglide/messages.js';
import { phone } from '../../../platform/language/formats.ts';

const kinds = { members: m.import_kind_members, customers: m.import_kind_customers } as const;
const statuses = {
  previewed: m.import_status_previewed,
  running: m.import_status_running,
  stopping: m.import_status_stopping,
  stopped: m.import_status_stopped,
  done: m.import_status_done,
} as const;
const fields = {
  name: m.import_field_name,
  phone: m.import_field_phone,
  email: m.import_field_email,
  role: m.import_field_role,
  title: m.import_field_title,
  note: m.import_field_note,
} as const satisfies Record<ImportField, unknown>;

/** Labels of kinds, states and columns of imports. */
export const kindName = (kind: ImportKind): string => kinds[kind]();
export const statusName = (status: ImportStatus): string => statuses[status]();
const fieldName = (field: string): string | undefined => (field in fields ? fields[field as ImportField]() : undefined);

/** The values of a line besides the name, as one text. */
export const waysOf = ({ values }: ImportLine): string =>
  [values.phone && phone(values.phone), values.email, values.role, values.title, values.note?.split('\n', 1)[0]]
    .filter(Boolean)
    .join(' · ');

/** The reasons for a line's refusal, each with its column. */
export const reasonsOf = ({ refusals }: ImportLine): string[] =>
  refusals.map(({ field, message }) => {
    const column = fieldName(field);
    return column === undefined ? message : `${column}: ${message}`;
  });
