import { sql } from '../../platform/database/orm.ts';
import type { UploadPlace } from '../../platform/upload-place.ts';
import { groupIsOpen, groupRoleOf } from '../../profile/directory/groups/membership.reads.ts';
import { perks, perkVouchers as vouchers } from './tables.ts';

/**
 * Visibility of pictures of perks: every member sees those of perks that are not archived, the group's admins all, and
 * customers those of the vouchers that they took.
 */
export const perkUploads: UploadPlace = {
  rowKind: 'perk',
  canSee: (reader, rowId) => {
    if (reader.kind === 'visitor') return sql`false`;
    const memberId = sql`${reader.memberId}::uuid`;
    const isAdmin = sql`coalesce(${groupRoleOf(perks.groupId, memberId)} = 'admin', false)`;
    const hasTaken = sql`exists (select from ${vouchers} where ${vouchers.perkId} = ${perks.id} and ${vouchers.memberId} = ${memberId})`;
    return sql`exists (select from ${perks} where ${perks.id} = ${rowId} and
      (${hasTaken} or (${groupIsOpen(perks.groupId)} and (${perks.archivedAt} is null or ${isAdmin}))))`;
  },
};
