import type { SealTimeStamp } from '@m4u/contract/insight/seal/proof';
import { sealedMovements } from '../../commerce/point/books/sealing.reads.ts';
import type { Executor } from '../../platform/database/database.ts';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  sql,
  type SQL,
} from '../../platform/database/orm.ts';
import type { Slice } from '../../platform/database/slice.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { sealedEntries } from '../audit/sealing.reads.ts';
import type { SealedRow } from './rules.ts';
import { sealRoots, seals } from './tables.ts';

export type SealRow = typeof seals.$inferSelect;
export type RootRow = typeof sealRoots.$inferSelect;

/** Makes others who seal wait until the transaction ends. */
export const lock = (tx: Transaction) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('seals', 0))`);

const contents = async (db: Executor, where: SQL, rest = sql``): Promise<SealedRow[]> => {
  const select = sql`${sealedMovements(where)} union all ${sealedEntries(where)} ${rest}`;
  return (await db.execute<SealedRow & Record<string, unknown>>(select)).rows;
};

/** Lists rows with an id after `after` that have no seal, in the order of their ids. */
export const listUnsealed = (db: Executor, after: string, limit: number): Promise<SealedRow[]> =>
  contents(
    db,
    sql`id > ${after}::uuid and not exists (select from ${seals} where ${seals.subjectId} = id)`,
    sql`order by id limit ${limit}`,
  );

/** Lists the present content of rows. */
export const listRows = (db: Executor, ids: readonly string[]): Promise<SealedRow[]> =>
  contents(db, sql`id = any(${sql.param([...ids])}::uuid[])`);

/** The last seal; undefined without one. */
export const findLast = async (db: Executor): Promise<SealRow | undefined> => {
  const [row] = await db.select().from(seals).orderBy(desc(seals.number)).limit(1);
  return row;
};

/** The row with the highest id among those that have a seal; ids begin with the time. */
export const findNewestSubject = async (db: Executor): Promise<string | undefined> => {
  const [row] = await db.select({ id: seals.subjectId }).from(seals).orderBy(desc(seals.subjectId)).limit(1);
  return row?.id;
};

/** The last seal of each of these books. */
export const listHeads = (db: Executor, books: readonly string[]) =>
  db
    .selectDistinctOn([seals.book], { book: seals.book, position: seals.position, link: seals.link })
    .from(seals)
    .where(inArray(seals.book, [...books]))
    .orderBy(seals.book, desc(seals.position));

export const insert = async (tx: Transaction, rows: readonly SealRow[]): Promise<void> => {
  if (rows.length > 0) await tx.insert(seals).values([...rows]);
};

/** Removes the salts of the seals of rows: their former content cannot be guessed any more. */
export const removeSalts = async (tx: Transaction, subjectIds: readonly string[]): Promise<string[]> => {
  const rows = await tx
    .update(seals)
    .set({ salt: null })
    .where(inArray(seals.subjectId, [...subjectIds]))
    .returning({ id: seals.subjectId });
  return [...new Set(rows.map(({ id }) => id))];
};

/** Lists seals from a number on, in order; `sealedBefore` leaves out later ones. */
export const listFrom = (db: Executor, from: number, limit: number, sealedBefore?: Date): Promise<SealRow[]> =>
  db
    .select()
    .from(seals)
    .where(and(gte(seals.number, from), sealedBefore && lt(seals.sealedAt, sealedBefore)))
    .orderBy(asc(seals.number))
    .limit(limit);

/** The last seal of each of these rows. */
export const listLast = (db: Executor, subjectIds: readonly string[]): Promise<SealRow[]> =>
  db
    .selectDistinctOn([seals.subjectId])
    .from(seals)
    .where(inArray(seals.subjectId, [...subjectIds]))
    .orderBy(seals.subjectId, desc(seals.number));

/** The seal at a place of a book. */
export const findAt = async (db: Executor, book: string, position: number): Promise<SealRow | undefined> => {
  const [row] = await db
    .select()
    .from(seals)
    .where(and(eq(seals.book, book), eq(seals.position, position)));
  return row;
};

/** The root that covers a seal; undefined while none does. */
export const findRootOver = async (db: Executor, number: number): Promise<RootRow | undefined> => {
  const [row] = await db
    .select()
    .from(sealRoots)
    .where(lte(sealRoots.first, number))
    .orderBy(desc(sealRoots.first))
    .limit(1);
  return row && number < row.first + row.size ? row : undefined;
};

/** The root over the seals from this number on. */
export const findRoot = async (db: Executor, first: number): Promise<RootRow | undefined> => {
  const [row] = await db.select().from(sealRoots).where(eq(sealRoots.first, first));
  return row;
};

/** The newest root; undefined without one. */
export const findLastRoot = async (db: Executor): Promise<RootRow | undefined> => {
  const [row] = await db.select().from(sealRoots).orderBy(desc(sealRoots.first)).limit(1);
  return row;
};

/** Columns of a root that are published; its branches are many, and only proofs need them. */
const { branches: _branches, ...publishedColumns } = getTableColumns(sealRoots);

/** Lists roots, newest first, with their number. */
export const listRoots = async (db: Executor, { limit, offset }: Slice) => {
  const [data, total] = await Promise.all([
    db.select(publishedColumns).from(sealRoots).orderBy(desc(sealRoots.first)).limit(limit).offset(offset),
    db.$count(sealRoots),
  ]);
  return { data, total };
};

/** Lists all roots in the order in which they were made. */
export const listAllRoots = (db: Executor): Promise<RootRow[]> =>
  db.select().from(sealRoots).orderBy(asc(sealRoots.first));

export const insertRoot = async (tx: Transaction, row: RootRow): Promise<void> => {
  await tx.insert(sealRoots).values(row);
};

/** Keeps the time stamp of a root that has none. */
export const setTimeStamp = async (db: Executor, first: number, timeStamp: SealTimeStamp): Promise<void> => {
  await db
    .update(sealRoots)
    .set({ timeStamp })
    .where(and(eq(sealRoots.first, first), isNull(sealRoots.timeStamp)));
};
