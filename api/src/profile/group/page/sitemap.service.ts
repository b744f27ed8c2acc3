// The pages of groups that search engines may show.
export { hasListed, listed, parts } from './sitemap.queries.ts';
