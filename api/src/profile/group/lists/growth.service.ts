// What is known of groups over time, and above them, for what other wings report of them.
export { groupsOfAdmin, groupsUnder, growthIn } from './growth.queries.ts';
