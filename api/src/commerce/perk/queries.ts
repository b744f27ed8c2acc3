import { GIVEN_STATES, MOST_PERKS, type VoucherState } from '@m4u/contract/commerce/perk/rules';
import type { Picture } from '@m4u/contract/common';
import type { Executor } from '../../platform/database/database.ts';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNull,
  lte,
  or,
  sql,
} from '../../platform/database/orm.ts';
import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import type { Slice } from '../../platform/database/slice.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { pictureOf } from '../../profile/upload/reads.ts';
import { perks, perkVouchers as vouchers } from './tables.ts';

/** A row of a perk. */
export type PerkRow = typeof perks.$inferSelect;

/** A perk with its picture. */
export type PerkWithPicture = PerkRow & { readonly picture: Picture | null };

const perkColumns = { ...getTableColumns(perks), picture: pictureOf(perks.pictureId) };

/** A row of a voucher. */
export type VoucherRow = typeof vouchers.$inferSelect;

/** Lists perks of a group that are not archived, and not over on `day`; the cheapest first. */
export const listShown = (db: Executor, groupId: string, day: string): Promise<PerkWithPicture[]> =>
  db
    .select(perkColumns)
    .from(perks)
    .where(and(eq(perks.groupId, groupId), isNull(perks.archivedAt), or(isNull(perks.toDay), gte(perks.toDay, day))))
    .orderBy(asc(perks.points), asc(perks.id))
    .limit(MOST_PERKS);

/** Counts the pieces that an account has of each perk of a group; perks without one are absent. */
export const countOwn = async (
  db: Executor,
  accountId: string,
  perkId?: string,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .select({ perkId: vouchers.perkId, own: count() })
    .from(vouchers)
    .where(
      and(
        eq(vouchers.accountId, accountId),
        inArray(vouchers.state, [...GIVEN_STATES]),
        perkId === undefined ? undefined : eq(vouchers.perkId, perkId),
      ),
    )
    .groupBy(vouchers.perkId);
  return new Map(rows.map((row) => [row.perkId, row.own]));
};

/** Lists perks of a group for its admins, newest first, archived ones last. */
export const listManaged = (db: Executor, groupId: string, { limit, offset }: Slice): Promise<PerkWithPicture[]> =>
  db
    .select(perkColumns)
    .from(perks)
    .where(eq(perks.groupId, groupId))
    .orderBy(sql`${perks.archivedAt} is not null`, desc(perks.id))
    .limit(limit)
    .offset(offset);

/** Counts the perks of a group, archived ones too. */
export const countManaged = (db: Executor, groupId: string): Promise<number> =>
  db.$count(perks, eq(perks.groupId, groupId));

/** Counts the perks of a group that are not archived. */
export const countActive = (db: Executor, groupId: string): Promise<number> =>
  db.$count(perks, and(eq(perks.groupId, groupId), isNull(perks.archivedAt)));

/** Finds a perk that the caller may see. */
export const find = async (db: Executor, id: string): Promise<PerkWithPicture | undefined> => {
  const [row] = await db.select(perkColumns).from(perks).where(eq(perks.id, id));
  return row;
};

/** Locks a perk until the transaction ends. */
export const findForUpdate = async (tx: Transaction, id: string): Promise<PerkRow | undefined> => {
  const [row] = await tx.select().from(perks).where(eq(perks.id, id)).for('no key update');
  return row;
};

/** Pictures of perks by the id of the perk; also of archived ones, whose vouchers stay in force. */
export const listPictures = byProgram(
  async (db: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, Picture | null>> => {
    if (ids.length === 0) return new Map();
    const rows = await db
      .select({ id: perks.id, picture: pictureOf(perks.pictureId) })
      .from(perks)
      .where(inArray(perks.id, [...new Set(ids)]));
    return new Map(rows.map(({ id, picture }) => [id, picture]));
  },
);

/** Inserts a perk. */
export const insert = async (tx: Transaction, row: typeof perks.$inferInsert): Promise<void> => {
  await tx.insert(perks).values(row);
};

/** Changes a locked perk. */
export const update = async (
  tx: Transaction,
  id: string,
  changes: Partial<typeof perks.$inferInsert>,
): Promise<void> => {
  await tx.update(perks).set(changes).where(eq(perks.id, id));
};

/** Adds to the pieces of a locked perk that are given; negative for pieces that come back. */
export const addGiven = async (tx: Transaction, id: string, pieces: number): Promise<void> => {
  await tx
    .update(perks)
    .set({ given: sql`${perks.given} + ${pieces}` })
    .where(eq(perks.id, id));
};

/** Selects vouchers of a member or of a group. */
export interface VoucherConditions {
  readonly memberId?: string;
  readonly groupId?: string;
  readonly state?: VoucherState | undefined;
}

const vouchersMatching = ({ memberId, groupId, state }: VoucherConditions) =>
  and(
    memberId === undefined ? undefined : eq(vouchers.memberId, memberId),
    groupId === undefined ? undefined : eq(vouchers.groupId, groupId),
    state && eq(vouchers.state, state),
  );

/** Lists vouchers, newest first. */
export const listVouchers = (
  db: Executor,
  conditions: VoucherConditions,
  { limit, offset }: Slice,
): Promise<VoucherRow[]> =>
  db.select().from(vouchers).where(vouchersMatching(conditions)).orderBy(desc(vouchers.id)).limit(limit).offset(offset);

/** Counts vouchers. */
export const countVouchers = (db: Executor, conditions: VoucherConditions): Promise<number> =>
  db.$count(vouchers, vouchersMatching(conditions));

/** Finds a voucher that the caller may see. */
export const findVoucher = async (db: Executor, id: string): Promise<VoucherRow | undefined> => {
  const [row] = await db.select().from(vouchers).where(eq(vouchers.id, id));
  return row;
};

/** Finds a voucher that the caller may see by its code. */
export const findVoucherByCode = async (db: Executor, code: string): Promise<VoucherRow | undefined> => {
  const [row] = await db.select().from(vouchers).where(eq(vouchers.code, code));
  return row;
};

/** Locks a voucher until the transaction ends. */
export const findVoucherForUpdate = async (tx: Transaction, id: string): Promise<VoucherRow | undefined> => {
  const [row] = await tx.select().from(vouchers).where(eq(vouchers.id, id)).for('no key update');
  return row;
};

/** Inserts a voucher. */
export const insertVoucher = async (tx: Transaction, row: VoucherRow): Promise<void> => {
  await tx.insert(vouchers).values(row);
};

/** Changes a locked voucher. */
export const updateVoucher = async (
  tx: Transaction,
  id: string,
  changes: Partial<typeof vouchers.$inferInsert>,
): Promise<void> => {
  await tx.update(vouchers).set(changes).where(eq(vouchers.id, id));
};

/** Lists vouchers that nobody came for until `now`, the oldest end first. */
export const listDue = (db: Executor, now: Date, limit: number): Promise<Pick<VoucherRow, 'id' | 'perkId'>[]> =>
  db
    .select({ id: vouchers.id, perkId: vouchers.perkId })
    .from(vouchers)
    .where(and(eq(vouchers.state, 'taken'), lte(vouchers.expiresAt, now)))
    .orderBy(asc(vouchers.expiresAt), asc(vouchers.id))
    .limit(limit);
