// What other modules' queries weave into theirs: a page with its owner's groups is then one round trip.
export {
  adminIds,
  administeredBy,
  agencyIdOf,
  membershipsOf,
  groupIsOpen,
  groupMates,
  groupName,
  groupNames,
  groupsIn,
  groupsOf,
  groupTotalOf,
  haveGroupOf,
  roleIn,
  type Membership,
} from './membership.queries.ts';
