import type { Executor } from '../../../platform/database/database.ts';
import { and, asc, eq, gt, isNotNull } from '../../../platform/database/orm.ts';
import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { groupIsOpen } from '../../../profile/directory/groups/membership.reads.ts';
import { eInvoiceConnections as connections } from '../tables.ts';

/** A row of a connection, also of one that was ended. */
export type ConnectionRow = typeof connections.$inferSelect;

/** A connection that is not ended. */
export type ActiveConnection = ConnectionRow & { readonly secret: string };

/** A connection with a chosen series. */
export type ReadyConnection = ActiveConnection & {
  readonly accountId: string;
  readonly templateCode: string;
  readonly series: string;
  readonly label: string;
};

const isActive = (row: ConnectionRow | undefined): row is ActiveConnection => row?.secret != null;

/** Whether a connection has all that an e-invoice needs. */
export const isReady = (row: ActiveConnection | undefined): row is ReadyConnection =>
  row?.accountId != null && row.templateCode !== null && row.series !== null && row.label !== null;

/** Finds the connection of a group; undefined for one that was ended. Runs as the program, since buyers ask too. */
export const findActive = byProgram(async (db: Executor, groupId: string): Promise<ActiveConnection | undefined> => {
  const [row] = await db.select().from(connections).where(eq(connections.groupId, groupId));
  return isActive(row) ? row : undefined;
});

/** Finds the connection of a group with a lock. Runs as the program. */
export const lock = byProgram(async (tx: Transaction, groupId: string): Promise<ConnectionRow | undefined> => {
  const [row] = await tx.select().from(connections).where(eq(connections.groupId, groupId)).for('no key update');
  return row;
});

/** Saves the connection of a group; a new one for the same group replaces its key. */
export const save = async (tx: Transaction, row: ConnectionRow): Promise<void> => {
  const { groupId: _id, ...changes } = row;
  await tx.insert(connections).values(row).onConflictDoUpdate({ target: connections.groupId, set: changes });
};

/** Changes a connection. Runs as the program. */
export const update = byProgram(
  async (tx: Transaction, groupId: string, changes: Partial<ConnectionRow>): Promise<void> => {
    await tx.update(connections).set(changes).where(eq(connections.groupId, groupId));
  },
);

/** Lists connections of open groups, after one of them, with the newest receipt that was taken. Runs as the program. */
export const listActive = byProgram(
  (
    db: Executor,
    after: string | undefined,
    limit: number,
  ): Promise<Pick<ConnectionRow, 'groupId' | 'takenYear' | 'takenNumber'>[]> =>
    db
      .select({
        groupId: connections.groupId,
        takenYear: connections.takenYear,
        takenNumber: connections.takenNumber,
      })
      .from(connections)
      .where(
        and(
          isNotNull(connections.secret),
          groupIsOpen(connections.groupId),
          after === undefined ? undefined : gt(connections.groupId, after),
        ),
      )
      .orderBy(asc(connections.groupId))
      .limit(limit),
);
