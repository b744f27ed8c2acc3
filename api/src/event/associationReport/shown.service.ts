// Decides who may see the uploads of reports.
export { reportUploads } from './shown.queries.ts';
