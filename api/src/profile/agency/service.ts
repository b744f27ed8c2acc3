export { agencyOf, type AgencyFacts } from './queries.ts';
