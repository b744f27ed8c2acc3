// The one visibility predicate, for the services and rules of other modules; their queries take it from queries.ts.
export { relationTo, type Relation } from './queries.ts';
