import type { Route } from './+types/foundPlaces.screen';
import { api } from '../../platform/api/api.server.ts';

/** Maximum number of matches under a field. */
const SHOWN = 8;

/** Resource route without a screen: searches places for the field. */
export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const query = (new URL(request.url).searchParams.get('q') ?? '').slice(0, 100);
  const { data } =
    query.trim() === '' ? { data: [] } : await api(context).place.search({ query: { query, limit: SHOWN } });
  return { query, found: data };
};
