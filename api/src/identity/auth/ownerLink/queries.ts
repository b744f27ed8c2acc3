import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import { and, eq, gt, gte, isNull, lt, or } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { accounts, externalIdentities, passkeys, sessions } from '../tables.ts';
import { ownerLinks } from './tables.ts';

/** A stored link. */
export type StoredLink = typeof ownerLinks.$inferSelect;

/** Stores a link. */
export const insertLink = byProgram((db: Executor, row: typeof ownerLinks.$inferInsert) =>
  db.insert(ownerLinks).values(row),
);

const isLive = (now: Date) => and(isNull(ownerLinks.usedAt), gt(ownerLinks.expiresAt, now));

/** Finds a link; undefined when it is unknown, used or expired. */
export const findLink = byProgram(
  async (db: Executor, tokenHash: string, now: Date): Promise<StoredLink | undefined> => {
    const [row] = await db
      .select()
      .from(ownerLinks)
      .where(and(eq(ownerLinks.tokenHash, tokenHash), isLive(now)));
    return row;
  },
);

/** Marks a link as used; false when it is used or expired. */
export const useLink = byProgram(async (db: Executor, tokenHash: string, now: Date): Promise<boolean> => {
  const used = await db
    .update(ownerLinks)
    .set({ usedAt: now })
    .where(and(eq(ownerLinks.tokenHash, tokenHash), isLive(now)))
    .returning({ accountId: ownerLinks.accountId });
  return used.length === 1;
});

/** Ends live links of an account: those made since a moment, or those of a kind. */
export const voidLinks = byProgram(
  (db: Executor, accountId: string, now: Date, which: { readonly since: Date } | { readonly kind: 'device' }) =>
    db
      .update(ownerLinks)
      .set({ usedAt: now })
      .where(
        and(
          eq(ownerLinks.accountId, accountId),
          isLive(now),
          'since' in which ? gte(ownerLinks.createdAt, which.since) : eq(ownerLinks.kind, which.kind),
        ),
      ),
);

/** Sets both addresses of an account. Fails when one belongs to another account. */
export const saveAddresses = byProgram(
  (db: Executor, accountId: string, addresses: { readonly email: string | null; readonly phone: string | null }) =>
    db.update(accounts).set(addresses).where(eq(accounts.id, accountId)),
);

/** Ends the session that made a change, and those that were begun since. */
export const endSessionsSince = byProgram(
  (db: Executor, accountId: string, endedAt: Date, { sessionId, since }: { sessionId: string; since?: Date }) =>
    db
      .update(sessions)
      .set({ endedAt, endedBecause: 'disowned' })
      .where(
        and(
          eq(sessions.accountId, accountId),
          isNull(sessions.endedAt),
          or(eq(sessions.id, sessionId), since && gte(sessions.createdAt, since)),
        ),
      ),
);

/** Deletes the passkeys that were added, and the providers that were linked, since a moment. */
export const deleteWaysSince = byProgram(async (db: Executor, accountId: string, since: Date): Promise<void> => {
  await db.delete(passkeys).where(and(eq(passkeys.accountId, accountId), gte(passkeys.createdAt, since)));
  await db
    .delete(externalIdentities)
    .where(and(eq(externalIdentities.accountId, accountId), gte(externalIdentities.createdAt, since)));
});

/** Deletes links that expired before a moment. */
export const purgeLinks = (db: Executor, cutoff: Date) => db.delete(ownerLinks).where(lt(ownerLinks.expiresAt, cutoff));
