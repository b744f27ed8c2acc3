// Decides who may see the uploads of slides.
export { slideUploads } from './shown.queries.ts';
