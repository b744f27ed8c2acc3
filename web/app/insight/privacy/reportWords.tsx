import type { ReportKind, ReportReason } from '@m4u/contract/insight/privacy';
import { m } from '../../paraglide/messages.js';

/** What can be wrong with something, in words, in the order in which it is offered. */
export const reasonWords: Readonly<Record<ReportReason, () => string>> = {
  spam: m.report_reason_spam,
  fraud: m.report_reason_fraud,
  impersonation: m.report_reason_impersonation,
  harassment: m.report_reason_harassment,
  illegal: m.report_reason_illegal,
  other: m.report_reason_other,
};

/** What can be reported, in words. */
export const kindWords: Readonly<Record<ReportKind, () => string>> = {
  member: m.report_kind_member,
  group: m.report_kind_group,
  content: m.report_kind_content,
  message: m.report_kind_message,
};
