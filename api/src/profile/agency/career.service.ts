// What renaming a term asks of agencies.
export { agenciesNaming, renameCareer } from './career.queries.ts';
export { agencyChanged } from './rules.ts';
