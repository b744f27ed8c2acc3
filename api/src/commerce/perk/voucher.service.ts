import type { Paging } from '@m4u/contract/common';
import type { VoucherFilter } from '@m4u/contract/commerce/perk';
import type { VoucherState } from '@m4u/contract/commerce/perk/rules';
import type { GroupVoucher } from '@m4u/contract/commerce/perk/schema';
import { requireVerified } from '../../platform/actor.ts';
import type { Context, Platform } from '../../platform/context.ts';
import { toSlice } from '../../platform/database/slice.ts';
import { fail } from '../../platform/errors.ts';
import { inTransaction, type Transaction } from '../../platform/events/transaction.ts';
import { hasGroupRight, isGroupAdmin, requireGroupAdmin } from '../../profile/group/rights.service.ts';
import { type Account, post, requireByIdForUpdate } from '../point/ledger.service.ts';
import { calculateExpiry } from '../point/settings.service.ts';
import { toGroupVouchers } from './present.service.ts';
import * as queries from './queries.ts';
import { canGiveBack, canHandOver } from './rules.ts';

const toGroupVoucher = async (ctx: Context, row: queries.VoucherRow): Promise<GroupVoucher> =>
  (await toGroupVouchers(ctx, [row], await isGroupAdmin(ctx, row.groupId)))[0] ?? fail('not-found');

/** Lists vouchers of a group for its admins, newest first. Errors: not-found, forbidden. */
export const listOfGroup = async (
  ctx: Context,
  { groupId, filter = {}, ...paging }: Paging & { groupId: string; filter?: VoucherFilter },
): Promise<{ data: GroupVoucher[]; total: number }> => {
  await requireGroupAdmin(ctx, groupId);
  const conditions = { groupId, ...filter };
  const rows = await queries.listVouchers(ctx.db, conditions, toSlice(paging));
  return {
    data: await toGroupVouchers(ctx, rows, true),
    total: await queries.countVouchers(ctx.db, conditions),
  };
};

/** Finds the voucher of a code in a group at whose counter the caller works. Errors: not-found. */
const requireAtCounter = async (ctx: Context, code: string): Promise<queries.VoucherRow> => {
  const row = (await queries.findVoucherByCode(ctx.db, code)) ?? fail('not-found');
  return (await hasGroupRight(ctx, row.groupId, 'counter')) ? row : fail('not-found');
};

/** A voucher by its code, for the counter. Errors: not-found. */
export const getByCode = async (ctx: Context, code: string): Promise<GroupVoucher> =>
  toGroupVoucher(ctx, await requireAtCounter(ctx, code));

/**
 * Hands a voucher over. Errors: account-unverified, not-found, wrong-state (handed over before, given back, or expired).
 */
export const handOver = async (ctx: Context, code: string): Promise<GroupVoucher> => {
  const { memberId: handedBy } = requireVerified(ctx);
  const { id } = await requireAtCounter(ctx, code);
  await ctx.limits.consume('ordersByMember', handedBy);
  const row = await ctx.transaction(async (tx) => {
    const now = ctx.clock.now();
    const before = (await queries.findVoucherForUpdate(tx, id)) ?? fail('not-found');
    if (!canHandOver(before, now)) fail('wrong-state');
    const changes = { state: 'handed' as const, handedAt: now, handedBy, updatedAt: now };
    await queries.updateVoucher(tx, id, changes);
    return { ...before, ...changes };
  });
  return toGroupVoucher(ctx, row);
};

type PostingContext = Pick<Context, 'actor' | 'clock'>;

/** Gives the points of a voucher back by the reversal of what took them; they live anew by the settings of now. */
const reverse = async (
  ctx: PostingContext,
  tx: Transaction,
  { points, movementId, name }: queries.VoucherRow,
  account: Account,
): Promise<void> => {
  const expiresAt = calculateExpiry(ctx.clock.now(), account.giving.expiryMonths);
  await post(ctx, tx, account, [{ kind: 'refund', points, reversesId: movementId, note: name, expiresAt }]);
};

/**
 * Ends a voucher that waits, in the order of locks: perk, voucher, account. Its piece can be taken again. Returns the
 * voucher; undefined when it waits no more.
 */
const endVoucher = async (
  ctx: PostingContext,
  tx: Transaction,
  { id, perkId }: Pick<queries.VoucherRow, 'id' | 'perkId'>,
  state: Extract<VoucherState, 'returned' | 'expired'>,
): Promise<queries.VoucherRow | undefined> => {
  if (!(await queries.findForUpdate(tx, perkId))) return undefined;
  const voucher = await queries.findVoucherForUpdate(tx, id);
  if (!voucher || !canGiveBack(voucher)) return undefined;
  const changes = { state, updatedAt: ctx.clock.now() };
  await queries.updateVoucher(tx, id, changes);
  await queries.addGiven(tx, perkId, -1);
  if (state === 'returned' || voucher.returnsExpired)
    await reverse(ctx, tx, voucher, await requireByIdForUpdate(tx, voucher.groupId, voucher.accountId));
  return { ...voucher, ...changes };
};

/**
 * Gives the points of a voucher that waits back, and its piece. Errors: account-unverified, not-found, wrong-state (handed
 * over, given back, or expired).
 */
export const giveBack = async (ctx: Context, id: string): Promise<GroupVoucher> => {
  const { memberId } = requireVerified(ctx);
  const voucher = (await queries.findVoucher(ctx.db, id)) ?? fail('not-found');
  const { groupId } = voucher;
  if (!(await isGroupAdmin(ctx, groupId))) fail('not-found');
  const group = await requireGroupAdmin(ctx, groupId);
  await ctx.limits.consume('ordersByMember', memberId);
  const row = await ctx.transaction(async (tx) => {
    const after = (await endVoucher(ctx, tx, voucher, 'returned')) ?? fail('wrong-state');
    await ctx.audit.record(ctx, tx, {
      act: 'perk.return',
      target: { kind: 'group', id: groupId, name: group.name },
      detail: { title: after.name, points: `${after.points}` },
    });
    return after;
  });
  return toGroupVoucher(ctx, row);
};

/** The number of vouchers of one query. */
const BATCH = 200;

/**
 * Marks vouchers that nobody came for as expired, each in a transaction of its own, and gives their points back where
 * their perk does so. Returns how many.
 */
export const expireDue = async (
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  mayGoOn: () => boolean = () => true,
): Promise<number> => {
  const ctx: PostingContext = { clock, actor: { kind: 'visitor' } };
  let expired = 0;
  for (;;) {
    const due = await queries.listDue(db, clock.now(), BATCH);
    for (const voucher of due) {
      if (!mayGoOn()) return expired;
      if (await inTransaction(db, (tx) => endVoucher(ctx, tx, voucher, 'expired'))) expired += 1;
    }
    if (due.length < BATCH) return expired;
  }
};
