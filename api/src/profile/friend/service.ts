// The one visibility predicate, for the services and rules of other modules; their queries take it from queries.ts.
export { hasBlocked, relationTo, type Relation } from './queries.ts';
