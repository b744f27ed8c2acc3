import { type Listed, ListedKind, type ListedPart } from '@m4u/contract/content/section/sitemap';
import type { Context } from '../../platform/context.ts';
import type { Executor } from '../../platform/database/database.ts';
import * as agencies from '../../profile/agency/page/sitemap.reads.ts';
import * as groups from '../../profile/group/page/sitemap.reads.ts';
import * as members from '../../profile/member/sitemap.reads.ts';
import * as queries from '../item/sitemap.reads.ts';

/** Queries for the rows of a kind. */
interface SitemapSource {
  hasEntries(db: Executor): Promise<boolean>;
  listPartStarts(db: Executor): Promise<(string | null)[]>;
  listEntries(db: Executor, from: string | undefined): Promise<Listed[]>;
}

const sourceOfKind = (kind: ListedKind): SitemapSource => {
  if (kind === 'member')
    return { hasEntries: members.hasEntries, listPartStarts: members.listPartStarts, listEntries: members.listEntries };
  if (kind === 'group')
    return { hasEntries: groups.hasEntries, listPartStarts: groups.listPartStarts, listEntries: groups.listEntries };
  if (kind === 'agency')
    return {
      hasEntries: agencies.hasEntries,
      listPartStarts: agencies.listPartStarts,
      listEntries: agencies.listEntries,
    };
  return {
    hasEntries: (db) => queries.hasEntries(db, kind),
    listPartStarts: (db) => queries.listPartStarts(db, kind),
    listEntries: (db, from) => queries.listEntries(db, kind, from),
  };
};

const listPartsOf = async (ctx: Context, kind: ListedKind): Promise<ListedPart[]> => {
  const { hasEntries, listPartStarts } = sourceOfKind(kind);
  if (!(await hasEntries(ctx.db))) return [];
  return (await listPartStarts(ctx.db)).map((from) => ({ kind, from }));
};

/**
 * All parts of the sitemap; kinds without rows have none. Kinds are queried one after another, since no user waits for
 * the answer.
 */
export const listParts = async (ctx: Context): Promise<ListedPart[]> => {
  const found: ListedPart[] = [];
  for (const kind of ListedKind.options) found.push(...(await listPartsOf(ctx, kind)));
  return found;
};

/** Rows of a sitemap part, which begins with an id or with the first row. */
export const listEntries = (ctx: Context, kind: ListedKind, from: string | undefined): Promise<Listed[]> =>
  sourceOfKind(kind).listEntries(ctx.db, from);
