// What exploring reads of groups and of the members of an agency's groups.
export {
  among,
  choices,
  list,
  memberIds,
  memberTotalOf,
  type MemberFilter,
  newest,
  rolesIn,
  total,
} from './explore.queries.ts';
