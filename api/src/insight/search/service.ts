import type { Found } from '@m4u/contract/insight/search';
import {
  RESULTS_PER_KIND,
  RESULTS_PER_PAGE,
  isPhone,
  MOST_COUNTED,
  MOST_RESULTS,
  type SearchKind,
  searchKinds,
} from '@m4u/contract/insight/search/rules';
import { findVisibleTitles } from '../../content/item/piece.service.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/events/transaction.ts';
import { agencyLabelLookup } from '../../profile/agency/summary.service.ts';
import { groupLabelLookup } from '../../profile/group/lists/labels.service.ts';
import { personLookup } from '../../profile/directory/members/people.reads.ts';
import { findCareerNames } from '../../profile/term/reads.ts';
import { listPhoneOwners } from './phones.queries.ts';
import * as queries from './queries.ts';
import { isNarrowed, type Narrowing } from './texts/queries.ts';
import { reasonsOf } from './texts/reasons.service.ts';
import type { SearchQuery } from './values.queries.ts';
import { findQueryWords } from './words.queries.ts';

/** A search request. */
export interface SearchRequest {
  readonly q: string;
  readonly type: SearchKind | 'all';
  readonly agencyId?: string | undefined;
  readonly provinceCode?: string | undefined;
  /** Name of a line of business or of an occupation. */
  readonly career?: string | undefined;
  /** Starts at 1. */
  readonly page: number;
  /** Results per kind for all kinds, else results per page. */
  readonly limit?: number | undefined;
}

/** Results, and the number of results of each kind. */
export interface SearchAnswer {
  readonly data: Found[];
  readonly totals: Partial<Record<SearchKind, { total: number; more: boolean }>>;
}

const consumeLimit = (ctx: Context): Promise<void> =>
  ctx.actor.kind === 'member'
    ? ctx.limits.consume('searchesByMember', ctx.actor.memberId)
    : ctx.limits.consume('searchesByAddress', ctx.request.ip);

/** Presents rows as their owners' modules show them to the reader; hidden ones are left out. */
const toResults = async (ctx: Context, rows: readonly queries.ResultRow[], q: string): Promise<Found[]> => {
  const ids = (kind: 'member' | 'group') => [
    ...new Set(rows.flatMap(({ ownerKind, ownerId }) => (ownerKind === kind ? [ownerId] : []))),
  ];
  const agencies = rows.flatMap(({ kind, id }) => (kind === 'agency' ? [id] : []));
  const pieces = rows.filter(({ id, ownerId }) => id !== ownerId).map(({ id }) => id);
  const unnamed = rows.flatMap(({ id, byName, byPhone }) => (byName || byPhone ? [] : [id]));
  const [personOf, faceOf, agencyOf, items, reasons] = await Promise.all([
    personLookup(ctx, ids('member')),
    groupLabelLookup(ctx.db, ids('group')),
    agencyLabelLookup(ctx.db, agencies),
    findVisibleTitles(ctx, pieces),
    reasonsOf(ctx, q, unnamed),
  ]);
  return rows.flatMap((row): Found[] => {
    const { kind, id, ownerKind, ownerId, relation, byPhone } = row;
    const reason = reasons.get(id) ?? null;
    if (ownerKind === 'agency') {
      const agency = agencyOf(id);
      return agency ? [{ ...agency, kind, tie: relation, byPhone, reason, owner: null, createdAt: null }] : [];
    }
    const person = ownerKind === 'member' ? personOf(ownerId) : undefined;
    const face = ownerKind === 'group' ? faceOf(ownerId) : undefined;
    const page = person ?? face;
    if (!page || page.closed) return [];
    const { name, urlMinify } = page;
    const head = { kind, _id: id, tie: relation, byPhone, reason };
    if (id === ownerId) {
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

const countByKind = (
  kinds: readonly SearchKind[],
  rows: readonly queries.ResultRow[],
  most: number,
): SearchAnswer['totals'] =>
  Object.fromEntries(
    kinds.map((kind) => {
      const total = rows.find((row) => row.kind === kind)?.total ?? 0;
      return [kind, { total: Math.min(total, most), more: total > most }];
    }),
  );

const narrowingOf = async (
  { db }: Pick<Context, 'db'>,
  { provinceCode, career }: Pick<SearchRequest, 'provinceCode' | 'career'>,
): Promise<Narrowing> => ({
  provinces: provinceCode === undefined ? null : [`p${provinceCode}`],
  careers: career === undefined ? null : (await findCareerNames(db, career)).map((name) => `c${name}`),
});

/**
 * Finds pages and content that the reader may see: a few of each kind for `all`, else pages of one kind, 300 rows at
 * most. Errors: rate-limited.
 */
export const find = async (ctx: Context, question: SearchRequest): Promise<SearchAnswer> => {
  await consumeLimit(ctx);
  const { q, type, agencyId, page, limit } = question;
  const kinds = type === 'all' ? searchKinds : [type];
  const most = type === 'all' ? MOST_COUNTED : MOST_RESULTS;
  const size = limit ?? (type === 'all' ? RESULTS_PER_KIND : RESULTS_PER_PAGE);
  const [words, phoneOwners, narrowing] = await Promise.all([
    findQueryWords(ctx.db, q),
    isPhone(q) ? listPhoneOwners(ctx.db, ctx.actor, q) : [],
    narrowingOf(ctx, question),
  ]);
  if (words.length === 0 && (q.trim() !== '' || !isNarrowed(narrowing)))
    return { data: [], totals: countByKind(kinds, [], most) };
  // One more than the limit, to know whether there are more.
  const offset = type === 'all' ? 0 : (page - 1) * size;
  const query = { kinds, words, agencyId, narrowing, phoneOwners, limit: size, offset, most: most + 1 };
  const rows = (await findRows(ctx, query)).toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
  return { data: await toResults(ctx, rows, q), totals: countByKind(kinds, rows, most) };
};

const findByTerms = ({ db, actor }: Context, query: SearchQuery): Promise<queries.ResultRow[]> =>
  inTransaction(db, async (tx) => {
    await queries.keepPlans(tx);
    return queries.findByTerms(tx, actor, query);
  });

/**
 * Finds names by the index of texts within a province or profession, by that of word parts within an agency and when
 * frequent words are rare together; else by the index of terms.
 */
const findRows = async (ctx: Context, query: SearchQuery): Promise<queries.ResultRow[]> => {
  if (isNarrowed(query.narrowing)) return findByTerms(ctx, query);
  if (query.agencyId !== undefined) return queries.findByParts(ctx.db, ctx.actor, query);
  const rows = await findByTerms(ctx, query);
  const few = query.kinds.filter((kind) => (rows.find((row) => row.kind === kind)?.namedTotal ?? 0) < MOST_COUNTED);
  const sparse = await queries.truncatedKinds(ctx.db, query, few);
  if (sparse.length === 0) return rows;
  const others = await queries.findByParts(ctx.db, ctx.actor, { ...query, kinds: sparse });
  return [...rows.filter(({ kind }) => !sparse.includes(kind)), ...others];
};
