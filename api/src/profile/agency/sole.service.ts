// What deleting a member asks about their agencies.
export { agenciesWithout } from './sole.queries.ts';
