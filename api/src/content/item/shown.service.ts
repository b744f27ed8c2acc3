// Decides who may see the uploads of content.
export { contentUploads } from './shown.queries.ts';
