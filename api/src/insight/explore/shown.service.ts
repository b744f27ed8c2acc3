// Decides who may see the uploads of explore pages.
export { exploreUploads } from './shown.queries.ts';
