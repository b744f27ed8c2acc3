import type { Route } from './+types/sitemapPart.screen';
import { answerSitemapPart } from './sitemap.server.ts';

/** One sitemap; see `sitemap.screen.tsx`. */
export const loader = ({ request, context, params: { name } }: Route.LoaderArgs) =>
  answerSitemapPart({ request, context }, name);
