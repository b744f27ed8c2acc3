import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import { and, desc, eq, isNull, lt, notInArray, or, sql } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { weddingNames, weddings } from '../tables.ts';

const newestName = sql`select ${weddingNames.name} from ${weddingNames}
  where ${weddingNames.weddingId} = ${weddings.id} and ${weddingNames.freedAt} is null
  order by ${weddingNames.chosenAt} desc limit 1`;

/** The present name of a wedding in a query of weddings: the one that was chosen last. */
export const presentName = sql<string | null>`(${newestName})`;

/** Condition of the wedding that a name leads to. */
export const nameCondition = (db: Executor, name: string) =>
  eq(
    weddings.id,
    db
      .select({ id: weddingNames.weddingId })
      .from(weddingNames)
      .where(and(eq(weddingNames.name, name), isNull(weddingNames.freedAt))),
  );

const isInUseBy = (weddingId: string) => and(eq(weddingNames.weddingId, weddingId), isNull(weddingNames.freedAt));

const listNewest = (tx: Transaction, weddingId: string, most: number) =>
  tx
    .select({ name: weddingNames.name })
    .from(weddingNames)
    .where(isInUseBy(weddingId))
    .orderBy(desc(weddingNames.chosenAt))
    .limit(most);

/** Finds the present name of a wedding. */
export const findName = async (tx: Transaction, weddingId: string): Promise<string | null> =>
  (await listNewest(tx, weddingId, 1))[0]?.name ?? null;

/**
 * Makes a name the present one of a wedding: a new one, one of its own, or another wedding's that was given up before
 * `restedUntil`. False when the name is taken. Runs as the program, which sees the names of all weddings.
 */
export const takeName = byProgram(
  async (
    tx: Transaction,
    { weddingId, name, now, restedUntil }: { weddingId: string; name: string; now: Date; restedUntil: Date },
  ): Promise<boolean> => {
    const rows = await tx
      .insert(weddingNames)
      .values({ name, weddingId, chosenAt: now })
      .onConflictDoUpdate({
        target: weddingNames.name,
        set: { weddingId, chosenAt: now, freedAt: null },
        setWhere: or(eq(weddingNames.weddingId, weddingId), lt(weddingNames.freedAt, restedUntil)),
      })
      .returning({ name: weddingNames.name });
    return rows.length > 0;
  },
);

/** Gives up the names of a wedding but its newest `most`. */
export const freeOldNames = async (tx: Transaction, weddingId: string, most: number, now: Date): Promise<void> => {
  const kept = (await listNewest(tx, weddingId, most)).map(({ name }) => name);
  await tx
    .update(weddingNames)
    .set({ freedAt: now })
    .where(and(isInUseBy(weddingId), kept.length > 0 ? notInArray(weddingNames.name, kept) : undefined));
};
