import { desc, eq } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { Slice } from '../../platform/database/slice.ts';
import { consents } from './tables.ts';

/** A stored answer. */
export type ConsentRow = typeof consents.$inferSelect;

/** Inserts answers. */
export const insert = (tx: Executor, rows: readonly ConsentRow[]) => tx.insert(consents).values([...rows]);

/** The latest answer of a member to each purpose. */
export const listLatest = (db: Executor, memberId: string): Promise<ConsentRow[]> =>
  db
    .selectDistinctOn([consents.purpose])
    .from(consents)
    .where(eq(consents.memberId, memberId))
    .orderBy(consents.purpose, desc(consents.id));

/** A page of a member's answers, newest first. */
export const list = (db: Executor, memberId: string, { limit, offset }: Slice): Promise<ConsentRow[]> =>
  db
    .select()
    .from(consents)
    .where(eq(consents.memberId, memberId))
    .orderBy(desc(consents.id))
    .limit(limit)
    .offset(offset);

/** Number of a member's answers. */
export const count = (db: Executor, memberId: string): Promise<number> =>
  db.$count(consents, eq(consents.memberId, memberId));
