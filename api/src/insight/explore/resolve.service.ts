import type { ExploreSection, ListKind, SectionDraft } from '@m4u/contract/insight/explore/sections';
import { presentPost } from '../../content/post/service.ts';
import { presentOfBrand } from '../../content/product/presentation.service.ts';
import * as feed from '../../content/item/feed/service.ts';
import type { Context } from '../../platform/context.ts';
import * as groups from '../../profile/group/lists/explore.reads.ts';
import { personLookup } from '../../profile/directory/members/people.reads.ts';
import * as queries from './queries.ts';
import { emptySection, isList, picturesOf, type Wanted, wantedOf } from './rules.ts';

/** Number of items in a section of the newest. */
const NEWEST = 8;

/** Items of one kind that the sections of a page may show. */
interface Found<T> {
  readonly byId: ReadonlyMap<string, T>;
  readonly newest: readonly T[];
}

const found = <T extends { readonly _id: string }>(chosen: readonly T[], newest: readonly T[]): Found<T> => ({
  byId: new Map(chosen.map((each) => [each._id, each])),
  newest,
});

const findGroups = async ({ db }: Context, agencyId: string | undefined, { ids, newest }: Wanted) => {
  const [chosen, latest] = await Promise.all([
    agencyId === undefined || ids.length === 0 ? [] : groups.among(db, agencyId, ids),
    newest ? groups.newest(db, agencyId, NEWEST) : [],
  ]);
  return found(chosen, latest);
};

const findMembers = async (ctx: Context, agencyId: string | undefined, { ids, newest }: Wanted) => {
  if (agencyId === undefined) return found([], []);
  const [chosen, latest] = await Promise.all([
    ids.length === 0 ? [] : groups.memberIds(ctx.db, { agencyId, ids }, { limit: ids.length }),
    newest ? groups.memberIds(ctx.db, { agencyId }, { limit: NEWEST, isNewest: true }) : [],
  ]);
  const person = await personLookup(ctx, [...chosen, ...latest]);
  return found(chosen.map(person), latest.map(person));
};

/** Finds content that everybody may see, since an explore page is the same for all readers. */
const findContent = async (
  ctx: Context,
  kind: 'product' | 'post',
  agencyId: string | undefined,
  { ids, newest }: Wanted,
) => {
  const asked = { kind, isPublic: true, agencyId };
  const [chosen, latest] = await Promise.all([
    ids.length === 0 ? [] : feed.first(ctx, { ...asked, ids }, ids.length),
    newest ? feed.first(ctx, asked, NEWEST) : [],
  ]);
  return { chosen, latest };
};

const presentOfGroup = ({ ownerName, ...item }: feed.FeedItem) => ({ ...presentPost(item), ownerName });

/** Finds all items that the sections of a page may show, in a fixed number of queries. */
const findAll = async (ctx: Context, agencyId: string | undefined, sections: readonly SectionDraft[]) => {
  const wanted = (kind: ListKind) => wantedOf(sections, kind);
  const [ofGroups, ofMembers, products, posts, pictures] = await Promise.all([
    findGroups(ctx, agencyId, wanted('groups')),
    findMembers(ctx, agencyId, wanted('members')),
    findContent(ctx, 'product', agencyId, wanted('products')),
    findContent(ctx, 'post', agencyId, wanted('posts')),
    queries.pictures(ctx.db, [...new Set(Object.values(picturesOf(sections)))]),
  ]);
  return {
    groups: ofGroups,
    members: ofMembers,
    products: found(products.chosen.map(presentOfBrand), products.latest.map(presentOfBrand)),
    posts: found(posts.chosen.map(presentOfGroup), posts.latest.map(presentOfGroup)),
    pictures,
  };
};

type All = Awaited<ReturnType<typeof findAll>>;

const shownOf = (section: SectionDraft, all: All): ExploreSection => {
  const { kind, title } = section;
  const empty = { ...emptySection(kind), title };
  if (section.kind === 'banner') {
    const { text, link, linkLabel, images } = section;
    const shown = images.flatMap(({ _id, caption }) => {
      const picture = all.pictures.get(_id);
      return picture ? [{ ...picture, caption }] : [];
    });
    return { ...empty, text, link, linkLabel, images: shown };
  }
  if (section.kind === 'text') return { ...empty, content: section.content };
  const { pick, ids } = section;
  const { byId, newest } = all[section.kind] as Found<unknown>;
  return { ...empty, pick, [kind]: pick === 'newest' ? newest : ids.flatMap((id) => byId.get(id) ?? []) };
};

/**
 * Fills sections with their current items; deleted and non-public ones are left out. `agencyId` undefined is the
 * platform's page.
 */
export const resolve = async (
  ctx: Context,
  agencyId: string | undefined,
  sections: readonly SectionDraft[],
): Promise<ExploreSection[]> => {
  const all = await findAll(ctx, agencyId, sections);
  return sections.map((section) => shownOf(section, all));
};

/** Field of the first item that a section names but may not show; undefined when all are allowed. */
export const missing = async (
  ctx: Context,
  agencyId: string,
  sections: readonly SectionDraft[],
): Promise<string | undefined> => {
  const all = await findAll(ctx, agencyId, sections);
  const fields = sections.flatMap((section, at) =>
    isList(section) && section.pick === 'chosen'
      ? section.ids.flatMap((id, index) => (all[section.kind].byId.has(id) ? [] : [`sections.${at}.ids.${index}`]))
      : [],
  );
  return fields[0];
};
