import type { Route } from './+types/sitemapPart.screen';
import { answerSitemapPart } from './sitemap.server.ts';

/** One list of what search engines may show; see `sitemap.screen.tsx`. */
export const loader = ({ request, context, params: { name } }: Route.LoaderArgs) =>
  answerSitemapPart({ request, context }, name);
