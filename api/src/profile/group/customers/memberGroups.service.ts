// For other modules' queries.
export { groupsKnowing, groupsRunBy } from './memberGroups.queries.ts';
