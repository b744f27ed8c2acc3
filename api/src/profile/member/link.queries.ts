import { and, eq, inArray, isNotNull, isNull, like, lt, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Owner } from '@m4u/contract/common';
import type { Executor } from '../../platform/database/database.ts';
import { shortLinks } from './tables.ts';

/** The short link that an owner has now, as a value within a larger query. */
export const currentLink = (kind: Owner['kind'], id: SQLWrapper): SQL<string | null> =>
  sql<string | null>`(${sql`select ${shortLinks.link} from ${shortLinks}
    where ${shortLinks.ownerKind} = ${kind} and ${shortLinks.ownerId} = ${id} and ${shortLinks.retiredAt} is null`})`;

/** The id of the owner whom a link leads to, as a value within a larger query; retired links lead on until `expiry`. */
export const ownerIdOf = (kind: Owner['kind'], link: string, expiry: Date): SQL<string | null> =>
  sql<string | null>`(${sql`select ${shortLinks.ownerId} from ${shortLinks}
    where ${shortLinks.link} = ${link} and ${shortLinks.ownerKind} = ${kind}
      and (${shortLinks.retiredAt} is null or ${shortLinks.retiredAt} > ${expiry.toISOString()}::timestamptz)`})`;

/** Whose a link is, the retired ones until `expiry`. */
export const findOwner = async (db: Executor, link: string, expiry: Date): Promise<Owner | undefined> => {
  const [row] = await db
    .select({ kind: shortLinks.ownerKind, id: shortLinks.ownerId })
    .from(shortLinks)
    .where(and(eq(shortLinks.link, link), or(isNull(shortLinks.retiredAt), sql`${shortLinks.retiredAt} > ${expiry.toISOString()}::timestamptz`)));
  return row;
};

/** Of these links, those that somebody has, or had less than the time of redirecting ago. */
export const takenAmong = async (db: Executor, links: readonly string[], expiry: Date): Promise<Set<string>> => {
  const rows = await db
    .select({ link: shortLinks.link })
    .from(shortLinks)
    .where(and(inArray(shortLinks.link, [...links]), or(isNull(shortLinks.retiredAt), sql`${shortLinks.retiredAt} > ${expiry.toISOString()}::timestamptz`)));
  return new Set(rows.map(({ link }) => link));
};
