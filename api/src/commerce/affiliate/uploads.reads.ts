import { sql } from '../../platform/database/orm.ts';
import type { UploadPlace } from '../../platform/upload-place.ts';
import { groupIsOpen, groupRoleOf } from '../../profile/directory/groups/membership.reads.ts';
import { affiliateCampaigns as campaigns } from './tables.ts';

/** Visibility of pictures in campaigns and their texts; only the group's admins see pictures of a draft. */
export const campaignUploads: UploadPlace = {
  rowKind: 'campaign',
  canSee: (reader, rowId) => {
    const isAdmin =
      reader.kind === 'visitor'
        ? sql`false`
        : sql`coalesce(${groupRoleOf(campaigns.groupId, sql`${reader.memberId}::uuid`)} = 'admin', false)`;
    return sql`exists (select from ${campaigns} where ${campaigns.id} = ${rowId} and ${groupIsOpen(campaigns.groupId)}
      and (${campaigns.status} <> 'draft' or ${isAdmin}))`;
  },
};
