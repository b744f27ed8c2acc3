import type { Paging } from '@m4u/contract/common';
import type { VoucherFilter } from '@m4u/contract/commerce/perk';
import { perkCounterPath, perkStateOn } from '@m4u/contract/commerce/perk/rules';
import type { PerkShelf, PerkTaking, Voucher } from '@m4u/contract/commerce/perk/schema';
import { dayOf } from '@m4u/contract/days';
import type { FileAnswer } from '@m4u/contract/http/endpoint';
import { requireSignedIn, requireVerified } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { runAsSystem } from '../../platform/database/row-security/current-actor.ts';
import { toSlice } from '../../platform/database/slice.ts';
import { fail } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { PRIVATE_BRIEFLY } from '../../platform/http/message/freshness.ts';
import { runIdempotent } from '../../platform/idempotency/once.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { qrSvg } from '../../platform/pictures/qr.ts';
import { groupLabelLookup } from '../../profile/group/lists/labels.service.ts';
import { requireGroup } from '../../profile/group/rights.service.ts';
import { findAccount } from '../point/account.reads.ts';
import { type Account, openForUpdate, post } from '../point/ledger.service.ts';
import { toPerk, toVoucher, toVouchers } from './present.service.ts';
import * as queries from './queries.ts';
import { drawVoucherCode, voucherEnd } from './rules.ts';

/** The perks of a group, with the caller's points there. Errors: not-found. */
export const getShelf = async (ctx: Context, groupId: string): Promise<PerkShelf> => {
  await requireGroup(ctx, groupId);
  const { memberId } = requireSignedIn(ctx);
  const group = (await groupLabelLookup(ctx.db, [groupId]))(groupId) ?? fail('not-found');
  const account = await findAccount(ctx.db, groupId, { kind: 'member', memberId });
  const own = account ? await queries.countOwn(ctx.db, account.id) : new Map<string, number>();
  const rows = await queries.listShown(ctx.db, groupId, dayOf(ctx.clock.now()));
  return { group, points: account?.points ?? 0, perks: rows.map((row) => toPerk(ctx, row, own.get(row.id) ?? 0)) };
};

/**
 * Locks a perk, and refuses one that cannot be taken at that price. Errors: not-found, conflict (another price),
 * perk-unavailable.
 */
const requirePerkForTaking = async (
  ctx: Context,
  tx: Transaction,
  id: string,
  points: number,
): Promise<queries.PerkRow> => {
  const perk = (await queries.findForUpdate(tx, id)) ?? fail('not-found');
  if (perk.points !== points) fail('conflict');
  const left = perk.stock === null ? null : perk.stock - perk.given;
  const facts = { isArchived: perk.archivedAt !== null, from: perk.fromDay, to: perk.toDay, left };
  if (perkStateOn(dayOf(ctx.clock.now()), facts) !== 'open') fail('perk-unavailable');
  return perk;
};

/** Refuses what an account may not take. Errors: perk-limit, insufficient-points. */
const requireTakable = async (tx: Transaction, account: Account, perk: queries.PerkRow): Promise<void> => {
  const own = (await queries.countOwn(tx, account.id, perk.id)).get(perk.id) ?? 0;
  if (perk.perCustomer !== null && own >= perk.perCustomer) fail('perk-limit');
  const missing = perk.points - account.points;
  if (missing > 0)
    fail('insufficient-points', {
      fields: [{ field: 'points', code: 'points-short', values: { balance: account.points, missing } }],
    });
};

/**
 * Takes a perk for the caller's points. Errors: not-found, account-unverified, conflict, perk-unavailable, perk-limit,
 * insufficient-points, key-reused, rate-limited.
 */
export const take = async (ctx: Context, id: string, key: string, { points }: PerkTaking): Promise<Voucher> => {
  const { memberId } = requireVerified(ctx);
  const { groupId } = (await queries.find(ctx.db, id)) ?? fail('not-found');
  await requireGroup(ctx, groupId);
  await ctx.limits.consume('perksByMember', memberId);
  // Customers may not write to the books of a group.
  return runAsSystem(() =>
    runIdempotent(ctx, { name: 'perk.take', key, input: { id, points } }, async (tx) => {
      const perk = await requirePerkForTaking(ctx, tx, id, points);
      const account = await openForUpdate(ctx, tx, groupId, { kind: 'member', memberId });
      await requireTakable(tx, account, perk);
      await queries.addGiven(tx, id, 1);
      const [movementId] = await post(ctx, tx, account, [{ kind: 'spend', points: -points, note: perk.name }]);
      const now = ctx.clock.now();
      const row: queries.VoucherRow = {
        id: uuidv7(),
        perkId: id,
        groupId,
        accountId: account.id,
        memberId,
        state: 'taken',
        code: drawVoucherCode(ctx.random),
        name: perk.name,
        points,
        returnsExpired: perk.returnsExpired,
        movementId: movementId ?? fail('conflict'),
        expiresAt: voucherEnd(now, perk.keepDays),
        handedAt: null,
        handedBy: null,
        createdAt: now,
        updatedAt: now,
      };
      await queries.insertVoucher(tx, row);
      return toVoucher({ db: tx }, row);
    }),
  );
};

/** Lists the caller's vouchers, newest first. */
export const listOwn = async (
  ctx: Context,
  { filter = {}, ...paging }: Paging & { filter?: VoucherFilter },
): Promise<{ data: Voucher[]; total: number }> => {
  const conditions = { memberId: requireSignedIn(ctx).memberId, ...filter };
  const rows = await queries.listVouchers(ctx.db, conditions, toSlice(paging));
  return { data: await toVouchers(ctx, rows), total: await queries.countVouchers(ctx.db, conditions) };
};

const requireOwn = async (ctx: Context, id: string): Promise<queries.VoucherRow> => {
  const row = (await queries.findVoucher(ctx.db, id)) ?? fail('not-found');
  return row.memberId === requireSignedIn(ctx).memberId ? row : fail('not-found');
};

/** A voucher of the caller. Errors: not-found. */
export const getOwn = async (ctx: Context, id: string): Promise<Voucher> => toVoucher(ctx, await requireOwn(ctx, id));

/** Draws the QR code of a voucher that waits, which opens it at the counter. Errors: not-found. */
export const drawQr = async (ctx: Context, id: string): Promise<FileAnswer> => {
  const { state, code } = await requireOwn(ctx, id);
  if (state !== 'taken') fail('not-found');
  const body = await qrSvg(ctx.config.publicUrl + perkCounterPath(code), {});
  return { body, headers: { 'content-type': 'image/svg+xml', 'cache-control': PRIVATE_BRIEFLY } };
};
