import { and, eq } from 'drizzle-orm';
import { deeds, deleted, given, personal, type Personal, withheld } from '../../platform/personal/personal.ts';
import { dataExports } from './export.tables.ts';
import { reports } from './tables.ts';

/** What is kept of reports: one about somebody who is erased has nobody left to be about. */
export const privacyPersonal: readonly Personal[] = [
  personal({
    table: reports,
    by: [],
    rows: ({ memberId }) => and(eq(reports.kind, 'member'), eq(reports.targetId, memberId)),
    gives: withheld('who reports somebody is protected'),
    fate: deleted,
  }),
  personal({
    table: reports,
    by: [reports.reporterId],
    gives: given('reports', 'Báo cáo bạn đã gửi', 'Reports that you sent', [reports.handledBy]),
    fate: { set: { words: '' } },
  }),
  deeds(reports, reports.handledBy),
  personal({
    table: dataExports,
    by: [dataExports.memberId],
    gives: withheld('when they asked for this, and how large it was'),
    fate: deleted,
  }),
];
