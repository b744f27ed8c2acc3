import type { Route } from './+types/certificateNames.screen';
import { api } from '../../platform/api/api.server.ts';

/** Longest text that the API completes, in characters. */
const LONGEST = 120;

/** Suggestions for names of certificates. A resource route for the editor, without a screen. */
export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const name = (new URL(request.url).searchParams.get('name') ?? '').slice(0, LONGEST);
  const { data: names } = await api(context).product.certificates({ query: { name } });
  return { names };
};
