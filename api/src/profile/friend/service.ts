// The one visibility predicate, for the services and rules of other modules; their queries take it from queries.ts.
export { relationTo, type Relation } from './queries.ts';
// What two members are to each other.
export { areFriends, friendIdsAmong, hasBlocked, isBlockedEither } from './pair.queries.ts';
