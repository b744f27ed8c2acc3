import type { PeriodKind } from '../../period.ts';

/** A draft is the group's own; what was submitted stands until the agency returns it with a reason. */
export const REPORT_STATUSES = ['draft', 'submitted', 'returned'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

/** How many periods statistics tell of, up to the one that was asked for. */
export const SHOWN_PERIODS: Readonly<Record<PeriodKind, number>> = { month: 12, quarter: 8, year: 5 };

/** The most groups that statistics name; the table has all that reported. */
export const SHOWN_GROUPS = 200;

/** The most of a figure: of members and events, and of VND. */
export const MOST_COUNTED = 100_000_000;
export const MOST_REVENUE = 99_999_999_999_999;

/** The longest title, in characters. */
export const REPORT_TITLE = 150;

/** The most documents that go with a report. */
export const MOST_ATTACHMENTS = 10;
