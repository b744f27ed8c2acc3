import { REPORT_STATUSES, type ReportStatus } from '@m4u/contract/event/associationReport/rules';
import type { ReportFigures, ReportStep } from '@m4u/contract/event/associationReport/schema';
import { PERIOD_KINDS, type PeriodKind, periodWords } from '@m4u/contract/period';
import type { LucideIcon } from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Undo2 from 'lucide-react/icons/undo-2';
import { m } from '../../paraglide/messages.js';
import { money, number } from '../../platform/language/formats.ts';
import { locale } from '../../platform/language/language.ts';
import { Tag } from '../../ui/Tag.tsx';

/** Formats a period as a title: “Tháng 3/2026”. */
export const periodTitle = (period: string): string => {
  const text = periodWords(period, locale());
  return text.charAt(0).toLocaleUpperCase(locale()) + text.slice(1);
};

/** Labels of kinds of periods. */
export const periodKindWords: Readonly<Record<PeriodKind, () => string>> = {
  month: m.association_kind_month,
  quarter: m.association_kind_quarter,
  year: m.association_kind_year,
};

/** Labels of statuses. */
const reportStatusWords: Readonly<Record<ReportStatus, () => string>> = {
  draft: m.association_status_draft,
  submitted: m.association_status_submitted,
  returned: m.association_status_returned,
};

/** Options of a list's filters. */
export const periodKindOptions = () => PERIOD_KINDS.map((kind) => ({ value: kind, label: periodKindWords[kind]() }));
export const reportStatusOptions = () =>
  REPORT_STATUSES.map((status) => ({ value: status, label: reportStatusWords[status]() }));

const reportStatusIcons: Readonly<Record<ReportStatus, LucideIcon>> = {
  draft: CircleDashed,
  submitted: CircleCheck,
  returned: Undo2,
};

/** Tag with the status of a report. */
export const ReportStatusTag = ({ status }: { status: ReportStatus }) => (
  <Tag icon={reportStatusIcons[status]}>{reportStatusWords[status]()}</Tag>
);

/** Labels of steps. */
export const reportStepWords: Readonly<Record<ReportStep['kind'], () => string>> = {
  created: m.association_step_created,
  changed: m.association_step_changed,
  submitted: m.association_step_submitted,
  returned: m.association_step_returned,
};

/** The figures of a report, each with its label and format. */
export const reportFigures: readonly {
  readonly of: keyof ReportFigures;
  readonly label: () => string;
  readonly format: (value: number) => string;
}[] = [
  { of: 'members', label: m.association_members, format: number },
  { of: 'newMembers', label: m.association_new_members, format: number },
  { of: 'revenue', label: m.association_revenue, format: money },
  { of: 'events', label: m.association_events, format: number },
];
