import type { Owner } from '@m4u/contract/common';
import type { Poster, PosterView } from '@m4u/contract/content/poster';
import { ownerTag } from '@m4u/contract/tags';
import type { RouterContextProvider } from 'react-router';
import { api } from '../../platform/api/api.server.ts';
import { cacheableUntil } from '../../platform/cache/shared.server.ts';

/** Most posters in the row. */
const SHOWN = 10;

/**
 * Posters that a page of this kind shows today, for `PosterStrip`. A cached page expires when one of them ends or the
 * next one starts.
 */
export const readPosters = async (
  context: Readonly<RouterContextProvider>,
  { kind, id }: Owner,
  posterType: PosterView,
): Promise<Poster[]> => {
  const query = { posterType, showing: true, limit: SHOWN };
  const { data, changesAt } = await api(context).poster.list({ params: { id }, query });
  cacheableUntil(context, changesAt, ownerTag({ kind, id }));
  return data;
};
