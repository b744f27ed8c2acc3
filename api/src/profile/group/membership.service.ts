// What other modules' queries weave into theirs: a page with its owner's groups is then one round trip.
export { membershipsOf, groupIsOpen, roleIn, type Membership } from './membership.queries.ts';
