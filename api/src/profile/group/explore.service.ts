// What exploring reads of groups and of the members of an agency's groups.
export {
  among,
  choices,
  type GroupFilter,
  list,
  memberIds,
  memberTotalOf,
  type MemberFilter,
  newest,
  rolesIn,
  total,
} from './explore.queries.ts';
