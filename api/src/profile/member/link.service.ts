// The short link of a page and the page of a short link, for the queries of other modules.
export { currentLink, ownerIdOf } from './link.queries.ts';
