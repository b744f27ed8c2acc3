import { and, eq } from '../../platform/database/orm.ts';
import { deeds, deleted, given, personal, type Personal, withheld } from '../../platform/personal/personal.ts';
import { dataExports } from './export/tables.ts';
import { dataRequests } from './requests/tables.ts';
import { reports } from './reports/tables.ts';

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
    table: dataRequests,
    by: [dataRequests.memberId],
    gives: given('data-requests', 'Yêu cầu về dữ liệu bạn đã gửi', 'Your requests about data', [
      dataRequests.answeredBy,
    ]),
    fate: deleted,
  }),
  deeds(dataRequests, dataRequests.answeredBy),
  personal({
    table: dataExports,
    by: [dataExports.memberId],
    gives: withheld('when they asked for this, and how large it was'),
    fate: deleted,
  }),
];
