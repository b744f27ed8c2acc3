import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import { and, eq, isNull, lt, or } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { accounts, sessions } from '../tables.ts';
import { recoveryCodes, secondFactors } from './tables.ts';

/** Finds the secrets of an account's app: the one in use and the pending one. */
export const findFactor = byProgram(async (db: Executor, accountId: string) => {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.accountId, accountId));
  return row;
});

/** Stores a secret that waits for its first code; replaces an earlier waiting one. */
export const savePendingSecret = byProgram((db: Executor, accountId: string, pendingSecret: string) =>
  db
    .insert(secondFactors)
    .values({ accountId, pendingSecret })
    .onConflictDoUpdate({ target: secondFactors.accountId, set: { pendingSecret } }),
);

/** Takes the waiting secret into use; false when a concurrent call has replaced or confirmed it. */
export const confirmSecret = byProgram(
  async (tx: Executor, accountId: string, secret: string, lastStep: number): Promise<boolean> => {
    const confirmed = await tx
      .update(secondFactors)
      .set({ secret, pendingSecret: null, lastStep })
      .where(and(eq(secondFactors.accountId, accountId), eq(secondFactors.pendingSecret, secret)))
      .returning({ accountId: secondFactors.accountId });
    return confirmed.length === 1;
  },
);

/**
 * Uses up a time step by compare-and-set; false when its code, or that of a later step, was accepted before, or the
 * secret was replaced meanwhile.
 */
export const useStep = byProgram(
  async (tx: Executor, accountId: string, secret: string, step: number): Promise<boolean> => {
    const isUnused = or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step));
    const used = await tx
      .update(secondFactors)
      .set({ lastStep: step })
      .where(and(eq(secondFactors.accountId, accountId), eq(secondFactors.secret, secret), isUnused))
      .returning({ accountId: secondFactors.accountId });
    return used.length === 1;
  },
);

const isUnusedOf = (accountId: string) => and(eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt));

/** Uses up a recovery code; false when there is no such code, or it was used before. */
export const useRecoveryCode = byProgram(
  async (tx: Executor, accountId: string, codeHash: string, usedAt: Date): Promise<boolean> => {
    const used = await tx
      .update(recoveryCodes)
      .set({ usedAt })
      .where(and(isUnusedOf(accountId), eq(recoveryCodes.codeHash, codeHash)))
      .returning({ codeHash: recoveryCodes.codeHash });
    return used.length === 1;
  },
);

/** Number of recovery codes that have not been used. */
export const countRecoveryCodes = byProgram((db: Executor, accountId: string): Promise<number> =>
  db.$count(recoveryCodes, isUnusedOf(accountId)),
);

/** Replaces all recovery codes of an account. */
export const replaceRecoveryCodes = byProgram(
  async (tx: Executor, accountId: string, hashes: readonly string[]): Promise<void> => {
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
    await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ accountId, codeHash })));
  },
);

/** Records since when the factor of an account is on; null turns it off. */
export const saveFactorSince = byProgram((tx: Executor, accountId: string, factorSince: Date | null) =>
  tx.update(accounts).set({ factorSince }).where(eq(accounts.id, accountId)),
);

/** Deletes the secrets and recovery codes of an account. */
export const deleteFactor = byProgram(async (tx: Executor, accountId: string): Promise<void> => {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  await tx.delete(secondFactors).where(eq(secondFactors.accountId, accountId));
});

/** Records that a session has given a code. */
export const markSession = byProgram((tx: Executor, sessionId: string, factorAt: Date) =>
  tx.update(sessions).set({ factorAt }).where(eq(sessions.id, sessionId)),
);
