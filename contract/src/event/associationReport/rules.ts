import type { PeriodKind } from '../../period.ts';

/** Only the group sees a draft; a submitted report cannot change until the agency returns it with a reason. */
export const REPORT_STATUSES = ['draft', 'submitted', 'returned'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

/** The number of periods in statistics, up to the requested one. */
export const SHOWN_PERIODS: Readonly<Record<PeriodKind, number>> = { month: 12, quarter: 8, year: 5 };

/** The most groups listed in statistics; the exported table has all groups that reported. */
export const SHOWN_GROUPS = 200;

/** Largest number of members or events. */
export const MOST_COUNTED = 100_000_000;
/** Largest revenue in VND. */
export const MOST_REVENUE = 99_999_999_999_999;

/** The longest title, in characters. */
export const REPORT_TITLE_LENGTH = 150;

/** The most documents attached to a report. */
export const MOST_ATTACHMENTS = 10;
