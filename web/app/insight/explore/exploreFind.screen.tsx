import { listKinds } from '@m4u/contract/insight/explore/sections.rules';
import { data } from 'react-router';
import type { Route } from './+types/exploreFind.screen';
import { api } from '../../platform/api/api.server.ts';
import { toChoices } from './exploreDraft.tsx';

/** Search for items of a section, for the editor. Errors: 404 for a kind without items. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const query = new URL(request.url).searchParams;
  const kind = listKinds.find((each) => each === query.get('kind'));
  if (!kind) throw data(null, { status: 404 });
  const q = (query.get('q') ?? '').trim().slice(0, 100);
  const found = await api(context).explore.find({ query: { agencyId: query.get('agencyId') ?? '', kind, q } });
  return { q, choices: toChoices(found.data) };
};
