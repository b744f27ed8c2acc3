import type { Route } from './+types/foundPlaces.screen';
import { api } from '../../platform/api/api.server.ts';

/** As many as a list under a field shows. */
const SHOWN = 8;

/** Places that fit what is typed. No screen: the field asks here. */
export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const query = (new URL(request.url).searchParams.get('q') ?? '').slice(0, 100);
  const { data } =
    query.trim() === '' ? { data: [] } : await api(context).place.search({ query: { query, limit: SHOWN } });
  return { query, found: data };
};
