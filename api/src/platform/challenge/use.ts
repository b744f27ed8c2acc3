import { byProgram } from '../database/row-security/current-actor.ts';
import { eq, lt } from '../database/orm.ts';
import type { Executor } from '../database/database.ts';
import { usedChallenges } from './tables.ts';

/** Uses a challenge; false when it was used before, for something else. Forgets those that have expired. */
export const use = byProgram(
  async (db: Executor, row: typeof usedChallenges.$inferInsert, now: Date): Promise<boolean> => {
    await db.delete(usedChallenges).where(lt(usedChallenges.expiresAt, now));
    const used = await db.insert(usedChallenges).values(row).onConflictDoNothing().returning({ id: usedChallenges.id });
    if (used.length === 1) return true;
    const [earlier] = await db
      .select({ usedFor: usedChallenges.usedFor })
      .from(usedChallenges)
      .where(eq(usedChallenges.id, row.id));
    return earlier?.usedFor === row.usedFor;
  },
);
