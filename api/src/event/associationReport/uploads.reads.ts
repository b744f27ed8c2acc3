import { sql } from '../../platform/database/orm.ts';
import type { UploadPlace } from '../../platform/upload-place.ts';
import { administersAgency } from '../../profile/directory/agencies/admins.reads.ts';
import { groupRoleOf } from '../../profile/directory/groups/membership.reads.ts';
import { associationReports as reports } from './tables.ts';

/** Visibility of pictures and documents in reports: the group's admins; after submission also its agency and staff. */
export const reportUploads: UploadPlace = {
  rowKind: 'report',
  canSee: (reader, rowId) => {
    if (reader.kind === 'visitor') return sql`false`;
    const { memberId, isStaff } = reader;
    const isOverseen = isStaff ? sql`true` : administersAgency(reports.agencyId, memberId);
    return sql`exists (select from ${reports} where ${reports.id} = ${rowId}
      and (${groupRoleOf(reports.groupId, sql`${memberId}::uuid`)} = 'admin' or (${reports.status} <> 'draft' and ${isOverseen})))`;
  },
};
