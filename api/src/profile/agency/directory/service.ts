// What other modules' queries weave into theirs, so that a page with its agency is one round trip.
export { agencyIsThere, agencyOf, type AgencyFacts } from './queries.ts';
