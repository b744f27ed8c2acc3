// What deleting a member asks about their groups.
export { groupsWithout } from './soleAdmin.queries.ts';
