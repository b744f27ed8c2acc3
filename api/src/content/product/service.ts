import type { Owner } from '@m4u/contract/common';
import type { ContentQuery } from '@m4u/contract/content/item/schema';
import type { BrandQuery } from '@m4u/contract/content/product';
import { usualCertificates } from '@m4u/contract/content/product/certificates';
import type {
  BrandProduct,
  BrandProductFilter,
  Product,
  ProductChanges,
  ProductDraft,
  ProductFilter,
} from '@m4u/contract/content/product/schema';
import { requireGroupFactor, requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { failField } from '../../platform/errors.ts';
import { findCareerNames } from '../../profile/term/reads.ts';
import { translateTermsOf } from '../../profile/directory/terms/translation.service.ts';
import { view as viewMember } from '../../profile/member/service.ts';
import { findRelationTo } from '../../profile/friend/visibility.reads.ts';
import * as feed from '../item/feed/service.ts';
import { hasShown } from '../item/placement/reads.ts';
import { countChoice, findPlacement } from '../item/placement/service.ts';
import * as items from '../item/service.ts';
import * as queries from './queries.ts';
import { toProduct, toBrandProduct, toProductCard } from './presentation.service.ts';
import * as rules from './rules.ts';

const kind = 'product' as const;

/** Filter and paging of one page's products. */
type PageQuery = ContentQuery & { filter?: ProductFilter | undefined };

const toFullProduct = async (ctx: Context, item: items.FullItem): Promise<Product> =>
  translateTermsOf(
    ctx,
    toProduct(item, await queries.findProofs(ctx.db, rules.proofIdsOf(item)), await findPlacement(ctx, item)),
  );

const prices = ({ priceFrom, priceTo }: ProductFilter) =>
  priceFrom === undefined && priceTo === undefined ? undefined : { from: priceFrom, to: priceTo };

const toFilter = (filter: ProductFilter): items.Filter => ({
  type: filter.type,
  outstanding: filter.outstanding,
  prices: prices(filter),
});

const list = async (ctx: Context, owner: Owner, { filter = {}, limit, cursor }: PageQuery) => {
  const { data, total, nextCursor } = await items.list(
    ctx,
    { owner, kind, filter: { ...toFilter(filter), search: filter.q } },
    { limit, cursor },
  );
  return { data: data.map(toProductCard), total, nextCursor };
};

/**
 * A group's products that the reader may see; `isHaveProductGroup` says whether it shows products of members too. Errors:
 * not-found.
 */
export const listOfGroup = async (ctx: Context, groupId: string, query: PageQuery) => {
  const page = await list(ctx, { kind: 'group', id: groupId }, query);
  return { ...page, isHaveProductGroup: await hasShown(ctx, { kind, groupId }) };
};

/**
 * Products of a member that the reader may see; `isHaveProductGroup` says whether a group of the member shows the reader
 * a product, its own or the member's. Errors: not-found.
 */
export const listOfMember = async (ctx: Context, memberId: string, query: PageQuery) => {
  const [page, ofGroups, ofMember] = await Promise.all([
    list(ctx, { kind: 'member', id: memberId }, query),
    feed.hasGroupItems(ctx, { kind, memberId }),
    hasShown(ctx, { kind, memberId }),
  ]);
  return { ...page, isHaveProductGroup: ofGroups || ofMember };
};

type BrandFilter = Pick<feed.Feed, 'isPublic' | 'agencyId'>;

const brandFeed = async (
  ctx: Context,
  find: typeof feed.listNewest,
  { groupId, agencyId, page, limit, filter: inner, ...fields }: BrandQuery,
  part: BrandFilter,
): Promise<{ data: BrandProduct[]; total: number }> => {
  const definedFields = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const filter: BrandProductFilter = { ...inner, ...definedFields };
  const { q, provinceCode } = filter;
  const { data, total } = await find(
    ctx,
    { kind, ownerId: groupId, agencyId, provinceCode, ...part, q, filter: toFilter(filter) },
    { page, limit },
  );
  return { data: data.map(toBrandProduct), total };
};

/** Public products of all brands and groups, the newest first. */
export const listOfBrands = (ctx: Context, query: BrandQuery) =>
  brandFeed(ctx, feed.listNewest, query, { isPublic: true });

/** Searches public products of brands by the words of `q`. */
export const search = (ctx: Context, query: BrandQuery) => brandFeed(ctx, feed.search, query, { isPublic: true });

const findOwnAgency = async ({ actor, profiles, db }: Context): Promise<string> => {
  const facts = actor.kind === 'member' ? await profiles.sessionFacts(db, actor.memberId) : undefined;
  return facts?.agency?._id ?? failField('agencyId', 'required');
};

/**
 * Products of an agency's groups that the reader may see; by default the reader's own agency. Errors: invalid without
 * an agency.
 */
export const listOfAgency = async (ctx: Context, query: BrandQuery) =>
  brandFeed(ctx, feed.listNewest, query, { isPublic: false, agencyId: query.agencyId ?? (await findOwnAgency(ctx)) });

/** Number of candidates for recommendations. */
const MOST_CANDIDATES = 60;

/** Names of the reader's occupation in both languages; products have either. */
const findOccupation = async (ctx: Context): Promise<readonly string[]> => {
  if (ctx.actor.kind === 'visitor') return [];
  const { childCareer } = await viewMember(ctx, ctx.actor.memberId);
  return childCareer ? findCareerNames(ctx.db, childCareer) : [];
};

/**
 * Twelve recommended public products of brands, optionally of one agency: in stock, outstanding or newest, the reader's
 * occupation first, at most three per brand.
 */
export const recommend = async (ctx: Context, agencyId: string | undefined): Promise<BrandProduct[]> => {
  const [candidates, occupations] = await Promise.all([
    feed.listOutstandingFirst(ctx, { kind, isPublic: true, agencyId }, MOST_CANDIDATES),
    findOccupation(ctx),
  ]);
  return rules.chooseRecommended(candidates, occupations).map(toBrandProduct);
};

/** One product; with `isBrand` only a product of a group. Errors: not-found. */
export const get = async (ctx: Context, id: string, isBrand = false): Promise<Product> =>
  toFullProduct(ctx, await items.get(ctx, { kind, id, owner: isBrand ? 'group' : undefined }));

/**
 * Whether a product is the group's own; without a choice its members write their own, and its admins the group's.
 * Errors: second-factor-required, second-factor-missing.
 */
const isOfGroup = async (ctx: Context, groupId: string, isBrand: boolean | undefined): Promise<boolean> => {
  if (isBrand !== undefined) return isBrand;
  requireGroupFactor(ctx, groupId);
  return (await findRelationTo(ctx.db, ctx.actor, { kind: 'group', id: groupId })) !== 'friend';
};

/**
 * Adds a product to the page of a group, or to the caller's, shared with the group. Errors: not-found, forbidden, invalid,
 * rate-limited.
 */
export const insert = async (ctx: Context, { groupId, isBrand, ...draft }: ProductDraft): Promise<Product> => {
  const isGroups = groupId !== null && (await isOfGroup(ctx, groupId, isBrand));
  const owner: Owner = isGroups
    ? { kind: 'group', id: groupId }
    : { kind: 'member', id: requireSignedIn(ctx).memberId };
  const own = { ...rules.toDraft(draft), groupId: isGroups ? null : groupId };
  return toFullProduct(ctx, await items.insert(ctx, kind, owner, own));
};

/** Changes a product. Errors: not-found, forbidden, invalid, rate-limited. */
export const update = async (ctx: Context, id: string, changes: ProductChanges): Promise<Product> => {
  await countChoice(ctx, id, changes.groupId);
  return toFullProduct(ctx, await items.update(ctx, { kind, id }, rules.computeChanges(changes)));
};

/** Deletes a product. Errors: not-found, forbidden. */
export const remove = (ctx: Context, id: string): Promise<void> => items.remove(ctx, { kind, id });

/** Most suggested names. */
const MOST_NAMES = 20;

/** Suggests names of certificates that continue a text: common ones first, then others on public products. */
export const listCertificateNames = async (ctx: Context, text = ''): Promise<string[]> => {
  const usual = rules.completeNames(usualCertificates, text);
  const used = usual.length < MOST_NAMES ? await feed.listCertificateNames(ctx, text, MOST_NAMES * 2) : [];
  return [...new Set([...usual, ...used])].slice(0, MOST_NAMES);
};
