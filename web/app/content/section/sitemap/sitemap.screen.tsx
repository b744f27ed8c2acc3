import type { Route } from './+types/sitemap.screen';
import { answerSitemap } from './sitemap.server.ts';

/** Index of the sitemaps. */
export const loader = ({ request, context }: Route.LoaderArgs) => answerSitemap({ request, context });
