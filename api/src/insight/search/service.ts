import type { Found } from '@m4u/contract/insight/search';
import {
  FOUND_OF_EACH,
  FOUND_PAGE,
  isPhone,
  MOST_COUNTED,
  MOST_FOUND,
  type SearchKind,
  searchKinds,
} from '@m4u/contract/insight/search/rules';
import { findVisibleTitles } from '../../content/item/titles.service.ts';
import type { Context } from '../../platform/context.ts';
import { groupLabelLookup } from '../../profile/group/lists/labels.service.ts';
import { personLookup } from '../../profile/directory/members/people.reads.ts';
import * as queries from './queries.ts';
import { askedWords } from './words.queries.ts';

/** A search request. */
export interface Question {
  readonly q: string;
  readonly type: SearchKind | 'all';
  readonly agencyId?: string | undefined;
  /** Starts at 1. */
  readonly page: number;
  /** Results per kind for all kinds, else results per page. */
  readonly limit?: number | undefined;
}

/** Results, and the number of results of each kind. */
export interface Answer {
  readonly data: Found[];
  readonly totals: Partial<Record<SearchKind, { total: number; more: boolean }>>;
}

const consume = (ctx: Context): Promise<void> =>
  ctx.actor.kind === 'member'
    ? ctx.limits.consume('searchesByMember', ctx.actor.memberId)
    : ctx.limits.consume('searchesByAddress', ctx.request.ip);

/** Presents rows as their owners' modules show them to the reader; hidden ones are left out. */
const presented = async (ctx: Context, rows: readonly queries.FoundRow[]): Promise<Found[]> => {
  const ids = (kind: 'member' | 'group') => [
    ...new Set(rows.flatMap(({ ownerKind, ownerId }) => (ownerKind === kind ? [ownerId] : []))),
  ];
  const pieces = rows.filter(({ kind }) => kind !== 'member' && kind !== 'group').map(({ id }) => id);
  const [personOf, faceOf, items] = await Promise.all([
    personLookup(ctx, ids('member')),
    groupLabelLookup(ctx.db, ids('group')),
    findVisibleTitles(ctx, pieces),
  ]);
  return rows.flatMap((row): Found[] => {
    const { kind, id, ownerKind, ownerId, tie, byPhone } = row;
    const person = ownerKind === 'member' ? personOf(ownerId) : undefined;
    const face = ownerKind === 'group' ? faceOf(ownerId) : undefined;
    const page = person ?? face;
    if (!page || page.closed) return [];
    const { name, urlMinify } = page;
    const head = { kind, _id: id, tie, byPhone };
    if (kind === 'member' || kind === 'group') {
      const picture = person ? person.portrait : (face?.logo ?? null);
      const line = person?.headline ?? '';
      return [{ ...head, name, line, picture, urlMinify, owner: null, createdAt: null }];
    }
    const item = items.get(id);
    if (!item) return [];
    return [
      {
        ...head,
        name: item.title,
        line: item.excerpt,
        picture: item.cover,
        urlMinify: null,
        owner: { kind: ownerKind, id: ownerId, name, urlMinify },
        createdAt: item.createdAt.toISOString(),
      },
    ];
  });
};

const totalsOf = (kinds: readonly SearchKind[], rows: readonly queries.FoundRow[], most: number): Answer['totals'] =>
  Object.fromEntries(
    kinds.map((kind) => {
      const total = rows.find((row) => row.kind === kind)?.total ?? 0;
      return [kind, { total: Math.min(total, most), more: total > most }];
    }),
  );

/**
 * Finds pages and content that the reader may see: a few of each kind for `all`, else pages of one kind, 300 rows at
 * most. Errors: rate-limited.
 */
export const find = async (ctx: Context, { q, type, agencyId, page, limit }: Question): Promise<Answer> => {
  await consume(ctx);
  const kinds = type === 'all' ? searchKinds : [type];
  const most = type === 'all' ? MOST_COUNTED : MOST_FOUND;
  const size = limit ?? (type === 'all' ? FOUND_OF_EACH : FOUND_PAGE);
  const [words, phoneOwners] = await Promise.all([
    askedWords(ctx.db, q),
    isPhone(q) ? queries.phoneOwners(ctx.db, ctx.actor, q) : [],
  ]);
  if (words.length === 0) return { data: [], totals: totalsOf(kinds, [], most) };
  // One more than the limit, to know whether there are more.
  const offset = type === 'all' ? 0 : (page - 1) * size;
  const asked = { kinds, words, agencyId, phoneOwners, limit: size, offset, most: most + 1 };
  const rows = (await rowsOf(ctx, asked)).toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
  return { data: await presented(ctx, rows), totals: totalsOf(kinds, rows, most) };
};

/**
 * Uses the index of word parts within an agency, and when frequent words are rare together; else the index of terms.
 */
const rowsOf = async (ctx: Context, asked: queries.Asked): Promise<queries.FoundRow[]> => {
  if (asked.agencyId !== undefined) return queries.foundByParts(ctx.db, ctx.actor, asked);
  const rows = await queries.found(ctx.db, ctx.actor, asked);
  const few = asked.kinds.filter((kind) => (rows.find((row) => row.kind === kind)?.total ?? 0) < MOST_COUNTED);
  const sparse = await queries.truncatedKinds(ctx.db, asked, few);
  if (sparse.length === 0) return rows;
  const others = await queries.foundByParts(ctx.db, ctx.actor, { ...asked, kinds: sparse });
  return [...rows.filter(({ kind }) => !sparse.includes(kind)), ...others];
};
