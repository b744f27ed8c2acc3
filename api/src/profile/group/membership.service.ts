// What other modules' queries weave into theirs: a page with its owner's groups is then one round trip.
export {
  adminIds,
  membershipsOf,
  groupIsOpen,
  groupMates,
  groupName,
  groupNames,
  groupsIn,
  groupsOf,
  roleIn,
  type Membership,
} from './membership.queries.ts';
