// What is asked about groups when what happens on their pages is counted.
export { adminsOf, linksOfGroups } from './tracking.queries.ts';
