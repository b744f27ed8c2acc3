import { perkStateOn } from '@m4u/contract/commerce/perk/rules';
import type { GroupVoucher, ManagedPerk, Perk, Voucher } from '@m4u/contract/commerce/perk/schema';
import { dayOf } from '@m4u/contract/days';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import { groupLabelLookup } from '../../profile/group/lists/labels.service.ts';
import { buyerLookup } from '../point/accountHolder.service.ts';
import { listPictures, type PerkWithPicture, type VoucherRow } from './queries.ts';
import { canGiveBack, canHandOver } from './rules.ts';

const toShown = ({ clock }: Pick<Context, 'clock'>, row: PerkWithPicture): Omit<Perk, 'own'> => {
  const { id: _id, name, text, picture, points, stock, given, perCustomer, fromDay: from, toDay: to, archivedAt } = row;
  const left = stock === null ? null : stock - given;
  const { keepDays, returnsExpired } = row;
  const state = perkStateOn(dayOf(clock.now()), { isArchived: archivedAt !== null, from, to, left });
  return { _id, name, text, picture, points, left, perCustomer, from, to, keepDays, returnsExpired, state };
};

/** A perk for customers, of which the reader has `own` pieces. */
export const toPerk = (ctx: Pick<Context, 'clock'>, row: PerkWithPicture, own: number): Perk => ({
  ...toShown(ctx, row),
  own,
});

/** A perk for the admins of its group. */
export const toManagedPerk = (ctx: Pick<Context, 'clock'>, row: PerkWithPicture): ManagedPerk => {
  const { groupId, stock, given, archivedAt } = row;
  return { ...toShown(ctx, row), groupId, stock, given, isArchived: archivedAt !== null };
};

const toFacts = (row: VoucherRow, pictures: Awaited<ReturnType<typeof listPictures>>): Omit<Voucher, 'group'> => {
  const { id: _id, code, state, perkId, name, points, createdAt, expiresAt, handedAt, returnsExpired } = row;
  return {
    _id,
    code,
    state,
    perk: { _id: perkId, name, picture: pictures.get(perkId) ?? null },
    points,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    handedAt: handedAt?.toISOString() ?? null,
    returnsExpired,
  };
};

const picturesOf = (db: Context['db'], rows: readonly VoucherRow[]) =>
  listPictures(
    db,
    rows.map(({ perkId }) => perkId),
  );

/** Vouchers for their customer. */
export const toVouchers = async ({ db }: Pick<Context, 'db'>, rows: readonly VoucherRow[]): Promise<Voucher[]> => {
  const groupOf = await groupLabelLookup(
    db,
    rows.map(({ groupId }) => groupId),
  );
  const pictures = await picturesOf(db, rows);
  return rows.map((row) => ({ ...toFacts(row, pictures), group: groupOf(row.groupId) ?? fail('not-found') }));
};

/** One voucher for its customer. */
export const toVoucher = async (ctx: Pick<Context, 'db'>, row: VoucherRow): Promise<Voucher> =>
  (await toVouchers(ctx, [row]))[0] ?? fail('not-found');

/** Vouchers for the counter of their group. */
export const toGroupVouchers = async (
  ctx: Pick<Context, 'db' | 'actor' | 'clock'>,
  rows: readonly VoucherRow[],
  isAdmin: boolean,
): Promise<GroupVoucher[]> => {
  const buyerOf = await buyerLookup(
    ctx,
    rows.map(({ accountId }) => accountId),
  );
  const pictures = await picturesOf(ctx.db, rows);
  const now = ctx.clock.now();
  return rows.map((row) => ({
    ...toFacts(row, pictures),
    groupId: row.groupId,
    buyer: buyerOf(row.accountId),
    can: { handOver: canHandOver(row, now), return: isAdmin && canGiveBack(row) },
  }));
};
