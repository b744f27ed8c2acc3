import type { FriendRelation } from '@m4u/contract/profile/friend/schema';
import { requireSignedIn, requireVerified } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { runAsSystem } from '../../platform/database/row-security/current-actor.ts';
import { fail, failField } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { countReceived } from './list.service.ts';
import * as pair from './pair.queries.ts';
import { hasBlocked } from './pair.reads.ts';
import { requireOpenMember, findRelation } from './relation.service.ts';

/** Two members of a call: `from` sent the request, `to` received it. */
export interface RequestPair {
  readonly from: string;
  readonly to: string;
}

/** Runs a change between the reader and another member under a lock, and returns the new relation. */
const changeRelation = async (
  ctx: Context,
  other: string,
  work: (tx: Transaction, memberId: string) => Promise<void>,
): Promise<FriendRelation> => {
  const { memberId } = requireSignedIn(ctx);
  await ctx.transaction(async (tx) => {
    await pair.acquirePairLock(tx, memberId, other);
    await work(tx, memberId);
  });
  return findRelation(ctx, other);
};

/** Sends members, through the live stream, that their relation to another member has changed. */
const announceRelations = (
  ctx: Context,
  tx: Transaction,
  sides: readonly (readonly [memberId: string, other: string])[],
): void =>
  ctx.stream.tell(
    tx,
    sides.map(([memberId, ref]) => ({ memberId, topic: 'friend', ref })),
  );

const eachSide = (one: string, other: string) =>
  [
    [one, other],
    [other, one],
  ] as const;

/** Removes the notifications of friend requests from members without open requests. */
const removeRequestNotices = async (ctx: Context, tx: Transaction, memberIds: readonly string[]): Promise<void> => {
  for (const memberId of memberIds.toSorted())
    if ((await runAsSystem(() => countReceived({ db: tx }, memberId))) === 0)
      await ctx.notifier.settle(ctx, tx, { to: [memberId], kind: 'friend-request' });
};

/** The key of a friend request: sender, recipient and time. */
const requestKey = ({ from, to }: RequestPair, requestedAt: Date): string => `${from}:${to}:${requestedAt.getTime()}`;

/** Turns a request into a friendship, and notifies both members. */
const befriend = async (ctx: Context, tx: Transaction, request: pair.PairRow): Promise<void> => {
  const { fromId: from, toId: to, createdAt } = request;
  await pair.acceptRequest(tx, from, to, ctx.clock.now());
  announceRelations(ctx, tx, eachSide(from, to));
  const cause = requestKey({ from, to }, createdAt);
  await ctx.notifier.notify(ctx, tx, { to: [from], kind: 'friend-accepted', cause, actorId: to });
  await removeRequestNotices(ctx, tx, [to]);
};

/**
 * Sends a friend request by the reader. It accepts an open request from the other member; a second request has no
 * effect. Errors: forbidden, invalid, account-unverified, rate-limited, not-found, friend-refused, conflict when the
 * reader has blocked them.
 */
export const add = async (ctx: Context, asker: string, { from, to }: RequestPair): Promise<FriendRelation> => {
  const { memberId } = requireVerified(ctx);
  if (asker !== memberId || from !== memberId) fail('forbidden');
  if (to === memberId) failField('to', 'invalid');
  await ctx.limits.consume('friendsByMember', memberId);
  await requireOpenMember(ctx, to);
  return changeRelation(ctx, to, async (tx) => {
    if (await hasBlocked(tx, to, memberId)) fail('friend-refused');
    if (await hasBlocked(tx, memberId, to)) fail('conflict');
    const [row] = await pair.listPairs(tx, memberId, [to]);
    if (row?.status === 'requested' && row.fromId === to) return befriend(ctx, tx, row);
    if (row) return;
    const now = ctx.clock.now();
    await pair.insertRequest(tx, memberId, to, now);
    announceRelations(ctx, tx, eachSide(memberId, to));
    const cause = requestKey({ from: memberId, to }, now);
    await ctx.notifier.notify(ctx, tx, { to: [to], kind: 'friend-request', cause, actorId: memberId });
  });
};

/**
 * Accepts a friend request to the reader; a second call has no effect. Errors: forbidden, account-unverified,
 * rate-limited, not-found when there is no such request.
 */
export const accept = async (ctx: Context, asker: string, { from, to }: RequestPair): Promise<FriendRelation> => {
  const { memberId } = requireVerified(ctx);
  if (to !== memberId || asker !== from) fail('forbidden');
  await ctx.limits.consume('relationsByMember', memberId);
  await requireOpenMember(ctx, from);
  return changeRelation(ctx, from, async (tx) => {
    const [row] = await pair.listPairs(tx, memberId, [from]);
    if (row?.status === 'accepted') return;
    await befriend(ctx, tx, row?.fromId === from ? row : fail('not-found'));
  });
};

/** Returns the member of the pair that is not the reader. Errors: forbidden. */
const requireOther = (ctx: Context, { from, to }: RequestPair): string => {
  const { memberId } = requireSignedIn(ctx);
  if (memberId === from) return to;
  return memberId === to ? from : fail('forbidden');
};

/**
 * Requires that a member exists; a closed page is accepted, so that relations to it can still end. Errors: not-found.
 */
const requireMember = async (ctx: Context, id: string): Promise<void> => {
  if (!(await pair.isMember(ctx.db, id))) fail('not-found');
};

/**
 * Ends the relation between the reader and a member: declines their request, withdraws the reader's, or ends the
 * friendship. A second call has no effect. Errors: forbidden, not-found, rate-limited.
 */
export const reject = async (ctx: Context, asker: string, both: RequestPair): Promise<FriendRelation> => {
  const other = requireOther(ctx, both);
  if (asker !== both.from) fail('forbidden');
  await ctx.limits.consume('relationsByMember', requireSignedIn(ctx).memberId);
  await requireMember(ctx, other);
  return changeRelation(ctx, other, async (tx, memberId) => {
    if (!(await pair.removePair(tx, memberId, other))) return;
    announceRelations(ctx, tx, eachSide(memberId, other));
    await removeRequestNotices(ctx, tx, [memberId, other]);
  });
};

/**
 * Blocks or unblocks a member by the reader. Blocking ends friendship and requests. The blocked member gets no notice,
 * but loses the friend. Errors: not-found, invalid, rate-limited.
 */
export const block = async (ctx: Context, id: string, blocked: boolean): Promise<FriendRelation> => {
  const reader = requireSignedIn(ctx).memberId;
  if (id === reader) failField('id', 'invalid');
  await ctx.limits.consume('relationsByMember', reader);
  await requireMember(ctx, id);
  return changeRelation(ctx, id, async (tx, memberId) => {
    const isChanged = blocked
      ? await pair.insertBlock(tx, memberId, id, ctx.clock.now())
      : await pair.removeBlock(tx, memberId, id);
    const hasEnded = blocked && (await pair.removePair(tx, memberId, id));
    if (hasEnded) announceRelations(ctx, tx, eachSide(memberId, id));
    else if (isChanged) announceRelations(ctx, tx, [[memberId, id]]);
    if (hasEnded) await removeRequestNotices(ctx, tx, [memberId, id]);
  });
};
