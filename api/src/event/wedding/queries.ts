import { Id, type Picture } from '@m4u/contract/common';
import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  isNotNull,
  isNull,
  lt,
  lte,
  sql,
  type SQL,
} from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { memberIsOpen } from '../../profile/directory/members/availability.reads.ts';
import { pictureOf } from '../../profile/upload/reads.ts';
import { nameCondition, presentName } from './name/queries.ts';
import { weddingGuests, weddings } from './tables.ts';

/** A row of a wedding, with its present name. */
export type WeddingRow = typeof weddings.$inferSelect & { readonly name: string | null };

const columns = { ...getTableColumns(weddings), name: presentName };

const isNotDeleted = isNull(weddings.deletedAt);

const hasIdOrName = (db: Executor, idOrName: string) =>
  Id.safeParse(idOrName).success ? eq(weddings.id, idOrName) : nameCondition(db, idOrName.toLowerCase());

/** Finds a wedding of a member that is not deleted, by its id or a name. */
export const findOwn = async (db: Executor, idOrName: string, memberId: string): Promise<WeddingRow | undefined> => {
  const [row] = await db
    .select(columns)
    .from(weddings)
    .where(and(hasIdOrName(db, idOrName), eq(weddings.memberId, memberId), isNotDeleted));
  return row;
};

/** Whether a wedding has this id, and whether it is deleted; undefined where there is none. */
export const findTrace = async (tx: Transaction, id: string): Promise<{ isDeleted: boolean } | undefined> => {
  const [row] = await tx.select({ deletedAt: weddings.deletedAt }).from(weddings).where(eq(weddings.id, id));
  return row && { isDeleted: row.deletedAt !== null };
};

/** Finds an invitation that everybody may see, by its id or a name: published, and of a member with an open page. */
export const findPublished = byProgram(async (db: Executor, idOrName: string): Promise<WeddingRow | undefined> => {
  const [row] = await db
    .select(columns)
    .from(weddings)
    .where(
      and(hasIdOrName(db, idOrName), isNotDeleted, eq(weddings.status, 'ACTIVE'), memberIsOpen(weddings.memberId)),
    );
  return row;
});

const findWithLock = async (
  tx: Transaction,
  id: string,
  strength: 'no key update' | 'share',
): Promise<WeddingRow | undefined> => {
  const [row] = await tx
    .select(columns)
    .from(weddings)
    .where(and(eq(weddings.id, id), isNotDeleted))
    .for(strength);
  return row;
};

/** Locks a wedding exclusively until the transaction ends: nobody else can change it or its guests. */
export const findForUpdate = (tx: Transaction, id: string) => findWithLock(tx, id, 'no key update');

/** Locks a wedding in shared mode until the transaction ends: it cannot change, but others may change its guests. */
export const findForShare = (tx: Transaction, id: string) => findWithLock(tx, id, 'share');

/** Finds a wedding of a member that was deleted after a moment, and locks it until the transaction ends. */
export const findDeletedForUpdate = async (
  tx: Transaction,
  { id, memberId, after }: { id: string; memberId: string; after: Date },
): Promise<WeddingRow | undefined> => {
  const [row] = await tx
    .select(columns)
    .from(weddings)
    .where(and(eq(weddings.id, id), eq(weddings.memberId, memberId), gt(weddings.deletedAt, after)))
    .for('no key update');
  return row;
};

/** Counts the weddings of a member, including restorable ones. */
export const countOfMember = (tx: Transaction, memberId: string): Promise<number> =>
  tx.$count(weddings, eq(weddings.memberId, memberId));

export const insert = (tx: Transaction, row: typeof weddings.$inferInsert) => tx.insert(weddings).values(row);

/** Updates a locked wedding. */
export const update = (tx: Transaction, id: string, changes: Partial<typeof weddings.$inferSelect>) =>
  tx.update(weddings).set(changes).where(eq(weddings.id, id));

const countGuests = (condition: SQL): SQL<number> => sql<number>`(count(*) filter (where ${condition}))::int`;

const sumGuests = (value: SQL): SQL<number> => {
  const counted = sql`select ${value} from ${weddingGuests} where ${weddingGuests.weddingId} = ${weddings.id}`;
  return sql<number>`(${counted})`;
};

/** Lists a member's weddings, latest day first: present ones, or those deleted after a moment. */
export const list = async (
  db: Executor,
  memberId: string,
  { deletedAfter, limit, offset }: { deletedAfter: Date | undefined; limit: number; offset: number },
) => {
  const condition = and(
    eq(weddings.memberId, memberId),
    deletedAfter === undefined ? isNotDeleted : gt(weddings.deletedAt, deletedAfter),
  );
  const [rows, total] = await Promise.all([
    db
      .select({
        id: weddings.id,
        status: weddings.status,
        written: weddings.written,
        day: weddings.day,
        deletedAt: weddings.deletedAt,
        cover: pictureOf(sql`(${weddings.written}->>'cover')::uuid`),
        invited: sumGuests(sql`count(*)::int`),
        answered: sumGuests(countGuests(isNotNull(weddingGuests.answeredAt))),
        people: sumGuests(sql`coalesce(sum(${weddingGuests.people}) filter (where ${weddingGuests.coming}), 0)::int`),
        wishesWaiting: sumGuests(countGuests(eq(weddingGuests.wishState, 'waiting'))),
      })
      .from(weddings)
      .where(condition)
      .orderBy(desc(weddings.day), desc(weddings.id))
      .limit(limit)
      .offset(offset),
    db.$count(weddings, condition),
  ]);
  return { rows, total };
};

/** Finds pictures by their ids. */
export const listPictures = async (db: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, Picture>> => {
  if (ids.length === 0) return new Map();
  const idParameters = sql.join(
    [...new Set(ids)].map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  const { rows } = await db.execute<{ id: string; picture: Picture | null }>(
    sql`select requested.id, ${pictureOf(sql`requested.id`)} as picture from unnest(array[${idParameters}]) as requested(id)`,
  );
  return new Map(rows.flatMap(({ id, picture }) => (picture === null ? [] : [[id, picture] as const])));
};

/** Permanently removes weddings deleted before a moment, with their guests. */
export const purgeDeleted = (db: Executor, cutoff: Date) => db.delete(weddings).where(lt(weddings.deletedAt, cutoff));

/** Published weddings whose last day for replies is in a period while guests have not answered, by id. */
export const listDeadlines = (
  db: Executor,
  { from, to, after, limit }: { from: string; to: string; after: string | undefined; limit: number },
) => {
  const unanswered = sumGuests(countGuests(isNull(weddingGuests.answeredAt)));
  return db
    .select({ id: weddings.id, memberId: weddings.memberId, lastDay: weddings.lastDay, unanswered })
    .from(weddings)
    .where(
      and(
        isNotDeleted,
        eq(weddings.status, 'ACTIVE'),
        memberIsOpen(weddings.memberId),
        gte(weddings.lastDay, from),
        lte(weddings.lastDay, to),
        gt(unanswered, 0),
        after === undefined ? undefined : gt(weddings.id, after),
      ),
    )
    .orderBy(asc(weddings.id))
    .limit(limit);
};
