import type { GuestState } from '@m4u/contract/event/checkIn/schema';
import {
  and,
  asc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  or,
  sql,
} from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { containsEachWord } from '../../../platform/database/folding.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import type { Slice } from '../../../platform/database/slice.ts';
import { checkInPeople as people } from '../tables.ts';

const { words: _words, nameWords: _name, ...columns } = getTableColumns(people);

/** A row of a person at an event, without search words. */
export type PersonRow = Omit<typeof people.$inferSelect, 'words' | 'nameWords'>;

/** Finds guests on the list of an event by their codes. */
export const listByCodes = (db: Executor, eventId: string, codes: readonly string[]): Promise<PersonRow[]> =>
  db
    .select(columns)
    .from(people)
    .where(and(eq(people.eventId, eventId), inArray(people.code, [...codes])));

/** Finds guests on the list of an event who have one of these names or numbers. */
export const listByNamesOrPhones = (
  db: Executor,
  eventId: string,
  { names, phones }: { names: readonly string[]; phones: readonly string[] },
): Promise<Pick<PersonRow, 'name' | 'phone'>[]> =>
  db
    .select({ name: people.name, phone: people.phone })
    .from(people)
    .where(
      and(
        eq(people.eventId, eventId),
        eq(people.listed, true),
        or(inArray(people.name, [...names]), inArray(people.phone, [...phones])),
      ),
    );

/** Rows of one statement: PostgreSQL limits a statement to 65,535 parameters. */
const ROWS_AT_ONCE = 1_000;

/** Inserts guests on the list, or updates their fields of the list. */
export const addToList = async (tx: Transaction, rows: readonly (typeof people.$inferInsert)[]): Promise<void> => {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await tx
      .insert(people)
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .onConflictDoUpdate({
        target: [people.eventId, people.code],
        set: {
          name: sql`excluded.name`,
          phone: sql`excluded.phone`,
          seats: sql`excluded.seats`,
          table: sql`excluded."table"`,
          seq: sql`excluded.seq`,
        },
      });
};

/** Removes a person from the list; the row and the log stay. */
export const removeFromList = async (tx: Transaction, id: string, seq: number): Promise<void> => {
  await tx.update(people).set({ listed: false, code: null, seq }).where(eq(people.id, id));
};

/** Lists guests on the list who came. */
export const listArrivedGuests = (db: Executor, eventId: string): Promise<PersonRow[]> =>
  db
    .select(columns)
    .from(people)
    .where(and(eq(people.eventId, eventId), eq(people.listed, true), isNotNull(people.firstIn)));

/** Identifiers in scans, by which people of an event are looked up. */
export interface ScanIdentifiers {
  readonly ids: readonly string[];
  readonly codes: readonly string[];
  readonly memberIds: readonly string[];
  /** Phone numbers of listed guests whose member is not identified yet. */
  readonly phones: readonly string[];
}

/** Finds people of an event by identifiers of scans; codes match in any case. */
export const listByIdentifiers = (
  db: Executor,
  eventId: string,
  { ids, codes, memberIds, phones }: ScanIdentifiers,
): Promise<PersonRow[]> =>
  db
    .select(columns)
    .from(people)
    .where(
      and(
        eq(people.eventId, eventId),
        or(
          inArray(people.id, [...ids]),
          inArray(
            sql`lower(${people.code})`,
            codes.map((code) => sql`lower(${code})`),
          ),
          inArray(people.memberId, [...memberIds]),
          and(inArray(people.phone, [...phones]), isNull(people.memberId)),
        ),
      ),
    );

/** Saves the state of people at an event, also of new ones. */
export const save = async (tx: Transaction, rows: readonly PersonRow[]): Promise<void> => {
  if (rows.length === 0) return;
  await tx
    .insert(people)
    .values([...rows])
    .onConflictDoUpdate({
      target: people.id,
      set: {
        memberId: sql`excluded.member_id`,
        inside: sql`excluded.inside`,
        people: sql`excluded.people`,
        firstIn: sql`excluded.first_in`,
        lastIn: sql`excluded.last_in`,
        lastOut: sql`excluded.last_out`,
        seq: sql`excluded.seq`,
      },
    });
};

/** Lists people who changed after the change `seq` of their event, in the order of changes. */
export const listChangedAfter = (db: Executor, eventId: string, seq: number, limit: number): Promise<PersonRow[]> =>
  db
    .select(columns)
    .from(people)
    .where(and(eq(people.eventId, eventId), gt(people.seq, seq)))
    .orderBy(asc(people.seq))
    .limit(limit);

/** Finds a person at an event. */
export const find = async (db: Executor, eventId: string, id: string): Promise<PersonRow | undefined> => {
  const [row] = await db
    .select(columns)
    .from(people)
    .where(and(eq(people.eventId, eventId), eq(people.id, id)));
  return row;
};

/** Filter of a list of guests. */
export interface GuestFilter {
  readonly q?: string | undefined;
  readonly state?: GuestState | undefined;
}

const isListedOrCame = or(eq(people.listed, true), isNotNull(people.firstIn));

const isInState = (state: GuestState) => {
  switch (state) {
    case 'inside':
      return eq(people.inside, true);
    case 'left':
      return and(eq(people.inside, false), isNotNull(people.firstIn));
    case 'waiting':
      return isNull(people.firstIn);
  }
};

const guestsMatching = (eventId: string, { q, state }: GuestFilter) =>
  and(
    eq(people.eventId, eventId),
    isListedOrCame,
    state && isInState(state),
    q === undefined ? undefined : containsEachWord(people.words, q),
  );

/** Lists people at an event, by name. */
export const list = (
  db: Executor,
  eventId: string,
  filter: GuestFilter,
  { limit, offset }: Slice,
): Promise<PersonRow[]> =>
  db
    .select(columns)
    .from(people)
    .where(guestsMatching(eventId, filter))
    .orderBy(asc(people.nameWords), asc(people.id))
    .limit(limit)
    .offset(offset);

/** Counts people of an event that pass the filter. */
export const count = (db: Executor, eventId: string, filter: GuestFilter): Promise<number> =>
  db.$count(people, guestsMatching(eventId, filter));

/** Updates a guest's fields of the list. */
export const update = async (
  tx: Transaction,
  id: string,
  changes: Pick<typeof people.$inferInsert, 'seq'> & Partial<Pick<PersonRow, 'name' | 'phone' | 'seats'>>,
): Promise<void> => {
  await tx.update(people).set(changes).where(eq(people.id, id));
};
