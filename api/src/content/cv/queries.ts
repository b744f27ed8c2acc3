import { and, count, desc, eq, isNotNull, isNull, lt, ne, type SQL, sql } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { pictureOf } from '../../profile/upload/reads.ts';
import type { CvWithPhoto } from './rules.ts';
import { cvLinks, cvs } from './tables.ts';

const select = (db: Executor, condition: SQL | undefined) =>
  db
    .select({ row: cvs, picture: pictureOf(cvs.pictureId) })
    .from(cvs)
    .where(and(condition, isNull(cvs.deletedAt)));

const isOwnedBy = (memberId: string, id: string) => and(eq(cvs.memberId, memberId), eq(cvs.id, id));

const openLinks = (today: string) => {
  const links = sql`select count(*)::int from ${cvLinks}
    where ${cvLinks.cvId} = ${cvs.id} and (${cvLinks.endsOn} is null or ${cvLinks.endsOn} >= ${today})`;
  return sql<number>`(${links})`;
};

/** CVs of a member with the number of their links that are open today, latest change first. */
export const list = async (db: Executor, memberId: string, today: string) =>
  db
    .select({ row: cvs, links: openLinks(today) })
    .from(cvs)
    .where(and(eq(cvs.memberId, memberId), isNull(cvs.deletedAt)))
    .orderBy(desc(cvs.updatedAt), desc(cvs.id));

/** One of a member's CVs. */
export const find = async (db: Executor, memberId: string, id: string): Promise<CvWithPhoto | undefined> =>
  (await select(db, isOwnedBy(memberId, id)))[0];

/** The CV that a member shows; undefined when all are private. */
export const findShown = async (db: Executor, memberId: string): Promise<CvWithPhoto | undefined> =>
  (await select(db, and(eq(cvs.memberId, memberId), ne(cvs.visibility, 'private'))))[0];

/** Number of a member's CVs, or of their versions for applications. */
export const countCvs = async (
  db: Executor,
  memberId: string,
  { versions }: { versions: boolean },
): Promise<number> => {
  const ofKind = versions ? ne(cvs.company, '') : eq(cvs.company, '');
  const [row] = await db
    .select({ total: count() })
    .from(cvs)
    .where(and(eq(cvs.memberId, memberId), ofKind, isNull(cvs.deletedAt)));
  return row?.total ?? 0;
};

/** Adds a CV. */
export const insert = (tx: Executor, row: typeof cvs.$inferInsert) => tx.insert(cvs).values(row);

/** Changes one of a member's CVs. */
export const update = (tx: Executor, memberId: string, id: string, changes: Partial<typeof cvs.$inferInsert>) =>
  tx.update(cvs).set(changes).where(isOwnedBy(memberId, id));

/** Makes the shown CV of a member private. */
export const hideShown = (tx: Executor, memberId: string) =>
  tx
    .update(cvs)
    .set({ visibility: 'private' })
    .where(and(eq(cvs.memberId, memberId), ne(cvs.visibility, 'private'), isNull(cvs.deletedAt)));

/** A deleted CV of a member; undefined when there is none with this id. */
export const findDeleted = async (tx: Executor, memberId: string, id: string) => {
  const [found] = await tx
    .select({ company: cvs.company })
    .from(cvs)
    .where(and(isOwnedBy(memberId, id), isNotNull(cvs.deletedAt)));
  return found;
};

/** Permanently removes CVs that were deleted before a moment. */
export const purge = (db: Executor, cutoff: Date) =>
  db.delete(cvs).where(and(isNotNull(cvs.deletedAt), lt(cvs.deletedAt, cutoff)));
