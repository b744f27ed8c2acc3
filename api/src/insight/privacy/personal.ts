import { and, eq } from '../../platform/database/orm.ts';
import {
  retainedActions,
  deleted,
  exportedAs,
  personalData,
  type Personal,
  excludedFromExport,
} from '../../platform/personal/personal.ts';
import { dataExports } from './export/tables.ts';
import { dataRequests } from './requests/tables.ts';
import { reports } from './reports/tables.ts';

/**
 * Personal data in reports, requests and exports; a report about an erased member is deleted, since its subject no
 * longer exists.
 */
export const privacyPersonal: readonly Personal[] = [
  personalData({
    table: reports,
    by: [],
    rows: ({ memberId }) => and(eq(reports.kind, 'member'), eq(reports.targetId, memberId)),
    gives: excludedFromExport('who reports somebody is protected'),
    fate: deleted,
  }),
  personalData({
    table: reports,
    by: [reports.reporterId],
    gives: exportedAs('reports', 'Báo cáo bạn đã gửi', 'Reports that you sent', [reports.handledBy]),
    fate: { set: { words: '' } },
  }),
  retainedActions(reports, reports.handledBy),
  personalData({
    table: dataRequests,
    by: [dataRequests.memberId],
    gives: exportedAs('data-requests', 'Yêu cầu về dữ liệu bạn đã gửi', 'Your requests about data', [
      dataRequests.answeredBy,
    ]),
    fate: deleted,
  }),
  retainedActions(dataRequests, dataRequests.answeredBy),
  personalData({
    table: dataExports,
    by: [dataExports.memberId],
    gives: excludedFromExport('when they asked for this, and how large it was'),
    fate: deleted,
  }),
];
