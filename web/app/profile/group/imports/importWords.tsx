import type { ImportField, ImportKind, ImportLine, ImportStatus } from '@m4u/contract/profile/group/import';
import { m } from '../../../paraglide/messages.js';
import { phone } from '../../../platform/language/formats.ts';

/** Labels of the kinds. */
export const importKindWords: Readonly<Record<ImportKind, () => string>> = {
  members: m.import_kind_members,
  customers: m.import_kind_customers,
};

/** Labels of the states. */
export const importStatusWords: Readonly<Record<ImportStatus, () => string>> = {
  previewed: m.import_status_previewed,
  running: m.import_status_running,
  stopping: m.import_status_stopping,
  stopped: m.import_status_stopped,
  done: m.import_status_done,
};

const importFieldWords: Readonly<Record<ImportField, () => string>> = {
  name: m.import_field_name,
  phone: m.import_field_phone,
  email: m.import_field_email,
  role: m.import_field_role,
  title: m.import_field_title,
  note: m.import_field_note,
};

/** Label of a column; undefined for a column that is not imported. */
const fieldLabel = (field: string): string | undefined =>
  field in importFieldWords ? importFieldWords[field as ImportField]() : undefined;

/** The values of a line besides the name, as one text. */
export const formatImportValues = ({ values }: ImportLine): string =>
  [values.phone && phone(values.phone), values.email, values.role, values.title, values.note?.split('\n', 1)[0]]
    .filter(Boolean)
    .join(' · ');

/** The reasons for a line's refusal, each with its column. */
export const listRefusalReasons = ({ refusals }: ImportLine): string[] =>
  refusals.map(({ field, message }) => {
    const column = fieldLabel(field);
    return column === undefined ? message : `${column}: ${message}`;
  });
