// For other modules' queries.
export { groupsKnowing, groupsRunBy } from './ties.queries.ts';
