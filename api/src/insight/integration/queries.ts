import { sql, type SQL, type SQLWrapper } from '../../platform/database/orm.ts';
import { groupIsOpen, groupRoleOf } from '../../profile/directory/groups/membership.reads.ts';

/**
 * Whether the maker of a key or endpoint still administers its group, and the group is open, as a value within a larger
 * query.
 */
export const isMakerAdmin = (groupId: SQLWrapper, makerId: SQLWrapper): SQL<boolean> =>
  sql<boolean>`(coalesce(${groupRoleOf(groupId, makerId)} = 'admin', false) and ${groupIsOpen(groupId)})`;
