import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import { and, eq, isNull, lt, type SQL } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { passkeys } from '../tables.ts';

/** A stored passkey. */
export type StoredPasskey = typeof passkeys.$inferSelect;

/** Lists the passkeys of an account, oldest first; their number is limited. */
export const listPasskeys = (db: Executor, accountId: string): Promise<StoredPasskey[]> =>
  db.select().from(passkeys).where(eq(passkeys.accountId, accountId)).orderBy(passkeys.createdAt, passkeys.id);

/** Number of an account's passkeys, ended ones included. */
export const countPasskeys = (db: Executor, accountId: string): Promise<number> =>
  db.$count(passkeys, eq(passkeys.accountId, accountId));

/** Inserts a passkey; undefined when its credential exists already, in this or another account. */
export const insertPasskey = async (
  db: Executor,
  row: typeof passkeys.$inferInsert,
): Promise<StoredPasskey | undefined> => {
  const [added] = await db.insert(passkeys).values(row).onConflictDoNothing().returning();
  return added;
};

/** Finds a passkey by the id of its credential, before there is an actor. */
export const findByCredential = byProgram(
  async (db: Executor, credentialId: string): Promise<StoredPasskey | undefined> => {
    const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
    return row;
  },
);

/** Authenticators without a counter always send 0. */
const hasGrown = (counter: number): SQL | undefined =>
  counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);

/** Records a use by compare-and-set; false when the counter has not grown, or the passkey was ended or removed. */
export const recordUse = byProgram(
  async (
    db: Executor,
    id: string,
    use: { readonly counter: number; readonly backedUp: boolean; readonly lastUsedAt: Date },
  ): Promise<boolean> => {
    const used = await db
      .update(passkeys)
      .set(use)
      .where(and(eq(passkeys.id, id), isNull(passkeys.endedAt), hasGrown(use.counter)))
      .returning({ id: passkeys.id });
    return used.length === 1;
  },
);

/** Ends a passkey that may have been copied; false when it was ended or removed before. */
export const endCloned = byProgram(async (db: Executor, id: string, endedAt: Date): Promise<boolean> => {
  const ended = await db
    .update(passkeys)
    .set({ endedAt, endedBecause: 'clone' })
    .where(and(eq(passkeys.id, id), isNull(passkeys.endedAt)))
    .returning({ id: passkeys.id });
  return ended.length === 1;
});

const isOwn = (id: string, accountId: string) => and(eq(passkeys.id, id), eq(passkeys.accountId, accountId));

/** Renames a passkey of an account; false when the account does not have it. */
export const renamePasskey = async (db: Executor, id: string, accountId: string, name: string): Promise<boolean> => {
  const renamed = await db.update(passkeys).set({ name }).where(isOwn(id, accountId)).returning({ id: passkeys.id });
  return renamed.length === 1;
};

/** Deletes and returns a passkey of an account; undefined when the account does not have it. */
export const deletePasskey = async (
  db: Executor,
  id: string,
  accountId: string,
): Promise<StoredPasskey | undefined> => {
  const [deleted] = await db.delete(passkeys).where(isOwn(id, accountId)).returning();
  return deleted;
};
