// Decides who may see the uploads of a group’s page.
export { groupUploads } from './shown.queries.ts';
