import type { PageOwner } from '@m4u/contract/common';
import { and, eq, inArray, isNull, lte, ne, or, sql, type SQL } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { isLive } from './reads.ts';
import { shortLinks } from './tables.ts';

const hasOwner = ({ kind, id }: PageOwner): SQL | undefined =>
  and(eq(shortLinks.ownerKind, kind), eq(shortLinks.ownerId, id));

/** Finds the owner of a short link. */
export const findOwner = async (db: Executor, link: string, expiry: Date): Promise<PageOwner | undefined> => {
  const [row] = await db
    .select({ kind: shortLinks.ownerKind, id: shortLinks.ownerId })
    .from(shortLinks)
    .where(and(eq(shortLinks.link, link), isLive(expiry)));
  return row;
};

/** The links among these that the reader cannot take, because they lead to another owner. */
export const filterTaken = async (
  db: Executor,
  links: readonly string[],
  { reader, expiry }: { reader: string | undefined; expiry: Date },
): Promise<ReadonlySet<string>> => {
  const rows = await db
    .select({ link: shortLinks.link })
    .from(shortLinks)
    .where(
      and(inArray(shortLinks.link, [...links]), isLive(expiry), reader ? ne(shortLinks.ownerId, reader) : undefined),
    );
  return new Set(rows.map(({ link }) => link));
};

/** Retires the owner's present link. Rows are locked in the order of links, which prevents deadlocks of two owners. */
export const retire = async (
  db: Executor,
  owner: PageOwner,
  { link, now }: { link: string; now: Date },
): Promise<void> => {
  await db
    .select({ link: shortLinks.link })
    .from(shortLinks)
    .where(or(eq(shortLinks.link, link), and(hasOwner(owner), isNull(shortLinks.retiredAt))))
    .orderBy(shortLinks.link)
    .for('update');
  await db
    .update(shortLinks)
    .set({ retiredAt: now })
    .where(and(hasOwner(owner), isNull(shortLinks.retiredAt)));
};

/**
 * Assigns the link to the owner when it is free, expired, or the owner's former one; true when the owner now has it.
 */
export const take = async (
  db: Executor,
  { kind, id }: PageOwner,
  { link, now, expiry }: { link: string; now: Date; expiry: Date },
): Promise<boolean> => {
  const own = and(eq(shortLinks.ownerKind, kind), eq(shortLinks.ownerId, id));
  const rows = await db
    .insert(shortLinks)
    .values({ link, ownerKind: kind, ownerId: id, createdAt: now })
    .onConflictDoUpdate({
      target: shortLinks.link,
      set: { ownerKind: kind, ownerId: id, createdAt: now, retiredAt: null },
      setWhere: or(own, lte(shortLinks.retiredAt, expiry)),
    })
    .returning({ link: shortLinks.link });
  return rows.length === 1;
};

/** Retires the present link of a deleted owner; it stays reserved for a while. */
export const retirePresent = async (tx: Executor, owner: PageOwner, retiredAt: Date): Promise<void> => {
  await tx
    .update(shortLinks)
    .set({ retiredAt })
    .where(and(hasOwner(owner), isNull(shortLinks.retiredAt)));
};

/** Restores the link of an owner that was retired at that moment. */
export const restoreRetired = async (tx: Executor, { kind, id }: PageOwner, retiredAt: Date): Promise<void> => {
  const currentLink = sql`select ${shortLinks.link} from ${shortLinks}
    where ${shortLinks.ownerKind} = ${kind} and ${shortLinks.ownerId} = ${id}
      and date_trunc('milliseconds', ${shortLinks.retiredAt}) = ${retiredAt.toISOString()}::timestamptz
    order by ${shortLinks.createdAt} desc limit 1`;
  await tx
    .update(shortLinks)
    .set({ retiredAt: null })
    .where(sql`${shortLinks.link} = (${currentLink})`);
};
