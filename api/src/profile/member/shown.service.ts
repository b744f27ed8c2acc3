// Decides who may see the uploads of a member’s page.
export { memberUploads } from './shown.queries.ts';
