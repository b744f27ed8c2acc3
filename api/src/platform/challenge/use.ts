import { byProgram } from '../database/row-security/current-actor.ts';
import { eq, lt } from '../database/orm.ts';
import type { Executor } from '../database/database.ts';
import { usedChallenges } from './tables.ts';

/** Marks a challenge as used. Returns false when it was used before for another message. Deletes expired rows. */
export const markUsed = byProgram(
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
