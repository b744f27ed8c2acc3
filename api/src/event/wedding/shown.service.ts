// Decides who may see the uploads of invitations.
export { weddingUploads } from './shown.queries.ts';
