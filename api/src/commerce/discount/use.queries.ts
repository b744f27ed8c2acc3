import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import { and, count, eq, isNull, sql } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { discounts, discountUses } from './tables.ts';

/** A row of a discount. */
export type DiscountRow = typeof discounts.$inferSelect;

/** A row of a use. */
export type UseRow = typeof discountUses.$inferSelect;

const selectByCode = (groupId: string, code: string) =>
  and(eq(discounts.groupId, groupId), eq(discounts.code, code), isNull(discounts.deletedAt));

/** Finds a discount of a group by its code. */
export const findByCode = async (db: Executor, groupId: string, code: string): Promise<DiscountRow | undefined> => {
  const [row] = await db.select().from(discounts).where(selectByCode(groupId, code));
  return row;
};

/**
 * Finds a discount by its code and locks it until the transaction ends. By the program, as the counting of uses below:
 * cashiers redeem codes, but may not change discounts.
 */
export const findByCodeForUpdate = byProgram(
  async (tx: Transaction, groupId: string, code: string): Promise<DiscountRow | undefined> => {
    const [row] = await tx.select().from(discounts).where(selectByCode(groupId, code)).for('no key update');
    return row;
  },
);

/** Locks the discount of an order until the transaction ends; returns its use, undefined for an order without one. */
export const findUseForUpdate = async (tx: Transaction, orderId: string): Promise<UseRow | undefined> => {
  const ids = tx.select({ id: discountUses.discountId }).from(discountUses).where(eq(discountUses.orderId, orderId));
  await tx
    .select({ id: discounts.id })
    .from(discounts)
    .where(eq(discounts.id, sql`(${ids})`))
    .for('no key update');
  const [use] = await tx
    .select()
    .from(discountUses)
    .where(and(eq(discountUses.orderId, orderId), isNull(discountUses.releasedAt)));
  return use;
};

/** Counts the uses of a discount by an account, without released ones. */
export const countUses = byProgram(async (db: Executor, discountId: string, accountId: string): Promise<number> => {
  const [row] = await db
    .select({ uses: count() })
    .from(discountUses)
    .where(
      and(
        eq(discountUses.discountId, discountId),
        eq(discountUses.accountId, accountId),
        isNull(discountUses.releasedAt),
      ),
    );
  return row?.uses ?? 0;
});

/**
 * Adds to the count of uses. Returns the group of the discount when that has used it up or made it usable again;
 * undefined when it stays as it was.
 */
const addToUseCount = async (tx: Transaction, discountId: string, more: 1 | -1): Promise<string | undefined> => {
  const [row] = await tx
    .update(discounts)
    .set({ used: sql`${discounts.used} + ${more}` })
    .where(eq(discounts.id, discountId))
    .returning({ groupId: discounts.groupId, used: discounts.used, quota: discounts.quota });
  return row && row.quota === Math.max(row.used, row.used - more) ? row.groupId : undefined;
};

/** Inserts a use of a locked discount and counts it. Returns the group whose discount this has used up, if any. */
export const insertUse = byProgram(
  async (tx: Transaction, use: typeof discountUses.$inferInsert): Promise<string | undefined> => {
    await tx.insert(discountUses).values(use);
    return addToUseCount(tx, use.discountId, 1);
  },
);

/** Updates the amount of a use of a locked discount, in VND. */
export const updateUse = async (tx: Transaction, orderId: string, amount: number): Promise<void> => {
  await tx.update(discountUses).set({ taken: amount }).where(eq(discountUses.orderId, orderId));
};

/**
 * Gives back the use of an order that is cancelled or drops its locked discount, so that it no longer counts for the
 * quota and the limit. Returns the group whose discount can be used again, if it was used up.
 */
export const releaseUse = async (tx: Transaction, use: UseRow, releasedAt: Date): Promise<string | undefined> => {
  await tx.update(discountUses).set({ releasedAt }).where(eq(discountUses.orderId, use.orderId));
  return addToUseCount(tx, use.discountId, -1);
};
