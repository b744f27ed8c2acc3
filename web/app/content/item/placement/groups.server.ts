import type { Owner } from '@m4u/contract/common';
import type { Placement } from '@m4u/contract/content/item/placement';
import type { RouterContextProvider } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import type { SentForm } from '../../../platform/forms/form.server.ts';
import type { Desk } from '../owner.server.ts';
import type { ShareGroups } from './GroupField.tsx';

/** The edited piece, as far as its group is concerned. */
interface SharedPiece {
  readonly owner: Pick<Owner, 'kind'>;
  readonly groupId: string | null;
  readonly placement: Pick<Placement, 'group'> | null;
}

/** The group of a member's piece; its placement is unknown while the group is locked. */
const presentOf = (piece: SharedPiece | null): ShareGroups => {
  if (piece?.owner.kind !== 'member' || piece.groupId === null) return [];
  return [{ _id: piece.groupId, name: piece.placement?.group.name ?? m.placement_group_present() }];
};

/**
 * Groups with which pieces of a page can be shared: those of a member; a group shares nothing. The present group of the
 * edited piece is always among them, since saving would take the piece out of it otherwise.
 */
export const readShareGroups = async (
  context: Readonly<RouterContextProvider>,
  { owner: { kind, id } }: Pick<Desk, 'owner'>,
  piece: SharedPiece | null,
): Promise<ShareGroups> => {
  if (kind !== 'member') return [];
  const { groups } = (await api(context).member.get({ params: { id } })).data;
  const offered = groups.map(({ _id, name }) => ({ _id, name }));
  return [...offered, ...presentOf(piece).filter(({ _id }) => !offered.some((each) => each._id === _id))];
};

/** The group that a form chooses for the API; nothing when the form had no such field, so that the group stays. */
export const chosenGroup = ({ values: { groupId } }: Pick<SentForm, 'values'>): { groupId?: string } =>
  groupId === undefined ? {} : { groupId };
