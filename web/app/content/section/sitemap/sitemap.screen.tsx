import type { Route } from './+types/sitemap.screen';
import { answerSitemap } from './sitemap.server.ts';

/** The lists of all that search engines may show. */
export const loader = ({ request, context }: Route.LoaderArgs) => answerSitemap({ request, context });
