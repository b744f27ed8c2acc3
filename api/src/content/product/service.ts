import type { Owner } from '@m4u/contract/common';
import type { ContentQuery } from '@m4u/contract/content/item/schema';
import type { BrandQuery } from '@m4u/contract/content/product';
import { usualCertificates } from '@m4u/contract/content/product/certificates';
import type {
  BrandProduct,
  Product,
  ProductChanges,
  ProductDraft,
  ProductFilter,
} from '@m4u/contract/content/product/schema';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { failField } from '../../platform/errors.ts';
import { view as viewMember } from '../../profile/member/service.ts';
import * as feed from '../item/feed/service.ts';
import * as items from '../item/service.ts';
import * as queries from './queries.ts';
import { presentFull, presentOfBrand, presentProduct } from './presentation.service.ts';
import * as rules from './rules.ts';

const kind = 'product' as const;

/** Filter and paging of one page's products. */
type PageQuery = ContentQuery & { filter?: ProductFilter | undefined };

const full = async (ctx: Context, item: items.FullItem): Promise<Product> =>
  presentFull(item, await queries.proofs(ctx.db, rules.proofsOf(item)));

const prices = ({ priceFrom, priceTo }: ProductFilter) =>
  priceFrom === undefined && priceTo === undefined ? undefined : { from: priceFrom, to: priceTo };

const narrowed = (filter: ProductFilter): items.Filter => ({
  type: filter.type,
  outstanding: filter.outstanding,
  prices: prices(filter),
});

const list = async (ctx: Context, owner: Owner, { filter = {}, limit, cursor }: PageQuery) => {
  const { data, total, nextCursor } = await items.list(
    ctx,
    { owner, kind, filter: { ...narrowed(filter), search: filter.q } },
    { limit, cursor },
  );
  return { data: data.map(presentProduct), total, nextCursor };
};

/** A group's products that the reader may see. Errors: not-found. */
export const listOfGroup = (ctx: Context, groupId: string, query: PageQuery) =>
  list(ctx, { kind: 'group', id: groupId }, query);

/**
 * Products of a member that the reader may see; `isHaveProductGroup` says whether a group of the member has a visible
 * product. Errors: not-found.
 */
export const listOfMember = async (ctx: Context, memberId: string, query: PageQuery) => {
  const [page, isHaveProductGroup] = await Promise.all([
    list(ctx, { kind: 'member', id: memberId }, query),
    feed.hasGroupItems(ctx, { kind, memberId }),
  ]);
  return { ...page, isHaveProductGroup };
};

type FeedPart = Pick<feed.Feed, 'isPublic' | 'agencyId'>;

const ofBrands = async (
  ctx: Context,
  find: typeof feed.newest,
  { groupId, agencyId, page, limit, filter: inner, ...fields }: BrandQuery,
  part: FeedPart,
): Promise<{ data: BrandProduct[]; total: number }> => {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const filter: ProductFilter = { ...inner, ...given };
  const { data, total } = await find(
    ctx,
    { kind, ownerId: groupId, agencyId, ...part, q: filter.q, filter: narrowed(filter) },
    { page, limit },
  );
  return { data: data.map(presentOfBrand), total };
};

/** Public products of all brands and groups, the newest first. */
export const listOfBrands = (ctx: Context, query: BrandQuery) => ofBrands(ctx, feed.newest, query, { isPublic: true });

/** Searches public products of brands by the words of `q`. */
export const search = (ctx: Context, query: BrandQuery) => ofBrands(ctx, feed.search, query, { isPublic: true });

const ownAgency = async ({ actor, profiles, db }: Context): Promise<string> => {
  const facts = actor.kind === 'member' ? await profiles.sessionFacts(db, actor.memberId) : undefined;
  return facts?.agency?._id ?? failField('agencyId', 'required');
};

/**
 * Products of an agency's groups that the reader may see; by default the reader's own agency. Errors: invalid without
 * an agency.
 */
export const listOfAgency = async (ctx: Context, query: BrandQuery) =>
  ofBrands(ctx, feed.newest, query, { isPublic: false, agencyId: query.agencyId ?? (await ownAgency(ctx)) });

/** Number of candidates for recommendations. */
const CANDIDATES = 60;

const occupationOf = async (ctx: Context): Promise<string | null> => {
  if (ctx.actor.kind === 'visitor') return null;
  const { childCareer } = await viewMember(ctx, ctx.actor.memberId);
  return childCareer;
};

/**
 * Twelve recommended public products of brands, optionally of one agency: in stock, outstanding or newest, the reader's
 * occupation first, at most three per brand.
 */
export const recommend = async (ctx: Context, agencyId: string | undefined): Promise<BrandProduct[]> => {
  const [candidates, occupation] = await Promise.all([
    feed.outstandingFirst(ctx, { kind, isPublic: true, agencyId }, CANDIDATES),
    occupationOf(ctx),
  ]);
  return rules.recommended(candidates, occupation).map(presentOfBrand);
};

/** One product; with `isBrand` only a product of a group. Errors: not-found. */
export const get = async (ctx: Context, id: string, isBrand = false): Promise<Product> =>
  full(ctx, await items.get(ctx, { kind, id, owner: isBrand ? 'group' : undefined }));

/** Adds a product to the page of a group, or to the caller's. Errors: not-found, forbidden, invalid, rate-limited. */
export const insert = async (ctx: Context, { groupId, ...draft }: ProductDraft): Promise<Product> => {
  const owner: Owner =
    groupId === null ? { kind: 'member', id: requireSignedIn(ctx).memberId } : { kind: 'group', id: groupId };
  return full(ctx, await items.insert(ctx, kind, owner, rules.newProduct(draft)));
};

/** Changes a product. Errors: not-found, forbidden, invalid, rate-limited. */
export const update = async (ctx: Context, id: string, changes: ProductChanges): Promise<Product> =>
  full(ctx, await items.update(ctx, { kind, id }, rules.changedProduct(changes)));

/** Deletes a product. Errors: not-found, forbidden. */
export const remove = (ctx: Context, id: string): Promise<void> => items.remove(ctx, { kind, id });

/** Most suggested names. */
const NAMES = 20;

/** Suggests names of certificates that continue a text: common ones first, then others on public products. */
export const certificates = async (ctx: Context, text = ''): Promise<string[]> => {
  const usual = rules.completeNames(usualCertificates, text);
  const used = usual.length < NAMES ? await feed.certificateNames(ctx, text, NAMES * 2) : [];
  return [...new Set([...usual, ...used])].slice(0, NAMES);
};
