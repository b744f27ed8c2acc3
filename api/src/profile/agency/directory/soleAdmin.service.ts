// What deleting a member asks about their agencies.
export { agenciesWithout } from './soleAdmin.queries.ts';
