// What lists of groups and of an agency's members ask of profiles, and weave into their queries.
export { careerNames, membersOf, openAmong } from './explore.queries.ts';
