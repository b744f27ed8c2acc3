import type { Owner } from '@m4u/contract/common';
import type { PageContent } from '@m4u/contract/content/section';
import type { Poster } from '@m4u/contract/content/poster';
import type { SectionName } from '@m4u/contract/profile/member/sections.rules';
import { href, redirect, type RouterContextProvider } from 'react-router';
import { api } from '../../platform/api/api.server.ts';
import { cacheableUntil, countShown } from '../../platform/cache/shared.server.ts';
import { readGroup } from '../../profile/page/show/group.server.ts';
import { leadToLayout } from '../../profile/page/address/layout.server.ts';
import { type MemberPageData, readMember } from '../../profile/page/show/member.server.ts';
import { renderedOnServerOnly } from '../../platform/document/parts/static-part.server.ts';
import { nextChange } from '../activity/activityFacts.tsx';
import { separateAccounts } from './bankAccounts.tsx';
import { readPosters } from '../item/posters.server.ts';
import { noPlaced, type Placed, readPlacedOnPage } from './placed/placed.server.ts';
import { noOffers, type Offers, readOffers } from './offers/offers.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Content of a page besides its profile. */
export interface Filling extends Omit<PageContent, 'posterTotal'> {
  readonly posters: readonly Poster[];
  readonly offers: Offers;
  /** Members' pieces in a group. */
  readonly placed: Placed;
}

/**
 * Reads the content of a page in one call, its posters in another one if there are any, and the offers and members'
 * pieces of a group that shows them. The tags of the page and of those members cover it.
 */
const readContent = async (context: Context, owner: Owner, sections: readonly SectionName[]): Promise<Filling> => {
  const params = { ownerKind: owner.kind, id: owner.id };
  const shows = (section: SectionName): boolean => owner.kind === 'group' && sections.includes(section);
  const [{ data: found }, offers, placed] = await Promise.all([
    api(context).item.page({ params }),
    shows('offers') ? readOffers(context, owner.id) : noOffers,
    shows('pieces') ? readPlacedOnPage(context, owner.id) : noPlaced,
  ]);
  const { posterTotal, ...content } = found;
  const posters = posterTotal > 0 ? await readPosters(context, owner, 'other') : [];
  // The cached page expires when a registration opens or closes.
  cacheableUntil(context, nextChange(content.activity.data));
  return { ...content, posters, offers, placed };
};

/** A member's page with its content; see {@link readMember}. */
export const readFullMember = async (context: Context, of: Parameters<typeof readMember>[1]) =>
  fullMember(context, await readMember(context, of));

const fullMember = async (context: Context, page: MemberPageData) => {
  if (!page.locked) countShown(context, { kind: 'member', ...page });
  return {
    page,
    content: page.locked ? null : await readContent(context, { kind: 'member', id: page.id }, page.sections),
  };
};

/** The same at the usual addresses, which lead to the chosen layout, in the form that their screens take. */
export const readFilledMember = async (context: Context, of: Parameters<typeof readMember>[1]) => {
  const found = await readMember(context, of);
  leadToLayout(context, 'member', found);
  const { page, content } = await fullMember(context, found);
  return { page, content: content && splitFilling(context, content, page.can) };
};

/** A group's page with its content; see {@link readGroup}. Only the usual page can show that a group is locked. */
export const readFullGroup = async (context: Context, of: Parameters<typeof readGroup>[1]) => {
  const page = await readGroup(context, of);
  if (page.locked) throw redirect(href('/mbg/:id', { id: page.urlMinify ?? page.id }));
  countShown(context, { kind: 'group', ...page });
  return { page, content: await readContent(context, { kind: 'group', id: page.id }, page.sections) };
};

/** A group's page at the usual address, which leads to the chosen layout, in the form that its screen takes. */
export const readFilledGroup = async (context: Context, of: Parameters<typeof readGroup>[1]) => {
  const page = await readGroup(context, of);
  leadToLayout(context, 'group', page);
  if (page.locked) return { page, content: null };
  countShown(context, { kind: 'group', ...page });
  const content = await readContent(context, { kind: 'group', id: page.id }, page.sections);
  return { page, content: splitFilling(context, content, page.can) };
};

/** Content of a page that is only read or followed as links. */
export type Shown = Omit<Filling, 'posters'>;

/**
 * Content of a page for its component: accounts and posters, which need scripts, and read-only content, which is null
 * when it is not sent.
 */
export interface PageFilling extends Pick<Filling, 'posters'> {
  readonly accounts: Filling['activity']['data'];
  readonly content: Shown | null;
}

/**
 * Splits the content of a page for readers who cannot edit it, so that read-only content is not sent a second time as
 * data for scripts.
 */
export const splitFilling = (
  context: Context,
  { posters, ...content }: Filling,
  can: { readonly update: boolean },
): PageFilling => ({
  posters,
  accounts: separateAccounts(content.activity).accounts,
  content: can.update ? content : renderedOnServerOnly(context, content),
});
