import { PlacementAct, type PlacementState } from '@m4u/contract/content/item/placement';
import type { PlacedPiece } from '@m4u/contract/content/section/placed';
import { safeReturnTo } from '@m4u/contract/address/return-to';
import { memberTag } from '@m4u/contract/tags';
import { redirect, type RouterContextProvider } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { cacheable } from '../../../platform/cache/shared.server.ts';
import { flashRefusal, setFlash } from '../../../platform/forms/flash.server.ts';
import { readForm } from '../../../platform/forms/form.server.ts';
import { defineFilter, oneOf } from '../../../platform/search/filter.server.ts';
import { managedPiecesPath } from '../../item/placement/placementPaths.tsx';

type Context = Readonly<RouterContextProvider>;

/** Members' pieces in a group. */
export interface Placed {
  readonly data: readonly PlacedPiece[];
  readonly total: number;
}

/** Of a page without members' pieces. */
export const noPlaced: Placed = { data: [], total: 0 };

/** Most pieces on the page of the group itself. */
const MOST_ON_PAGE = 4;

/** Pieces on a list's page. */
const PIECES_PER_PAGE = 20;

/** The list's filter; `state` is for admins. */
export const readPlacedFilter = defineFilter({
  kind: oneOf(['post', 'product']),
  state: oneOf(['waiting', 'shown', 'refused', 'removed']),
});

const list = async (
  context: Context,
  groupId: string,
  query: { page?: number; limit: number; kind?: 'post' | 'product' | undefined; state?: PlacementState },
): Promise<Placed> => {
  const found = await api(context).item.listPlaced({ params: { groupId }, query });
  // A cached page goes when a writer's page closes.
  cacheable(context, ...found.data.map(({ author }) => memberTag(author._id)));
  return found;
};

/** The first members' pieces that a group shows. */
export const readPlacedOnPage = (context: Context, groupId: string): Promise<Placed> =>
  list(context, groupId, { limit: MOST_ON_PAGE });

/** A page of members' pieces in a group, as the address filters it. */
export const readPlaced = async (context: Context, groupId: string, url: URL, state?: PlacementState) => {
  const { page, filter } = readPlacedFilter(url.searchParams);
  const kind = filter.kind || undefined;
  const found = await list(context, groupId, { page, limit: PIECES_PER_PAGE, kind, ...(state && { state }) });
  return { ...found, page, kind: filter.kind };
};

const doneWords: Readonly<Record<PlacementState, () => string>> = {
  waiting: m.placement_done_waiting,
  shown: m.placement_done_shown,
  refused: m.placement_done_refused,
  withdrawn: m.placement_done_withdrawn,
  removed: m.placement_done_removed,
};

/** Takes the act of a form on a piece, and leads back with a message about the result. */
export const changePlacement = async (context: Context, request: Request, groupId: string): Promise<never> => {
  const { intent, values } = await readForm(request);
  const act = PlacementAct.safeParse(intent).data;
  const { piece: id = '', back } = values;
  try {
    if (act) {
      const { data } = await api(context).item.place({ params: { id }, body: { act } });
      setFlash(context, { kind: 'success', message: doneWords[data.state]() });
    }
  } catch (thrown) {
    flashRefusal(context, thrown);
  }
  throw redirect(back ? safeReturnTo(back) : managedPiecesPath(groupId));
};
