import type { Route } from './+types/findGiver.screen';
import { findGivers } from './giftList.server.ts';

/** Searches the guests of a wedding for a typed name; has no screen. */
export const loader = async ({ context, params: { id }, request }: Route.LoaderArgs) => {
  const query = (new URL(request.url).searchParams.get('q') ?? '').trim();
  return { query, found: await findGivers(context, id, query) };
};
