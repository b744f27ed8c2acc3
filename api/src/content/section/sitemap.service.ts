import { type Listed, ListedKind, type ListedPart } from '@m4u/contract/content/section/sitemap';
import type { Context } from '../../platform/context.ts';
import type { Executor } from '../../platform/database/database.ts';
import * as groups from '../../profile/group/page/sitemap.reads.ts';
import * as members from '../../profile/member/sitemap.reads.ts';
import * as queries from '../item/sitemap.reads.ts';

/** How the rows of a kind are read. */
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

/** The parts of all that search engines may show; of a kind without anything, none. One kind after the other: nobody waits for it. */
export const listedParts = async (ctx: Context): Promise<ListedPart[]> => {
  const found: ListedPart[] = [];
  for (const kind of ListedKind.options) found.push(...(await partsOf(ctx, kind)));
  return found;
};

/** What stands in the part of a kind that begins with an id, or with the first of all. */
export const listed = (ctx: Context, kind: ListedKind, from: string | undefined): Promise<Listed[]> =>
  sourceOf(kind).listed(ctx.db, from);
