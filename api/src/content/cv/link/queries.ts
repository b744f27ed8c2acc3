import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import { and, count, desc, eq, isNull, sql } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { pictureOf } from '../../../profile/upload/reads.ts';
import { cvLinks, cvs } from '../tables.ts';
import type { CvLinkRecord } from './rules.ts';

const isOwnedBy = (memberId: string, id: string) => and(eq(cvLinks.memberId, memberId), eq(cvLinks.id, id));

/** Links of a CV, newest first. */
export const list = (db: Executor, cvId: string): Promise<CvLinkRecord[]> =>
  db.select().from(cvLinks).where(eq(cvLinks.cvId, cvId)).orderBy(desc(cvLinks.createdAt), desc(cvLinks.id));

/** Number of links of a CV. */
export const countLinks = async (db: Executor, cvId: string): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(cvLinks).where(eq(cvLinks.cvId, cvId));
  return row?.total ?? 0;
};

/** Adds a link. */
export const insert = (db: Executor, row: typeof cvLinks.$inferInsert) => db.insert(cvLinks).values(row);

/** One of a member’s links; undefined when there is no such link. */
export const find = async (db: Executor, memberId: string, id: string): Promise<CvLinkRecord | undefined> =>
  (await db.select().from(cvLinks).where(isOwnedBy(memberId, id)))[0];

/** Changes one of a member’s links; undefined when there is no such link. */
export const update = async (
  db: Executor,
  memberId: string,
  id: string,
  changes: Partial<typeof cvLinks.$inferInsert>,
): Promise<CvLinkRecord | undefined> =>
  (await db.update(cvLinks).set(changes).where(isOwnedBy(memberId, id)).returning())[0];

/** Removes one of a member’s links; false when there is no such link. */
export const remove = async (db: Executor, memberId: string, id: string): Promise<boolean> =>
  (await db.delete(cvLinks).where(isOwnedBy(memberId, id)).returning({ id: cvLinks.id })).length > 0;

/** The link with a key and its CV. Runs as the program: whoever has the key may read them. */
export const findByKey = byProgram(async (db: Executor, key: string) => {
  const [found] = await db
    .select({ link: cvLinks, row: cvs, picture: pictureOf(cvs.pictureId) })
    .from(cvLinks)
    .innerJoin(cvs, eq(cvs.id, cvLinks.cvId))
    .where(and(eq(cvLinks.key, key), isNull(cvs.deletedAt)));
  return found;
});

/** Counts one opening of a link. Runs as the program, since readers change nothing else. */
export const countView = byProgram((db: Executor, id: string, now: Date) =>
  db
    .update(cvLinks)
    .set({ views: sql`${cvLinks.views} + 1`, openedAt: now })
    .where(eq(cvLinks.id, id)),
);
