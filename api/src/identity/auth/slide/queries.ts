import { asc, count, eq, max, sql } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { loginSlides } from '../tables.ts';

/** A stored slide: a picture of the sign-in screen. */
export type SlideRow = typeof loginSlides.$inferSelect;

/** A slide without id and position. */
export type SlideContent = Omit<SlideRow, 'id' | 'position'>;

/** Serialises changes of slides, so that positions stay distinct. */
export const acquireSlidesLock = (tx: Executor) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('login slides', 0))`);

/** All slides in their order. */
export const listAll = (db: Executor): Promise<SlideRow[]> =>
  db.select().from(loginSlides).orderBy(asc(loginSlides.position), asc(loginSlides.id)).limit(100);

/** One slide. */
export const find = async (db: Executor, id: string): Promise<SlideRow | undefined> => {
  const [row] = await db.select().from(loginSlides).where(eq(loginSlides.id, id));
  return row;
};

/** Number of slides and the last position. */
export const countWithLastPosition = async (db: Executor): Promise<{ total: number; last: number }> => {
  const [row] = await db.select({ total: count(), last: max(loginSlides.position) }).from(loginSlides);
  return { total: row?.total ?? 0, last: row?.last ?? 0 };
};

/** Adds a slide. */
export const insert = (tx: Executor, row: SlideRow) => tx.insert(loginSlides).values(row);

/** Changes the given columns of a slide. */
export const update = (tx: Executor, id: string, changes: Partial<Omit<SlideRow, 'id'>>) =>
  tx.update(loginSlides).set(changes).where(eq(loginSlides.id, id));

/** Removes a slide. */
export const remove = (tx: Executor, id: string) => tx.delete(loginSlides).where(eq(loginSlides.id, id));
