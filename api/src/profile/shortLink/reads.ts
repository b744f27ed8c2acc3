import type { PageOwner } from '@m4u/contract/common';
import {
  and,
  eq,
  gt,
  isNull,
  or,
  type Placeholder,
  sql,
  type SQL,
  type SQLWrapper,
} from '../../platform/database/orm.ts';
import { shortLinks } from './tables.ts';

/** Condition: links that redirect to a page: present ones, and those retired after `expiry`. */
export const isLive = (expiry: Date | Placeholder): SQL | undefined =>
  or(isNull(shortLinks.retiredAt), gt(shortLinks.retiredAt, expiry));

/** The present short link of an owner, as a value within a larger query. */
export const currentLink = (kind: PageOwner['kind'], id: SQLWrapper): SQL<string | null> => {
  const value = sql`select ${shortLinks.link} from ${shortLinks}
    where ${shortLinks.ownerKind} = ${kind} and ${shortLinks.ownerId} = ${id} and ${shortLinks.retiredAt} is null`;
  return sql<string | null>`(${value})`;
};

/** The id of the owner of a link, as a value within a larger query. */
export const ownerIdByLink = (
  kind: PageOwner['kind'],
  link: string | Placeholder,
  expiry: Date | Placeholder,
): SQL<string | null> => {
  const value = sql`select ${shortLinks.ownerId} from ${shortLinks}
    where ${and(eq(shortLinks.link, link), eq(shortLinks.ownerKind, kind), isLive(expiry))}`;
  return sql<string | null>`(${value})`;
};
