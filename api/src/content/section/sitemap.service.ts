import { type Listed, ListedKind, type ListedPart } from '@m4u/contract/content/section/sitemap';
import type { Context } from '../../platform/context.ts';
import type { Executor } from '../../platform/database/database.ts';
import * as groups from '../../profile/group/page/sitemap.reads.ts';
import * as members from '../../profile/member/sitemap.reads.ts';
import * as queries from '../item/sitemap.reads.ts';

/** Queries for the rows of a kind. */
interface Source {
  hasListed(db: Executor): Promise<boolean>;
  parts(db: Executor): Promise<(string | null)[]>;
  listed(db: Executor, from: string | undefined): Promise<Listed[]>;
}

const sourceOf = (kind: ListedKind): Source => {
  if (kind === 'member') return { hasListed: members.hasListed, parts: members.parts, listed: members.listed };
  if (kind === 'group') return { hasListed: groups.hasListed, parts: groups.parts, listed: groups.listed };
  return {
    hasListed: (db) => queries.hasListed(db, kind),
    parts: (db) => queries.parts(db, kind),
    listed: (db, from) => queries.listed(db, kind, from),
  };
};

const partsOf = async (ctx: Context, kind: ListedKind): Promise<ListedPart[]> => {
  const { hasListed, parts } = sourceOf(kind);
  if (!(await hasListed(ctx.db))) return [];
  return (await parts(ctx.db)).map((from) => ({ kind, from }));
};

/**
 * All parts of the sitemap; kinds without rows have none. Kinds are queried one after another, since no user waits for
 * the answer.
 */
export const listedParts = async (ctx: Context): Promise<ListedPart[]> => {
  const found: ListedPart[] = [];
  for (const kind of ListedKind.options) found.push(...(await partsOf(ctx, kind)));
  return found;
};

/** Rows of a sitemap part, which begins with an id or with the first row. */
export const listed = (ctx: Context, kind: ListedKind, from: string | undefined): Promise<Listed[]> =>
  sourceOf(kind).listed(ctx.db, from);
