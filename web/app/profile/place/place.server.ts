import type { FoundPlace, PlaceChoice } from '@m4u/contract/profile/place';
import type { RouterContextProvider } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { pickOf, placeText, type TypedPlace } from './placeValue.tsx';

/** As many as are offered where words are not clear. */
const OFFERED = 30;

/** What a form says of a place: the one that is meant (null for none), or why that is not clear. */
export type ReadPlace =
  | { readonly choice: PlaceChoice | null }
  | { readonly choice: undefined; readonly error: string; readonly choices: readonly FoundPlace[] };

const plain = (text: string): string => text.normalize('NFC').trim().toLowerCase();

/**
 * The place that a form means by what was picked, or by words alone, as without scripts. Where several fit, they are
 * answered as `choices`, to be picked from.
 */
export const readPlace = async (context: Readonly<RouterContextProvider>, typed: TypedPlace): Promise<ReadPlace> => {
  const query = typed.placeWords.trim().slice(0, 100);
  if (query === '') return { choice: null };
  const picked = pickOf(typed);
  if (picked) return { choice: picked };
  const { data, total } = await api(context).place.search({ query: { query, limit: OFFERED } });
  const [only] = total === 1 ? data : data.filter((found) => plain(placeText(found)) === plain(query));
  if (only) return { choice: { provinceCode: only.provinceCode, wardCode: only.wardCode } };
  return { choice: undefined, choices: data, error: total > 0 ? m.place_several() : m.place_unknown() };
};
