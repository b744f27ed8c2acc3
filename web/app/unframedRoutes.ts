import { route, type RouteConfigEntry } from '@react-router/dev/routes';

/** Addresses of `routes.ts` that are no screens. */
export const unframedRoutes: RouteConfigEntry[] = [
  // Documents that programs read.
  route('/blog/:id/rss.xml', 'content/post/feed/feedRss.screen.tsx', { id: 'blogRss' }),
  route('/blog/:id/atom.xml', 'content/post/feed/feedAtom.screen.tsx', { id: 'blogAtom' }),
  route('/sitemap.xml', 'content/section/sitemap/sitemap.screen.tsx', { id: 'sitemap' }),
  route('/sitemaps/:name.xml', 'content/section/sitemap/sitemapPart.screen.tsx', { id: 'sitemapPart' }),
  route('/robots.txt', 'platform/document/robots.screen.tsx', { id: 'robots' }),

  // No screens: what a screen asks for while it is used.
  route('/action/editAgencyExplore/find', 'insight/explore/exploreFind.screen.tsx', { id: 'exploreFind' }),
  route('/action/editAgencyExplore/preview', 'insight/explore/explorePreview.screen.tsx', { id: 'explorePreview' }),
  route('/action/createPoint/find', 'commerce/order/counter/findCustomer.screen.tsx', { id: 'findCustomer' }),
  route('/action/createPoint/code', 'commerce/order/counter/discountOffer.screen.tsx', { id: 'discountOffer' }),
  route('/scan-qr/page', 'social/phonebook/scan/scanPage.screen.tsx', { id: 'scanPage' }),
  route('/search/suggest', 'insight/search/suggest.screen.tsx', { id: 'searchSuggest' }),
  route('/places', 'profile/place/foundPlaces.screen.tsx', { id: 'foundPlaces' }),
  route('/action/associationReports/suggestion', 'event/associationReport/reportSuggestion.screen.tsx', {
    id: 'reportSuggestion',
  }),
  route('/edit/products/certificates', 'content/product/certificateNames.screen.tsx', { id: 'certificateNames' }),
];
