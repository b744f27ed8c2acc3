import { Id } from '@m4u/contract/common';
import { searchKinds } from '@m4u/contract/insight/search/rules';
import type { RouterContextProvider } from 'react-router';
import { api } from '../../platform/api/api.server.ts';
import { readerAgencies } from '../explore/explore.server.ts';
import type { Sought } from './foundPaths.tsx';

/** Reads a search from the address; invalid parts are ignored. */
export const readSought = (request: Request): Sought => {
  const query = new URL(request.url).searchParams;
  const agencyId = Id.safeParse(query.get('agencyId') ?? '');
  return {
    q: (query.get('q') ?? '')
      .replaceAll(/[\u0000-\u001f\u007f]/g, ' ')
      .trim()
      .slice(0, 100),
    type: searchKinds.find((kind) => kind === query.get('type')) ?? 'all',
    agencyId: agencyId.success ? agencyId.data : '',
  };
};

/** Agency to search within: the one in the address, else the reader's own. */
export const agencyName = async (
  context: Readonly<RouterContextProvider>,
  agencyId: string,
): Promise<{ _id: string; name: string } | null> => {
  const { own, administered } = await readerAgencies(context);
  const known = [...(own ? [own] : []), ...administered];
  if (agencyId === '') return known[0] ?? null;
  const found = known.find(({ _id }) => _id === agencyId);
  if (found) return found;
  const { agency } = (await api(context).explore.get({ query: { agencyId } })).data;
  return agency && { _id: agency._id, name: agency.name };
};
