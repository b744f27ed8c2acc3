import type { Owner } from '@m4u/contract/common';
import type { Poster, PosterView } from '@m4u/contract/content/poster';
import { ownerTag } from '@m4u/contract/tags';
import type { RouterContextProvider } from 'react-router';
import { api } from '../../platform/api/api.server.ts';
import { cacheableUntil } from '../../platform/cache/shared.server.ts';

/** Posters beside one another at most. */
const SHOWN = 10;

/**
 * The posters that a page of this kind shows today, for `PosterStrip`. A kept page goes when one of them ends or the
 * next one begins.
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
