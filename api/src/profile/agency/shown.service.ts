// Decides who may see the uploads of an agency’s page.
export { agencyUploads } from './shown.queries.ts';
