import type { FoundPlace, PlaceChoice } from '@m4u/contract/profile/place';
import type { RouterContextProvider } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { pickOf, placeText, type TypedPlace } from './placeValue.tsx';

/** Maximum number of choices for an ambiguous text. */
const OFFERED = 30;

/** The place in a form: the choice (null for none), or why it is ambiguous. */
export type ReadPlace =
  | { readonly choice: PlaceChoice | null }
  | { readonly choice: undefined; readonly error: string; readonly choices: readonly FoundPlace[] };

const plain = (text: string): string => text.normalize('NFC').trim().toLowerCase();

/**
 * Reads the place that a form selects by a pick, or by text alone when scripts are off. Several matches are returned as
 * `choices`.
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
