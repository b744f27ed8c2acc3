// The one visibility predicate, for the services and rules of other modules; their queries take it from queries.ts.
export { relationTo, type Relation } from './queries.ts';
// What two members are to each other.
export { areFriends, blocks, friendIdsAmong, hasBlocked, isBlockedEither } from './pair.queries.ts';
// What the stream tells of friends.
export { readChanged, receivedTotal } from './list.service.ts';
