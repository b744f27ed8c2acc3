// What renaming a term asks of groups.
export { groupsNaming, renameCareer, renameChildCareer } from './career.queries.ts';
