import type { ExploreSection, SectionDraft } from '@m4u/contract/insight/explore/sections';
import type { ListKind } from '@m4u/contract/insight/explore/sections.rules';
import { toPostCard } from '../../content/post/service.ts';
import { toBrandProduct } from '../../content/product/presentation.service.ts';
import * as feed from '../../content/item/feed/service.ts';
import type { Context } from '../../platform/context.ts';
import * as groups from '../../profile/group/lists/explore.reads.ts';
import { personLookup } from '../../profile/directory/members/people.reads.ts';
import * as queries from './queries.ts';
import { emptySection, isList, picturesByField, type NeededItems, collectNeededItems } from './rules.ts';

/** Number of items in a section of the newest. */
const NEWEST_COUNT = 8;

/** Items of one kind that the sections of a page may show. */
interface SectionCandidates<T> {
  readonly byId: ReadonlyMap<string, T>;
  readonly newest: readonly T[];
}

const toCandidates = <T extends { readonly _id: string }>(
  chosen: readonly T[],
  newest: readonly T[],
): SectionCandidates<T> => ({
  byId: new Map(chosen.map((each) => [each._id, each])),
  newest,
});

const findGroups = async ({ db }: Context, agencyId: string | undefined, { ids, newest }: NeededItems) => {
  const [chosen, latest] = await Promise.all([
    agencyId === undefined || ids.length === 0 ? [] : groups.listAmong(db, agencyId, ids),
    newest ? groups.listNewest(db, agencyId, NEWEST_COUNT) : [],
  ]);
  return toCandidates(chosen, latest);
};

const findMembers = async (ctx: Context, agencyId: string | undefined, { ids, newest }: NeededItems) => {
  if (agencyId === undefined) return toCandidates([], []);
  const [chosen, latest] = await Promise.all([
    ids.length === 0 ? [] : groups.listMemberIds(ctx.db, { agencyId, ids }, { limit: ids.length }),
    newest ? groups.listMemberIds(ctx.db, { agencyId }, { limit: NEWEST_COUNT, isNewest: true }) : [],
  ]);
  const person = await personLookup(ctx, [...chosen, ...latest]);
  return toCandidates(chosen.map(person), latest.map(person));
};

/** Finds content that everybody may see, since an explore page is the same for all readers. */
const findContent = async (
  ctx: Context,
  kind: 'product' | 'post',
  agencyId: string | undefined,
  { ids, newest }: NeededItems,
) => {
  const filter = { kind, isPublic: true, agencyId };
  const [chosen, latest] = await Promise.all([
    ids.length === 0 ? [] : feed.listNewestWithoutTotal(ctx, { ...filter, ids }, ids.length),
    newest ? feed.listNewestWithoutTotal(ctx, filter, NEWEST_COUNT) : [],
  ]);
  return { chosen, latest };
};

const toBrandPost = ({ ownerName, ...item }: feed.FeedItem) => ({ ...toPostCard(item), ownerName });

/** Finds all items that the sections of a page may show, in a fixed number of queries. */
const findCandidates = async (ctx: Context, agencyId: string | undefined, sections: readonly SectionDraft[]) => {
  const itemsOf = (kind: ListKind) => collectNeededItems(sections, kind);
  const [ofGroups, ofMembers, products, posts, pictures] = await Promise.all([
    findGroups(ctx, agencyId, itemsOf('groups')),
    findMembers(ctx, agencyId, itemsOf('members')),
    findContent(ctx, 'product', agencyId, itemsOf('products')),
    findContent(ctx, 'post', agencyId, itemsOf('posts')),
    queries.findPictures(ctx.db, [...new Set(Object.values(picturesByField(sections)))]),
  ]);
  return {
    groups: ofGroups,
    members: ofMembers,
    products: toCandidates(products.chosen.map(toBrandProduct), products.latest.map(toBrandProduct)),
    posts: toCandidates(posts.chosen.map(toBrandPost), posts.latest.map(toBrandPost)),
    pictures,
  };
};

type AllCandidates = Awaited<ReturnType<typeof findCandidates>>;

const fillSection = (section: SectionDraft, all: AllCandidates): ExploreSection => {
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
  const { byId, newest } = all[section.kind] as SectionCandidates<unknown>;
  return { ...empty, pick, [kind]: pick === 'newest' ? newest : ids.flatMap((id) => byId.get(id) ?? []) };
};

/**
 * Fills sections with their current items; deleted and non-public ones are left out. `agencyId` undefined is the
 * platform's page.
 */
export const resolveSections = async (
  ctx: Context,
  agencyId: string | undefined,
  sections: readonly SectionDraft[],
): Promise<ExploreSection[]> => {
  const all = await findCandidates(ctx, agencyId, sections);
  return sections.map((section) => fillSection(section, all));
};

/** Field of the first item that a section names but may not show; undefined when all are allowed. */
export const findForbiddenField = async (
  ctx: Context,
  agencyId: string,
  sections: readonly SectionDraft[],
): Promise<string | undefined> => {
  const all = await findCandidates(ctx, agencyId, sections);
  const fields = sections.flatMap((section, sectionIndex) =>
    isList(section) && section.pick === 'chosen'
      ? section.ids.flatMap((id, index) =>
          all[section.kind].byId.has(id) ? [] : [`sections.${sectionIndex}.ids.${index}`],
        )
      : [],
  );
  return fields[0];
};
