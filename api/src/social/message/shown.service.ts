// Decides who may see the uploads of messages.
export { messageUploads } from './shown.queries.ts';
