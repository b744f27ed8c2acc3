import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import { and, desc, eq, inArray, sql } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { prepareOnce } from '../../platform/database/prepared.ts';
import { pushTokens } from './tables.ts';

/** A stored device. */
export type DeviceRow = typeof pushTokens.$inferSelect;

/** Stores a device; a known one is assigned to its new member and session. */
export const upsert = byProgram((tx: Executor, row: DeviceRow) =>
  tx
    .insert(pushTokens)
    .values(row)
    .onConflictDoUpdate({
      target: pushTokens.hash,
      set: {
        memberId: sql`excluded.member_id`,
        sessionId: sql`excluded.session_id`,
        kind: sql`excluded.kind`,
        sealed: sql`excluded.sealed`,
        seenAt: sql`excluded.seen_at`,
      },
    }),
);

/** Removes all devices of a member except the `total` most recently seen ones. */
export const removeAllButNewest = (tx: Executor, memberId: string, total: number) =>
  tx
    .delete(pushTokens)
    .where(
      inArray(
        pushTokens.hash,
        tx
          .select({ hash: pushTokens.hash })
          .from(pushTokens)
          .where(eq(pushTokens.memberId, memberId))
          .orderBy(desc(pushTokens.seenAt), desc(pushTokens.createdAt), desc(pushTokens.hash))
          .offset(total),
      ),
    );

/** A device by the hash of its token. */
export const find = async (db: Executor, hash: string): Promise<DeviceRow | undefined> => {
  const [row] = await db.select().from(pushTokens).where(eq(pushTokens.hash, hash));
  return row;
};

/** Devices of a member: at most twenty, briefly a few more. */
export const list = (db: Executor, memberId: string) =>
  db
    .select({ hash: pushTokens.hash, sessionId: pushTokens.sessionId })
    .from(pushTokens)
    .where(eq(pushTokens.memberId, memberId))
    .orderBy(pushTokens.hash);

const selectMembersWithDevice = prepareOnce((db, name: 'members with a device') =>
  db
    .selectDistinct({ memberId: pushTokens.memberId })
    .from(pushTokens)
    .where(sql`${pushTokens.memberId} = any(${sql.placeholder('memberIds')}::uuid[])`)
    .prepare(name),
);

/** Which of these members have a device. */
export const listMembersWithDevice = byProgram(
  async (db: Executor, memberIds: readonly string[]): Promise<ReadonlySet<string>> => {
    const rows = await selectMembersWithDevice(db, 'members with a device').execute({ memberIds });
    return new Set(rows.map(({ memberId }) => memberId));
  },
);

/** Removes a device; with `memberId` only if it belongs to that member. */
export const remove = (db: Executor, hash: string, memberId?: string) =>
  db
    .delete(pushTokens)
    .where(and(eq(pushTokens.hash, hash), memberId === undefined ? undefined : eq(pushTokens.memberId, memberId)));

/** Removes the devices that were registered in these sessions. */
export const removeOfSessions = byProgram((db: Executor, memberId: string, sessionIds: readonly string[]) =>
  db.delete(pushTokens).where(and(eq(pushTokens.memberId, memberId), inArray(pushTokens.sessionId, [...sessionIds]))),
);
