import type { Owner } from '@m4u/contract/common';
import type { PageContent } from '@m4u/contract/content/section';
import type { Poster } from '@m4u/contract/content/poster';
import { href, redirect, type RouterContextProvider } from 'react-router';
import { api } from '../../platform/api/api.server.ts';
import { cacheableUntil, countShown } from '../../platform/cache/shared.server.ts';
import { readGroup } from '../../profile/page/show/group.server.ts';
import { readMember } from '../../profile/page/show/member.server.ts';
import { renderedOnServerOnly } from '../../platform/document/static-part.server.ts';
import { nextChange } from '../activity/activityFacts.tsx';
import { apartFromAccounts } from './bankAccounts.tsx';
import { readPosters } from '../item/posters.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Content of a page besides its profile. */
export interface Filling extends Omit<PageContent, 'posterTotal'> {
  readonly posters: readonly Poster[];
}

/**
 * Reads the content of a page in one call, and its posters in another one if there are any. The page's cache tag covers
 * it.
 */
const readContent = async (context: Context, owner: Owner): Promise<Filling> => {
  const params = { ownerKind: owner.kind, id: owner.id };
  const { posterTotal, ...content } = (await api(context).item.page({ params })).data;
  const posters = posterTotal > 0 ? await readPosters(context, owner, 'other') : [];
  // The cached page expires when a registration opens or closes.
  cacheableUntil(context, nextChange(content.activity.data));
  return { ...content, posters };
};

/** A member's page with its content; see {@link readMember}. */
export const readFullMember = async (context: Context, of: Parameters<typeof readMember>[1]) => {
  const page = await readMember(context, of);
  if (!page.locked) countShown(context, { kind: 'member', ...page });
  return { page, content: page.locked ? null : await readContent(context, { kind: 'member', id: page.id }) };
};

/** The same in the form that its screens take; see {@link splitFilling}. */
export const readFilledMember = async (context: Context, of: Parameters<typeof readMember>[1]) => {
  const { page, content } = await readFullMember(context, of);
  return { page, content: content && splitFilling(context, content, page.can) };
};

/** A group's page with its content; see {@link readGroup}. Only the usual page can show that a group is locked. */
export const readFullGroup = async (context: Context, id: string, at?: (link: string) => string) => {
  const page = await readGroup(context, id, at);
  if (page.locked) throw redirect(href('/mbg/:id', { id: page.urlMinify ?? page.id }));
  countShown(context, { kind: 'group', ...page });
  return { page, content: await readContent(context, { kind: 'group', id: page.id }) };
};

/** A group's usual page in the form that its screen takes, locked or not; see {@link splitFilling}. */
export const readFilledGroup = async (context: Context, id: string) => {
  const page = await readGroup(context, id);
  if (page.locked) return { page, content: null };
  countShown(context, { kind: 'group', ...page });
  const content = await readContent(context, { kind: 'group', id: page.id });
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
  readonly shown: Shown | null;
}

/**
 * Splits the content of a page for readers who cannot edit it, so that read-only content is not sent a second time as
 * data for scripts.
 */
export const splitFilling = (
  context: Context,
  { posters, ...shown }: Filling,
  can: { readonly update: boolean },
): PageFilling => ({
  posters,
  accounts: apartFromAccounts(shown.activity).accounts,
  shown: can.update ? shown : renderedOnServerOnly(context, shown),
});
