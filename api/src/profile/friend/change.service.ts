import type { FriendRelation } from '@m4u/contract/profile/friend/schema';
import { requireSignedIn, requireVerified } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { runAsSystem } from '../../platform/database/row-security/current-actor.ts';
import { fail, failField } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { receivedTotal } from './list.service.ts';
import * as pair from './pair.queries.ts';
import { hasBlocked } from './pair.reads.ts';
import { openMember, relation } from './relation.service.ts';

/** Two members, as a call names them: who asked, and whom. */
export interface Pair {
  readonly from: string;
  readonly to: string;
}

/** Does something between two members, one at a time; what came of it is answered as the reader finds it. */
const between = async (
  ctx: Context,
  other: string,
  work: (tx: Transaction, memberId: string) => Promise<void>,
): Promise<FriendRelation> => {
  const { memberId } = requireSignedIn(ctx);
  await ctx.transaction(async (tx) => {
    await pair.lockPair(tx, memberId, other);
    await work(tx, memberId);
  });
  return relation(ctx, other);
};

/** Tells members that somebody is another to them than before. */
const tell = (ctx: Context, tx: Transaction, sides: readonly (readonly [memberId: string, other: string])[]): void =>
  ctx.stream.tell(
    tx,
    sides.map(([memberId, ref]) => ({ memberId, topic: 'friend', ref })),
  );

const bothSides = (one: string, other: string) =>
  [
    [one, other],
    [other, one],
  ] as const;

/** Members who have answered all that was asked of them need not be told of it any more; others' requests count too. */
const settle = async (ctx: Context, tx: Transaction, memberIds: readonly string[]): Promise<void> => {
  for (const memberId of memberIds.toSorted())
    if ((await runAsSystem(() => receivedTotal({ db: tx }, memberId))) === 0)
      await ctx.notifier.settle(ctx, tx, { to: [memberId], kind: 'friend-request' });
};

/** A request by its name: who asked, whom, and when. */
const nameOf = ({ from, to }: Pair, at: Date): string => `${from}:${to}:${at.getTime()}`;

/** Makes the request of a member a friendship, and tells both. */
const befriend = async (ctx: Context, tx: Transaction, request: pair.PairRow): Promise<void> => {
  const { fromId: from, toId: to, createdAt } = request;
  await pair.acceptRequest(tx, from, to, ctx.clock.now());
  tell(ctx, tx, bothSides(from, to));
  const cause = nameOf({ from, to }, createdAt);
  await ctx.notifier.notify(ctx, tx, { to: [from], kind: 'friend-accepted', cause, actorId: to });
  await settle(ctx, tx, [to]);
};

/**
 * The reader asks a member to be friends; a request of the other one is accepted by it, and one that was made before
 * stays. Errors: forbidden, invalid, account-unverified, rate-limited, not-found, friend-refused, conflict when the
 * reader has blocked them.
 */
export const add = async (ctx: Context, asker: string, { from, to }: Pair): Promise<FriendRelation> => {
  const { memberId } = requireVerified(ctx);
  if (asker !== memberId || from !== memberId) fail('forbidden');
  if (to === memberId) failField('to', 'invalid');
  await ctx.limits.consume('friendsByMember', memberId);
  await openMember(ctx, to);
  return between(ctx, to, async (tx) => {
    if (await hasBlocked(tx, to, memberId)) fail('friend-refused');
    if (await hasBlocked(tx, memberId, to)) fail('conflict');
    const [row] = await pair.pairs(tx, memberId, [to]);
    if (row?.status === 'requested' && row.fromId === to) return befriend(ctx, tx, row);
    if (row) return;
    const now = ctx.clock.now();
    await pair.insertRequest(tx, memberId, to, now);
    tell(ctx, tx, bothSides(memberId, to));
    const cause = nameOf({ from: memberId, to }, now);
    await ctx.notifier.notify(ctx, tx, { to: [to], kind: 'friend-request', cause, actorId: memberId });
  });
};

/**
 * The reader accepts the request of a member; a second time is harmless. Errors: forbidden, account-unverified,
 * rate-limited, not-found when there is no such request.
 */
export const accept = async (ctx: Context, asker: string, { from, to }: Pair): Promise<FriendRelation> => {
  const { memberId } = requireVerified(ctx);
  if (to !== memberId || asker !== from) fail('forbidden');
  await ctx.limits.consume('relationsByMember', memberId);
  await openMember(ctx, from);
  return between(ctx, from, async (tx) => {
    const [row] = await pair.pairs(tx, memberId, [from]);
    if (row?.status === 'accepted') return;
    await befriend(ctx, tx, row?.fromId === from ? row : fail('not-found'));
  });
};

/** The other of two members, one of whom is the reader. Errors: forbidden. */
const otherOf = (ctx: Context, { from, to }: Pair): string => {
  const { memberId } = requireSignedIn(ctx);
  if (memberId === from) return to;
  return memberId === to ? from : fail('forbidden');
};

/** A member, also one whose page is closed: ending things must stay possible. Errors: not-found. */
const requireKnown = async (ctx: Context, id: string): Promise<void> => {
  if (!(await pair.isMember(ctx.db, id))) fail('not-found');
};

/**
 * Ends what there is between the reader and a member: a request of theirs is declined, the reader's own taken back, a
 * friendship ends. A second time is harmless. Errors: forbidden, not-found, rate-limited.
 */
export const reject = async (ctx: Context, asker: string, both: Pair): Promise<FriendRelation> => {
  const other = otherOf(ctx, both);
  if (asker !== both.from) fail('forbidden');
  await ctx.limits.consume('relationsByMember', requireSignedIn(ctx).memberId);
  await requireKnown(ctx, other);
  return between(ctx, other, async (tx, memberId) => {
    if (!(await pair.removePair(tx, memberId, other))) return;
    tell(ctx, tx, bothSides(memberId, other));
    await settle(ctx, tx, [memberId, other]);
  });
};

/**
 * The reader blocks a member, or unblocks them. Blocking ends friendship and requests; who is blocked is not told of it,
 * but loses a friend. Errors: not-found, invalid, rate-limited.
 */
export const block = async (ctx: Context, id: string, blocked: boolean): Promise<FriendRelation> => {
  const reader = requireSignedIn(ctx).memberId;
  if (id === reader) failField('id', 'invalid');
  await ctx.limits.consume('relationsByMember', reader);
  await requireKnown(ctx, id);
  return between(ctx, id, async (tx, memberId) => {
    const isChanged = blocked
      ? await pair.insertBlock(tx, memberId, id, ctx.clock.now())
      : await pair.removeBlock(tx, memberId, id);
    const hasEnded = blocked && (await pair.removePair(tx, memberId, id));
    if (hasEnded) tell(ctx, tx, bothSides(memberId, id));
    else if (isChanged) tell(ctx, tx, [[memberId, id]]);
    if (hasEnded) await settle(ctx, tx, [memberId, id]);
  });
};
