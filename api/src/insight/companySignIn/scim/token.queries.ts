import { MINUTE } from '@m4u/contract/durations';
import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import { and, desc, eq, isNull, lte, or } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { companyTokens as tokens } from '../tables.ts';

/** A stored token. */
export type TokenRow = typeof tokens.$inferSelect;

const works = (groupId: string) => and(eq(tokens.groupId, groupId), isNull(tokens.revokedAt));

/** Lists the tokens of a company that work, newest first. */
export const list = (db: Executor, groupId: string): Promise<TokenRow[]> =>
  db.select().from(tokens).where(works(groupId)).orderBy(desc(tokens.id));

/** Inserts a token. */
export const insert = (tx: Executor, row: typeof tokens.$inferInsert) => tx.insert(tokens).values(row);

/** Finds a token of a company, also one that has ended. */
export const find = async (db: Executor, groupId: string, id: string): Promise<TokenRow | undefined> =>
  (
    await db
      .select()
      .from(tokens)
      .where(and(eq(tokens.groupId, groupId), eq(tokens.id, id)))
  )[0];

/** Ends a token of a company; false when it had ended before. */
export const revoke = async (tx: Executor, id: string, revokedAt: Date): Promise<boolean> =>
  ((
    await tx
      .update(tokens)
      .set({ revokedAt })
      .where(and(eq(tokens.id, id), isNull(tokens.revokedAt)))
  ).rowCount ?? 0) > 0;

/** Finds a working token by its hash, before it is known whose it is. */
export const findByHash = byProgram(
  async (db: Executor, hash: string): Promise<TokenRow | undefined> =>
    (
      await db
        .select()
        .from(tokens)
        .where(and(eq(tokens.tokenHash, hash), isNull(tokens.revokedAt)))
    )[0],
);

/** Writes when a token was used, at most once a minute. */
export const touch = byProgram((db: Executor, id: string, now: Date) =>
  db
    .update(tokens)
    .set({ lastUsedAt: now })
    .where(
      and(eq(tokens.id, id), or(isNull(tokens.lastUsedAt), lte(tokens.lastUsedAt, new Date(now.getTime() - MINUTE)))),
    ),
);
