import type { Owner } from '@m4u/contract/common';
import type { ContentKind } from '@m4u/contract/content/item/schema';
import type { PlacementState } from '@m4u/contract/content/item/placement';
import { groupTag, ownerTag } from '@m4u/contract/tags';
import { requireSignedIn } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { runAsSystem } from '../../../platform/database/row-security/current-actor.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { findOpenGroupNames, listGroupAdminIds } from '../../../profile/directory/groups/membership.reads.ts';
import { contentChanged } from '../events.ts';
import type { ItemRow } from '../rules.ts';
import * as queries from './queries.ts';
import { hourOf } from './rules.ts';

/** A member's piece, as its notices name it. */
export interface SharedPiece extends Pick<ItemRow, 'id' | 'ownerId' | 'title' | 'policy'> {
  readonly kind: ContentKind;
}

/** Drops the cached pages of the writer and of the group. */
export const announce = (ctx: Context, tx: Transaction, { id, kind, ownerId }: SharedPiece, groupId: string): void => {
  const owner: Owner = { kind: 'member', id: ownerId };
  ctx.emit(tx, contentChanged.create([ownerTag(owner), groupTag(groupId)], { kind, id, owner }));
};

/** A change of a piece in a group. */
interface PlacementNews {
  readonly piece: SharedPiece;
  readonly groupId: string;
  /** The new state. */
  readonly news: PlacementState;
  /** The state is as before, and others see the piece now. */
  readonly isSameState?: boolean;
}

/** Subject of the notices of a piece in a group. */
const subjectOf = (groupId: string, pieceId: string): string => `${groupId} ${pieceId}`;

/**
 * Tells the writer and the group's admins of a new state, except who has made it. Only admins who may see the piece are
 * told of it, since the notice has its title. Open notices of a former state are done. Nobody is told of the same state of
 * a piece twice in an hour.
 */
export const tell = async (
  ctx: Context,
  tx: Transaction,
  { piece, groupId, news, isSameState = false }: PlacementNews,
): Promise<void> => {
  const { memberId } = requireSignedIn(ctx);
  const { id, kind, title, ownerId } = piece;
  const name = (await findOpenGroupNames(tx, [groupId])).get(groupId) ?? '';
  const about = subjectOf(groupId, id);
  // Runs as the system: friendships and notices of others are not the actor's to see.
  await runAsSystem(async () => {
    const seeing = await queries.listAdminsWhoSee(tx, groupId, piece);
    const admins = await listGroupAdminIds(tx, groupId);
    const done = isSameState ? admins.filter((admin) => !seeing.includes(admin)) : admins;
    await ctx.notifier.settle(ctx, tx, { to: done, kind: 'group-piece', about });
    const told = new Set([...seeing, ownerId]);
    told.delete(memberId);
    await ctx.notifier.notify(ctx, tx, {
      to: [...told],
      kind: 'group-piece',
      cause: `${id} ${groupId} ${news} ${hourOf(ctx.clock.now())}`,
      about,
      actorId: memberId,
      data: { piece: id, kind, title, group: groupId, groupName: name, writer: ownerId, news },
    });
  });
};

/** Marks the notices about a piece in a group as done, for its writer and the group's admins. */
export const settle = (ctx: Context, tx: Transaction, { id, ownerId }: SharedPiece, groupId: string): Promise<void> =>
  runAsSystem(async () => {
    const to = [...(await listGroupAdminIds(tx, groupId)), ownerId];
    await ctx.notifier.settle(ctx, tx, { to, kind: 'group-piece', about: subjectOf(groupId, id) });
  });

/**
 * Marks notices as done when a member's rights in a group have ended: those about the member's pieces in it if the
 * membership has ended, and those that the member has as a former admin.
 */
export const settleOfMember = (
  ctx: Context,
  tx: Transaction,
  { groupId, memberId, isMember }: { groupId: string; memberId: string; isMember: boolean },
): Promise<void> =>
  runAsSystem(async () => {
    const within = { kind: 'group-piece', about: groupId } as const;
    await ctx.notifier.settleWithin(ctx, tx, { ...within, to: [memberId] });
    if (isMember) return;
    const to = await listGroupAdminIds(tx, groupId);
    await ctx.notifier.settleWithin(ctx, tx, { ...within, to, data: { writer: memberId } });
  });
