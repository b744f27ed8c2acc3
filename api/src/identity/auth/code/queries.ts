import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import { and, eq, gt, isNull, lt, sql } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { codes, resetTokens } from '../tables.ts';

/** What a code is for. */
export type Purpose = (typeof codes.$inferSelect)['purpose'];
type Target = { purpose: Purpose; recipientHash: string };

const isFor = (target: Target) => and(eq(codes.purpose, target.purpose), eq(codes.recipientHash, target.recipientHash));

/** Puts a new code in the place of the former one. */
export const replaceCode = byProgram(
  (db: Executor, target: Target, code: { codeHash: string; askerHash: string; expiresAt: Date }) => {
    const fresh = { ...code, attempts: 0, otherAttempts: 0, usedAt: null };
    return db
      .insert(codes)
      .values({ ...target, ...fresh })
      .onConflictDoUpdate({ target: [codes.purpose, codes.recipientHash], set: fresh });
  },
);

/** Whether this is who asked for the code that was made last. */
export const isAsker = byProgram(async (db: Executor, target: Target, askerHash: string): Promise<boolean> => {
  const condition = and(isFor(target), eq(codes.askerHash, askerHash));
  return (await db.select({ purpose: codes.purpose }).from(codes).where(condition)).length === 1;
});

/** The counter of an attempt: that of the caller who asked for the code, or the one of all others together. */
export type Guesser = { readonly asker: string } | 'others';

/**
 * Counts one attempt on the live code and returns its hash and how many attempts of theirs it has had, this one included;
 * undefined when none is live or none are left of theirs.
 */
export const countAttempt = byProgram(async (db: Executor, target: Target, by: Guesser, maximum: number, now: Date) => {
  const isLive = and(isFor(target), isNull(codes.usedAt), gt(codes.expiresAt, now));
  const counted =
    by === 'others'
      ? {
          column: codes.otherAttempts,
          set: { otherAttempts: sql`${codes.otherAttempts} + 1` },
          if: lt(codes.otherAttempts, maximum),
        }
      : {
          column: codes.attempts,
          set: { attempts: sql`${codes.attempts} + 1` },
          if: and(eq(codes.askerHash, by.asker), lt(codes.attempts, maximum)),
        };
  const [row] = await db
    .update(codes)
    .set(counted.set)
    .where(and(isLive, counted.if))
    .returning({ codeHash: codes.codeHash, attempts: counted.column });
  return row;
});

/** Uses the code up; false when somebody else just did. */
export const useCode = byProgram(
  async (db: Executor, target: Target, codeHash: string, now: Date): Promise<boolean> => {
    const used = await db
      .update(codes)
      .set({ usedAt: now })
      .where(and(isFor(target), eq(codes.codeHash, codeHash), isNull(codes.usedAt)))
      .returning({ purpose: codes.purpose });
    return used.length === 1;
  },
);

/** Keeps the hash of a reset token. */
export const insertResetToken = byProgram((db: Executor, row: typeof resetTokens.$inferInsert) =>
  db.insert(resetTokens).values(row),
);

const isLive = (tokenHash: string, now: Date) =>
  and(eq(resetTokens.tokenHash, tokenHash), isNull(resetTokens.usedAt), gt(resetTokens.expiresAt, now));

/** Whether a reset token could be used now. */
export const isResetTokenLive = byProgram(async (db: Executor, tokenHash: string, now: Date): Promise<boolean> => {
  const found = await db.select({ accountId: resetTokens.accountId }).from(resetTokens).where(isLive(tokenHash, now));
  return found.length === 1;
});

/** Uses a reset token up and answers its account; undefined when it is unknown, used or too old. */
export const useResetToken = byProgram(async (db: Executor, tokenHash: string, now: Date) => {
  const [row] = await db
    .update(resetTokens)
    .set({ usedAt: now })
    .where(isLive(tokenHash, now))
    .returning({ accountId: resetTokens.accountId });
  return row?.accountId;
});

/** A password that was just set leaves no other way in: the account's remaining reset tokens are used up. */
export const dropResetTokens = byProgram((db: Executor, accountId: string, now: Date) =>
  db
    .update(resetTokens)
    .set({ usedAt: now })
    .where(and(eq(resetTokens.accountId, accountId), isNull(resetTokens.usedAt))),
);

/** Removes codes and reset tokens that were over before a moment. */
export const forgetCodes = async (db: Executor, before: Date): Promise<void> => {
  await db.delete(codes).where(lt(codes.expiresAt, before));
  await db.delete(resetTokens).where(lt(resetTokens.expiresAt, before));
};
