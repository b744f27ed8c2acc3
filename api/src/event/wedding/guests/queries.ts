import type { GuestFilter, WishState } from '@m4u/contract/event/wedding/guests';
import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { containsEachWord } from '../../../platform/database/folding.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import type { Slice } from '../../../platform/database/slice.ts';
import { weddingGuests as guests } from '../tables.ts';

const { words: _words, ...shown } = getTableColumns(guests);

/** Columns of a guest, without the search words. */
export const columns = shown;

/** A row of a guest, without the search words. */
export type GuestRow = Omit<typeof guests.$inferSelect, 'words'>;

const answerConditions: Readonly<Record<'coming' | 'declined' | 'unanswered', SQL>> = {
  coming: eq(guests.coming, true),
  declined: eq(guests.coming, false),
  unanswered: isNull(guests.answeredAt),
};

const linkConditions: Readonly<Record<'unsent' | 'unopened' | 'opened' | 'silent', SQL | undefined>> = {
  // A guest who opened a link or replied, also to the common invitation, has been reached.
  unsent: and(isNull(guests.sentAt), isNull(guests.openedAt), isNull(guests.answeredAs)),
  unopened: and(isNotNull(guests.sentAt), isNull(guests.openedAt)),
  opened: isNotNull(guests.openedAt),
  silent: and(or(isNotNull(guests.sentAt), isNotNull(guests.openedAt)), isNull(guests.answeredAt)),
};

/** The words of a search; a phone number is searched by its digits, in every notation. */
export const searchText = (q: string): string => (/^[+\d][\d ().-]*$/.test(q) ? q.replaceAll(/\D/g, '') : q);

const guestsMatching = (
  weddingId: string,
  { side, answer, link, table, q }: NonNullable<GuestFilter>,
): SQL | undefined =>
  and(
    eq(guests.weddingId, weddingId),
    side && eq(guests.side, side),
    table && and(isNull(guests.tableId), or(isNull(guests.coming), eq(guests.coming, true))),
    answer && answerConditions[answer],
    link && linkConditions[link],
    q ? containsEachWord(guests.words, searchText(q)) : undefined,
  );

/** Lists guests of a wedding by name. */
export const list = async (
  db: Executor,
  weddingId: string,
  filter: NonNullable<GuestFilter>,
  { limit, offset }: Slice,
): Promise<{ rows: GuestRow[]; total: number }> => {
  const condition = guestsMatching(weddingId, filter);
  const [rows, total] = await Promise.all([
    db
      .select(columns)
      .from(guests)
      .where(condition)
      .orderBy(asc(guests.words), asc(guests.id))
      .limit(limit)
      .offset(offset),
    db.$count(guests, condition),
  ]);
  return { rows, total };
};

/** Lists the guests of a wedding that a search finds. */
export const listFound = (db: Executor, weddingId: string, q: string): Promise<GuestRow[]> =>
  db.select(columns).from(guests).where(guestsMatching(weddingId, { q }));

/** Lists all guests of a wedding. */
export const listAll = (db: Executor, weddingId: string): Promise<GuestRow[]> =>
  db.select(columns).from(guests).where(eq(guests.weddingId, weddingId)).orderBy(asc(guests.id));

/** Lists the names of all guests of a wedding. */
export const listNames = (db: Executor, weddingId: string): Promise<Pick<GuestRow, 'id' | 'name'>[]> =>
  db.select({ id: guests.id, name: guests.name }).from(guests).where(eq(guests.weddingId, weddingId));

/** Counts guests of a wedding by reply. */
export const countByReply = async (db: Executor, weddingId: string) => {
  const count = (condition: SQL | undefined) => sql<number>`(count(*) filter (where ${condition}))::int`;
  // Without a reply the people are those who are invited.
  const people = (condition?: SQL) =>
    sql<number>`coalesce(sum(${guests.people}) filter (where ${and(answerConditions.coming, condition)}), 0)::int`;
  const [row] = await db
    .select({
      invited: sql<number>`count(*)::int`,
      unsent: count(linkConditions.unsent),
      unopened: count(linkConditions.unopened),
      opened: count(linkConditions.opened),
      silent: count(linkConditions.silent),
      answered: count(isNotNull(guests.answeredAt)),
      coming: count(answerConditions.coming),
      people: people(),
      groom: people(eq(guests.side, 'groom')),
      bride: people(eq(guests.side, 'bride')),
      declined: count(answerConditions.declined),
      wishesWaiting: count(eq(guests.wishState, 'waiting')),
    })
    .from(guests)
    .where(eq(guests.weddingId, weddingId));
  if (!row) throw new Error('A count without groups has one row');
  return row;
};

const firstRow = async (query: PromiseLike<GuestRow[]>): Promise<GuestRow | undefined> => (await query)[0];

/** Finds a guest by the code of the personal link. Runs as the system, since the caller only has the link. */
export const findByCode = byProgram((db: Executor, weddingId: string, code: string) =>
  firstRow(
    db
      .select(columns)
      .from(guests)
      .where(and(eq(guests.weddingId, weddingId), eq(guests.code, code))),
  ),
);

/** Finds a guest of a wedding. */
export const find = (db: Executor, weddingId: string, id: string) =>
  firstRow(
    db
      .select(columns)
      .from(guests)
      .where(and(eq(guests.weddingId, weddingId), eq(guests.id, id))),
  );

/** Finds a guest of a wedding and locks the row until the transaction ends. */
export const findForUpdate = (tx: Transaction, weddingId: string, id: string) =>
  firstRow(
    tx
      .select(columns)
      .from(guests)
      .where(and(eq(guests.weddingId, weddingId), eq(guests.id, id)))
      .for('update'),
  );

/** Inserts guests and returns their rows. */
export const insert = async (tx: Transaction, rows: readonly (typeof guests.$inferInsert)[]): Promise<GuestRow[]> =>
  rows.length === 0
    ? []
    : tx
        .insert(guests)
        .values([...rows])
        .returning(columns);

/** Updates a locked guest. */
export const update = (tx: Transaction, id: string, changes: Partial<GuestRow>): Promise<GuestRow | undefined> =>
  firstRow(tx.update(guests).set(changes).where(eq(guests.id, id)).returning(columns));

/**
 * Sets the time at which guests of a wedding were sent their links, or reminded; null for never. Returns how many there
 * are.
 */
export const setNoted = async (
  tx: Transaction,
  weddingId: string,
  ids: readonly string[],
  noted: Partial<Pick<GuestRow, 'sentAt' | 'remindedAt'>>,
): Promise<number> => {
  const rows = await tx
    .update(guests)
    .set(noted)
    .where(and(eq(guests.weddingId, weddingId), inArray(guests.id, [...ids])))
    .returning({ id: guests.id });
  return rows.length;
};

/** Sets the time at which a guest's link was first opened. Runs as the system, since the guest only has the link. */
export const setOpened = byProgram(async (db: Executor, id: string, openedAt: Date): Promise<void> => {
  await db
    .update(guests)
    .set({ openedAt })
    .where(and(eq(guests.id, id), isNull(guests.openedAt)));
});

/** Deletes a guest. */
export const remove = (tx: Transaction, id: string) => tx.delete(guests).where(eq(guests.id, id));

/** Lists the wishes of a wedding, newest first, all or those in a state. */
export const listWishes = async (
  db: Executor,
  weddingId: string,
  state: WishState | undefined,
  { limit, offset }: Slice,
): Promise<{ rows: GuestRow[]; total: number }> => {
  const condition = and(
    eq(guests.weddingId, weddingId),
    isNotNull(guests.wishState),
    state && eq(guests.wishState, state),
  );
  const [rows, count] = await Promise.all([
    db
      .select(columns)
      .from(guests)
      .where(condition)
      .orderBy(desc(guests.wishedAt), desc(guests.id))
      .limit(limit)
      .offset(offset),
    db.$count(guests, condition),
  ]);
  return { rows, total: count };
};

/** Lists the newest wishes that the couple shows on the page. Runs as the system, since visitors may see them. */
export const listShownWishes = byProgram(
  async (db: Executor, weddingId: string, limit: number): Promise<GuestRow[]> =>
    (await listWishes(db, weddingId, 'shown', { limit, offset: 0 })).rows,
);
