import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import { and, eq, gt, isNull, lt, sql } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { codes, resetTokens } from '../tables.ts';

/** Purpose of a code. */
export type CodePurpose = (typeof codes.$inferSelect)['purpose'];
type CodeTarget = { purpose: CodePurpose; recipientHash: string };

const hasTarget = (target: CodeTarget) =>
  and(eq(codes.purpose, target.purpose), eq(codes.recipientHash, target.recipientHash));

/** Replaces the former code by a new one. */
export const replaceCode = byProgram(
  (db: Executor, target: CodeTarget, code: { codeHash: string; askerHash: string; expiresAt: Date }) => {
    const newState = { ...code, attempts: 0, otherAttempts: 0, usedAt: null };
    return db
      .insert(codes)
      .values({ ...target, ...newState })
      .onConflictDoUpdate({ target: [codes.purpose, codes.recipientHash], set: newState });
  },
);

/** Whether this caller requested the latest code. */
export const isRequester = byProgram(async (db: Executor, target: CodeTarget, askerHash: string): Promise<boolean> => {
  const condition = and(hasTarget(target), eq(codes.askerHash, askerHash));
  return (await db.select({ purpose: codes.purpose }).from(codes).where(condition)).length === 1;
});

/** Counter of an attempt: the requester's own, or the shared one of all others. */
export type AttemptCounter = { readonly asker: string } | 'others';

/**
 * Counts an attempt on the live code. Returns its hash and the attempts on this counter, including this one; undefined
 * when no code is live or the counter has no attempts left.
 */
export const countAttempt = byProgram(
  async (db: Executor, target: CodeTarget, counter: AttemptCounter, maximum: number, now: Date) => {
    const isLive = and(hasTarget(target), isNull(codes.usedAt), gt(codes.expiresAt, now));
    const attempts =
      counter === 'others'
        ? {
            column: codes.otherAttempts,
            set: { otherAttempts: sql`${codes.otherAttempts} + 1` },
            if: lt(codes.otherAttempts, maximum),
          }
        : {
            column: codes.attempts,
            set: { attempts: sql`${codes.attempts} + 1` },
            if: and(eq(codes.askerHash, counter.asker), lt(codes.attempts, maximum)),
          };
    const [row] = await db
      .update(codes)
      .set(attempts.set)
      .where(and(isLive, attempts.if))
      .returning({ codeHash: codes.codeHash, attempts: attempts.column });
    return row;
  },
);

/** Marks the code as used; false when a concurrent call has used it. */
export const useCode = byProgram(
  async (db: Executor, target: CodeTarget, codeHash: string, now: Date): Promise<boolean> => {
    const used = await db
      .update(codes)
      .set({ usedAt: now })
      .where(and(hasTarget(target), eq(codes.codeHash, codeHash), isNull(codes.usedAt)))
      .returning({ purpose: codes.purpose });
    return used.length === 1;
  },
);

/** Stores the hash of a reset token. */
export const insertResetToken = byProgram((db: Executor, row: typeof resetTokens.$inferInsert) =>
  db.insert(resetTokens).values(row),
);

const isLiveToken = (tokenHash: string, now: Date) =>
  and(eq(resetTokens.tokenHash, tokenHash), isNull(resetTokens.usedAt), gt(resetTokens.expiresAt, now));

/** The account of a reset token; undefined when the token is unknown, used or expired. */
export const findResetAccount = byProgram(
  async (db: Executor, tokenHash: string, now: Date): Promise<string | undefined> => {
    const [row] = await db
      .select({ accountId: resetTokens.accountId })
      .from(resetTokens)
      .where(isLiveToken(tokenHash, now));
    return row?.accountId;
  },
);

/** Marks a reset token as used; false when it is unknown, used or expired. */
export const useResetToken = byProgram(async (db: Executor, tokenHash: string, now: Date): Promise<boolean> => {
  const used = await db
    .update(resetTokens)
    .set({ usedAt: now })
    .where(isLiveToken(tokenHash, now))
    .returning({ accountId: resetTokens.accountId });
  return used.length === 1;
});

/** Invalidates the account's remaining reset tokens, after a new password was set or its address changed. */
export const invalidateResetTokens = byProgram((db: Executor, accountId: string, now: Date) =>
  db
    .update(resetTokens)
    .set({ usedAt: now })
    .where(and(eq(resetTokens.accountId, accountId), isNull(resetTokens.usedAt))),
);

/** Deletes codes and reset tokens that expired before a moment. */
export const purgeCodes = async (db: Executor, cutoff: Date): Promise<void> => {
  await db.delete(codes).where(lt(codes.expiresAt, cutoff));
  await db.delete(resetTokens).where(lt(resetTokens.expiresAt, cutoff));
};
