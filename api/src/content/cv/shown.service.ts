// Decides who may see the uploads of CVs.
export { cvUploads } from './shown.queries.ts';
