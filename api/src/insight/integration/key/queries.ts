import { MINUTE } from '@m4u/contract/durations';
import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import { and, desc, eq, getTableColumns, gt, isNull, lte, or, type SQL } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { Slice } from '../../../platform/database/slice.ts';
import { isMakerAdmin } from '../queries.ts';
import { apiKeys as keys } from '../tables.ts';

const columns = { ...getTableColumns(keys), isMakerAdmin: isMakerAdmin(keys.groupId, keys.createdBy) };

/** A key, and whether its maker still administers the open group. */
export type KeyRow = typeof keys.$inferSelect & { readonly isMakerAdmin: boolean };

/** Lists keys of a group, newest first. */
export const list = async (db: Executor, groupId: string, { limit, offset }: Slice) => {
  const rows = await db
    .select(columns)
    .from(keys)
    .where(eq(keys.groupId, groupId))
    .orderBy(desc(keys.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(keys, eq(keys.groupId, groupId)) };
};

/** Finds a key of a group. */
export const find = async (db: Executor, groupId: string, id: string): Promise<KeyRow | undefined> => {
  const [row] = await db
    .select(columns)
    .from(keys)
    .where(and(eq(keys.groupId, groupId), eq(keys.id, id)));
  return row;
};

/** Number of keys of a group that are neither revoked nor expired. */
export const countUsable = (db: Executor, groupId: string, now: Date): Promise<number> =>
  db.$count(
    keys,
    and(eq(keys.groupId, groupId), isNull(keys.revokedAt), or(isNull(keys.expiresAt), gt(keys.expiresAt, now))),
  );

/** Inserts a key. */
export const insert = (tx: Executor, row: typeof keys.$inferInsert) => tx.insert(keys).values(row);

/** Revokes a key; false when it was revoked before. */
export const revoke = async (tx: Executor, id: string, revokedAt: Date): Promise<boolean> => {
  const revoked = await tx
    .update(keys)
    .set({ revokedAt })
    .where(and(eq(keys.id, id), isNull(keys.revokedAt)))
    .returning({ id: keys.id });
  return revoked.length === 1;
};

/** Finds a key by its hash, before there is an actor. */
export const findByHash = byProgram(async (db: Executor, hash: string): Promise<KeyRow | undefined> => {
  const [row] = await db.select(columns).from(keys).where(eq(keys.tokenHash, hash));
  return row;
});

const isStale = (now: Date): SQL | undefined =>
  or(isNull(keys.lastUsedAt), lte(keys.lastUsedAt, new Date(now.getTime() - MINUTE)));

/** Records when a key was used, at most once a minute. */
export const touch = byProgram((db: Executor, id: string, now: Date) =>
  db
    .update(keys)
    .set({ lastUsedAt: now })
    .where(and(eq(keys.id, id), isStale(now))),
);
