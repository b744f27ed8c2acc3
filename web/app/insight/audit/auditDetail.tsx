import type { AuditEntry } from '@m4u/contract/insight/audit';
import { m } from '../../paraglide/messages.js';
import { registrationStatusWords } from '../../profile/registration/registrationWords.tsx';

/** Labels of the details that are shown; others, such as ids, are only in the CSV file. */
const detailLabels: Readonly<Record<string, () => string>> = {
  note: m.audit_label_note,
  before: m.audit_label_before,
  after: m.audit_label_after,
  status: m.audit_label_status,
  count: m.audit_label_count,
  sections: m.audit_label_sections,
  lines: m.audit_label_lines,
  file: m.audit_label_file,
  role: m.audit_label_role,
  group: m.audit_label_group,
  outcome: m.audit_label_outcome,
  customer: m.audit_label_customer,
  code: m.audit_label_code,
  points: m.audit_label_points,
  name: m.audit_label_name,
  scopes: m.audit_label_scopes,
  url: m.audit_label_url,
  apiKey: m.audit_label_api_key,
  via: m.audit_label_via,
  title: m.audit_label_title,
  vnd: m.audit_label_vnd,
  bank: m.audit_label_bank,
  account: m.audit_label_account,
  provider: m.audit_label_provider,
};

const detailValues: Readonly<Record<string, () => string>> = {
  owner: m.audit_value_owner,
  staff: m.audit_value_staff,
  admin: m.audit_value_admin,
  member: m.audit_value_member,
  cashier: m.people_role_cashier,
  editor: m.people_role_editor,
  door: m.people_role_door,
  acted: m.audit_value_acted,
  dismissed: m.audit_value_dismissed,
  blank: m.audit_value_blank,
  active: m.audit_value_active,
  frozen: m.audit_value_frozen,
  retired: m.audit_value_retired,
  accepted: m.audit_value_accepted,
  suspended: m.audit_value_suspended,
  requested: m.audit_value_requested,
  on: m.audit_value_on,
  off: m.audit_value_off,
};

const statuses = ['pending', 'accepted', 'approved', 'paid', 'done', 'cancelled'] as const;

/** Details that hold a fixed word of ours; others hold text that a person wrote. */
const isState = (label: string): boolean => ['before', 'after', 'status', 'role', 'outcome'].includes(label);

const formatDetail = (entry: AuditEntry, label: string, text: string): string => {
  if (!isState(label)) return text;
  const status = entry.target.kind === 'registration' ? statuses.find((each) => each === text) : undefined;
  if (status) return registrationStatusWords[status]();
  const formatState = Object.hasOwn(detailValues, text) ? detailValues[text] : undefined;
  return formatState ? formatState() : text;
};

/** Details of an entry in the reader's language, in a fixed order, since the database does not keep one. */
export const listDetails = (entry: AuditEntry): string[] =>
  Object.entries(detailLabels).flatMap(([label, formatLabel]) => {
    const text = entry.detail[label] ?? '';
    return text === '' ? [] : [m.audit_detail({ name: formatLabel(), text: formatDetail(entry, label, text) })];
  });

/** The name of an entry's target; an order without a number has the name of its customer. */
const targetName = ({ target, detail }: AuditEntry): string => target.name || (detail['customer'] ?? '');

export const hasTargetName = (entry: AuditEntry): boolean => targetName(entry) !== '';

/** The name of an entry's target, in words where it has none. */
export const nameTarget = (entry: AuditEntry): string => targetName(entry) || m.audit_unnamed();
