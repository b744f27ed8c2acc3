import type { ReportKind, ReportReason } from '@m4u/contract/insight/privacy';
import { m } from '../../paraglide/messages.js';

/** Texts of the reasons, in the order of the form. */
export const reportReasonWords: Readonly<Record<ReportReason, () => string>> = {
  spam: m.report_reason_spam,
  fraud: m.report_reason_fraud,
  impersonation: m.report_reason_impersonation,
  harassment: m.report_reason_harassment,
  illegal: m.report_reason_illegal,
  other: m.report_reason_other,
};

/** Names of the kinds of subjects. */
export const reportKindWords: Readonly<Record<ReportKind, () => string>> = {
  member: m.report_kind_member,
  group: m.report_kind_group,
  content: m.report_kind_content,
  message: m.report_kind_message,
};
