import type { Executor } from '../../platform/database/database.ts';
import { and, asc, eq, gt, sql } from '../../platform/database/orm.ts';
import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { ticketKinds as kinds, ticketSettings as settings } from './tables.ts';

/** A row of a kind of tickets. */
export type KindRow = typeof kinds.$inferSelect;

/** A row of the settings of an event's tickets. */
export type SettingsRow = typeof settings.$inferSelect;

/** Lists the kinds of an event, earliest first. */
export const list = (db: Executor, eventId: string): Promise<KindRow[]> =>
  db.select().from(kinds).where(eq(kinds.eventId, eventId)).orderBy(asc(kinds.id)).limit(100);

/** Lists the kinds that the sign-up of an event shows. Runs as the program, since everybody may sign up. */
export const listOpen = byProgram(async (db: Executor, eventId: string): Promise<KindRow[]> =>
  (await list(db, eventId)).filter(({ isOpen }) => isOpen),
);

/** Finds a kind that the caller may see. */
export const find = async (db: Executor, id: string): Promise<KindRow | undefined> => {
  const [row] = await db.select().from(kinds).where(eq(kinds.id, id));
  return row;
};

/** Finds a kind for a sign-up or a ticket. Runs as the program: the caller shows what everybody may see of it. */
export const findPublic = byProgram(find);

/** Locks a kind until the transaction ends: its seats and its waiting list then change by this transaction alone. */
export const findForUpdate = async (tx: Transaction, id: string): Promise<KindRow | undefined> => {
  const [row] = await tx.select().from(kinds).where(eq(kinds.id, id)).for('no key update');
  return row;
};

/** Inserts a kind. */
export const insert = async (tx: Transaction, row: typeof kinds.$inferInsert): Promise<void> => {
  await tx.insert(kinds).values(row);
};

/** Changes a kind. */
export const update = async (tx: Transaction, id: string, changes: Partial<typeof kinds.$inferInsert>) => {
  await tx.update(kinds).set(changes).where(eq(kinds.id, id));
};

/** Adds to the counts of a locked kind; a negative number takes away. */
export const addToCounts = async (
  tx: Transaction,
  id: string,
  added: Partial<Pick<KindRow, 'taken' | 'waiting' | 'numbered'>>,
): Promise<void> => {
  const { taken = 0, waiting = 0, numbered = 0 } = added;
  await tx
    .update(kinds)
    .set({
      taken: sql`${kinds.taken} + ${taken}`,
      waiting: sql`${kinds.waiting} + ${waiting}`,
      numbered: sql`${kinds.numbered} + ${numbered}`,
    })
    .where(eq(kinds.id, id));
};

/** Lists kinds whose waiting list may move up, after one of them. */
export const listMovable = (
  db: Executor,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<Pick<KindRow, 'id'>[]> =>
  db
    .select({ id: kinds.id })
    .from(kinds)
    .where(
      and(
        sql`${kinds.waiting} > 0 and ${kinds.taken} < ${kinds.capacity}`,
        after === undefined ? undefined : gt(kinds.id, after),
      ),
    )
    .orderBy(asc(kinds.id))
    .limit(limit);

/** Finds the settings of an event's tickets. Runs as the program: questions and terms are shown to everybody. */
export const findSettings = byProgram(async (db: Executor, eventId: string): Promise<SettingsRow | undefined> => {
  const [row] = await db.select().from(settings).where(eq(settings.eventId, eventId));
  return row;
});

/** Saves the settings of an event's tickets. */
export const saveSettings = async (tx: Transaction, row: typeof settings.$inferInsert): Promise<void> => {
  const { eventId: _event, groupId: _group, ...changes } = row;
  await tx.insert(settings).values(row).onConflictDoUpdate({ target: settings.eventId, set: changes });
};
