import type { GiftDraft, GiftRoom, PointGift } from '@m4u/contract/commerce/point/gift';
import type { GiftTerms } from '@m4u/contract/commerce/point/gift.rules';
import { dayOf } from '@m4u/contract/days';
import { requireSignedIn, requireVerified } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { runAsSystem } from '../../../platform/database/row-security/current-actor.ts';
import { fail, failField } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { runIdempotent } from '../../../platform/idempotency/once.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { personLookup } from '../../../profile/directory/members/people.reads.ts';
import { areFriends, isBlockedEither } from '../../../profile/friend/pair.reads.ts';
import { groupLabelLookup } from '../../../profile/group/lists/labels.service.ts';
import { requireGroup } from '../../../profile/group/rights.service.ts';
import { listForUpdate, listLotsLeft, lockTotals } from '../account.queries.ts';
import { findAccount } from '../account.reads.ts';
import { sumDue } from '../expiry/queries.ts';
import { type Account, openAccount, post, requireByIdForUpdate } from '../ledger.service.ts';
import { findStoredSettings } from '../settings.service.ts';
import { notifyOfGift } from './notice.service.ts';
import * as queries from './queries.ts';
import { takeFromBatches } from './rules.ts';

/** The points that the caller can give to others at a group. Errors: not-found. */
export const getRoom = async (ctx: Context, groupId: string): Promise<GiftRoom> => {
  const { memberId } = requireSignedIn(ctx);
  await requireGroup(ctx, groupId);
  const group = (await groupLabelLookup(ctx.db, [groupId]))(groupId) ?? fail('not-found');
  const { gifts, giftMinimum, giftMaximum, giftsPerDay } = await findStoredSettings(ctx.db, groupId);
  const account = await findAccount(ctx.db, groupId, { kind: 'member', memberId });
  const now = ctx.clock.now();
  const given = account ? await queries.sumOfDay(ctx.db, account.id, dayOf(now)) : 0;
  const points = account ? account.points - (await sumDue(ctx.db, account.id, now)) : 0;
  return { group, gifts, points, giftMinimum, giftMaximum, leftToday: Math.max(0, giftsPerDay - given) };
};

/**
 * Finds the receiver of a gift. An unknown member, a closed page, a stranger without a phone number and a block have the
 * same answer. Errors: invalid.
 */
const requireReceiver = async (
  tx: Transaction,
  giverId: string,
  { memberId, phone = '' }: Pick<GiftDraft, 'memberId' | 'phone'>,
): Promise<string> => {
  const field = memberId === undefined ? 'phone' : 'memberId';
  if ((memberId === undefined) === (phone === '')) failField(field, 'required');
  const found = memberId ?? (await queries.findMemberByPhone(tx, phone));
  if (found === giverId) failField(field, 'gift-self');
  const isReachable =
    found !== undefined &&
    (await queries.isOpenMember(tx, found)) &&
    (memberId === undefined || (await areFriends(tx, giverId, found))) &&
    !(await isBlockedEither(tx, giverId, found));
  return isReachable ? found : failField(field, 'gift-receiver');
};

/** Locks the accounts of giver and receiver, and the totals that count them. */
const lockPair = async (
  ctx: Context,
  tx: Transaction,
  groupId: string,
  { giver, receiverId }: { readonly giver: string; readonly receiverId: string },
): Promise<{ from: Account; to: Account }> => {
  const receiver = await openAccount(ctx, tx, groupId, { kind: 'member', memberId: receiverId });
  // In the order of their ids: two members who give to each other at once would wait for each other.
  await listForUpdate(tx, [giver, receiver]);
  await lockTotals(tx, [giver, receiver]);
  const from = await requireByIdForUpdate(tx, groupId, giver);
  return { from, to: await requireByIdForUpdate(tx, groupId, receiver) };
};

const refusePoints = (code: 'too-small' | 'too-big' | 'gift-day', values: Readonly<Record<string, number>>): never =>
  fail('invalid', { fields: [{ field: 'points', code, values }] });

/** Refuses points beyond the terms of the group. Errors: wrong-state, invalid. */
const requireTerms = ({ gifts, giftMinimum, giftMaximum }: GiftTerms, points: number): void => {
  if (!gifts) fail('wrong-state');
  if (points < giftMinimum) refusePoints('too-small', { minimum: giftMinimum });
  if (points > giftMaximum) refusePoints('too-big', { maximum: giftMaximum });
};

/** Refuses points that the giver does not have. Errors: insufficient-points. */
const requireHeld = (balance: number, points: number): void => {
  const missing = points - balance;
  if (missing > 0)
    fail('insufficient-points', { fields: [{ field: 'points', code: 'gift-short', values: { balance, missing } }] });
};

/** Takes expired points out of an account, so that a gift has none of them; returns the balance after it. */
const expireFirst = async (ctx: Context, tx: Transaction, account: Account): Promise<number> => {
  const due = await sumDue(tx, account.id, ctx.clock.now());
  if (due > 0)
    await post({ clock: ctx.clock, actor: { kind: 'visitor' } }, tx, account, [{ kind: 'expire', points: -due }]);
  return account.points - due;
};

/**
 * Gives points of a group to another member, who may spend them until the same days. Errors: not-found,
 * account-unverified, wrong-state (the group allows no gifts), invalid, insufficient-points, key-reused, rate-limited.
 */
export const give = async (ctx: Context, groupId: string, key: string, draft: GiftDraft): Promise<PointGift> => {
  const { memberId: giverId } = requireVerified(ctx);
  await requireGroup(ctx, groupId);
  await ctx.limits.consume('giftsByMember', giverId);
  const { points } = draft;
  // Customers may not write to the books of a group.
  return runAsSystem(() =>
    runIdempotent(ctx, { name: 'point.gift', key, input: { groupId, ...draft } }, async (tx) => {
      const terms = await findStoredSettings(tx, groupId);
      requireTerms(terms, points);
      // Before the receiver is looked for: those without points learn nothing about phone numbers.
      const giver = await findAccount(tx, groupId, { kind: 'member', memberId: giverId });
      requireHeld(giver?.points ?? 0, points);
      const receiverId = await requireReceiver(tx, giverId, draft);
      const { from, to } = await lockPair(ctx, tx, groupId, { giver: giver?.id ?? fail('conflict'), receiverId });
      const now = ctx.clock.now();
      const left = terms.giftsPerDay - (await queries.sumOfDay(tx, from.id, dayOf(now)));
      if (points > left) refusePoints('gift-day', { left: Math.max(0, left) });
      const held = await expireFirst(ctx, tx, from);
      requireHeld(held, points);
      const batches = takeFromBatches(await listLotsLeft(tx, from.id), points);
      const giftId = uuidv7();
      const row = { id: giftId, groupId, fromAccount: from.id, toAccount: to.id, giverId, receiverId, points };
      await queries.insert(tx, { ...row, day: dayOf(now), createdAt: now });
      await post(ctx, tx, from, [{ kind: 'gift', points: -points, giftId }]);
      await post(
        ctx,
        tx,
        to,
        batches.map((batch) => ({
          kind: 'gift',
          points: batch.points,
          giftId,
          expiresAt: batch.expiresAt ?? undefined,
        })),
      );
      const group = (await groupLabelLookup(tx, [groupId]))(groupId) ?? fail('not-found');
      const balance = held - points;
      await notifyOfGift(ctx, tx, {
        id: giftId,
        group,
        points,
        from,
        to,
        balances: { from: balance, to: to.points + points },
      });
      const receiver = (await personLookup({ db: tx }, [receiverId]))(receiverId);
      return { _id: giftId, group, receiver, points, balance, createdAt: now.toISOString() };
    }),
  );
};
