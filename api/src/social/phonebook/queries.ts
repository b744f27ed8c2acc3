import { and, eq, isNull, lt, sql } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { phonebookEntries as entries } from './tables.ts';

/** A stored entry. */
export type EntryRow = typeof entries.$inferSelect;
/** Values of a new or replaced entry. */
export type NewEntry = typeof entries.$inferInsert;

/** Locks a phonebook against other additions until the transaction ends. */
export const acquirePhonebookLock = async (tx: Executor, memberId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`phonebook ${memberId}`}, 0))`);
};

/** Number of entries in a phonebook. */
export const count = (db: Executor, memberId: string): Promise<number> =>
  db.$count(entries, and(eq(entries.memberId, memberId), isNull(entries.deletedAt)));

/** An entry of a phonebook by id, deleted or not, locked until the transaction ends. */
export const findForUpdate = async (tx: Executor, memberId: string, id: string): Promise<EntryRow | undefined> => {
  const [row] = await tx
    .select()
    .from(entries)
    .where(and(eq(entries.id, id), eq(entries.memberId, memberId)))
    .for('update');
  return row;
};

/** The entry about a member, deleted or not. */
export const findOfMember = async (
  db: Executor,
  memberId: string,
  contactMemberId: string,
): Promise<EntryRow | undefined> => {
  const [row] = await db
    .select()
    .from(entries)
    .where(and(eq(entries.memberId, memberId), eq(entries.contactMemberId, contactMemberId)));
  return row;
};

/** The entry with this `clientId`, deleted or not. */
export const findByClientId = async (
  db: Executor,
  memberId: string,
  clientId: string,
): Promise<EntryRow | undefined> => {
  const [row] = await db
    .select()
    .from(entries)
    .where(and(eq(entries.memberId, memberId), eq(entries.clientId, clientId)));
  return row;
};

/** Which of these `clientId`s are stored already. */
export const listStoredClientIds = async (
  db: Executor,
  memberId: string,
  clientIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (clientIds.length === 0) return new Set();
  const { rows } = await db.execute<{ clientId: string }>(
    sql`select ${entries.clientId} as "clientId" from ${entries} where ${entries.memberId} = ${memberId}
      and ${entries.clientId} = any(${sql.param([...clientIds])}::text[])`,
  );
  return new Set(rows.map(({ clientId }) => clientId));
};

// Rows per statement: well below PostgreSQL's limit of 65,535 parameters.
const BATCH = 500;

/** Inserts entries. */
export const insert = async (tx: Executor, rows: readonly NewEntry[]): Promise<void> => {
  for (let offset = 0; offset < rows.length; offset += BATCH)
    await tx.insert(entries).values(rows.slice(offset, offset + BATCH));
};

/** Changes of an entry. */
export type EntryPatch = Partial<Omit<NewEntry, 'id' | 'memberId'>> & { updatedAt: Date };

/** Changes the given columns of an entry. */
export const update = (tx: Executor, id: string, changes: EntryPatch) =>
  tx.update(entries).set(changes).where(eq(entries.id, id));

/** Adds numbers, addresses and missing details to entries of a phonebook. */
export const fillMissing = async (tx: Executor, memberId: string, rows: readonly NewEntry[]): Promise<void> => {
  for (let offset = 0; offset < rows.length; offset += BATCH) {
    const json = JSON.stringify(
      rows
        .slice(offset, offset + BATCH)
        .map(({ id, phones, emails, organization, title, website, address, note, tags }) => ({
          id,
          phones,
          emails,
          organization,
          title,
          website,
          address,
          note,
          tags,
        })),
    );
    await tx.execute(
      sql`update ${entries} set phones = given.phones, emails = given.emails,
          organization = coalesce(nullif(${entries.organization}, ''), given.organization),
          title = coalesce(nullif(${entries.title}, ''), given.title),
          website = coalesce(nullif(${entries.website}, ''), given.website),
          address = coalesce(nullif(${entries.address}, ''), given.address), note = given.note, tags = given.tags,
          updated_at = ${rows[0]?.updatedAt ?? new Date()}
        from jsonb_to_recordset(${json}::jsonb) as given (id uuid, phones text[], emails text[], organization text,
          title text, website text, address text, note text, tags text[])
        where ${entries.id} = given.id and ${entries.memberId} = ${memberId}`,
    );
  }
};

/** Permanently removes entries that were deleted before a moment. */
export const purgeDeleted = (db: Executor, cutoff: Date) => db.delete(entries).where(lt(entries.deletedAt, cutoff));
