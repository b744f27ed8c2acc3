// Decides who may see the uploads of campaigns.
export { campaignUploads } from './shown.queries.ts';
