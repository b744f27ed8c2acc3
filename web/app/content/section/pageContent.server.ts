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

/** What fills a page beside its profile. */
export interface Filling extends Omit<PageContent, 'posterTotal'> {
  readonly posters: readonly Poster[];
}

/** What fills a page beside its profile: one call, whatever stands there, and one for posters where there are any. The page's tag covers it. */
const readContent = async (context: Context, owner: Owner): Promise<Filling> => {
  const params = { ownerKind: owner.kind, id: owner.id };
  const { posterTotal, ...content } = (await api(context).item.page({ params })).data;
  const posters = posterTotal > 0 ? await readPosters(context, owner, 'other') : [];
  // A registration opens and closes by itself.
  cacheableUntil(context, nextChange(content.activity.data));
  return { ...content, posters };
};

/** A member's page and what fills it; see {@link readMember}. */
export const readFullMember = async (context: Context, of: Parameters<typeof readMember>[1]) => {
  const page = await readMember(context, of);
  if (!page.locked) countShown(context, { kind: 'member', ...page });
  return { page, content: page.locked ? null : await readContent(context, { kind: 'member', id: page.id }) };
};

/** The same as its screens take it; see {@link splitFilling}. */
export const readFilledMember = async (context: Context, of: Parameters<typeof readMember>[1]) => {
  const { page, content } = await readFullMember(context, of);
  return { page, content: content && splitFilling(context, content, page.can) };
};

/** A group's page and what fills it; see {@link readGroup}. Of a locked one the usual page alone says that it is so. */
export const readFullGroup = async (context: Context, id: string, at?: (link: string) => string) => {
  const page = await readGroup(context, id, at);
  if (page.locked) throw redirect(href('/mbg/:id', { id: page.urlMinify ?? page.id }));
  countShown(context, { kind: 'group', ...page });
  return { page, content: await readContent(context, { kind: 'group', id: page.id }) };
};

/** A group's usual page as its screen takes it, also of a locked one; see {@link splitFilling}. */
export const readFilledGroup = async (context: Context, id: string) => {
  const page = await readGroup(context, id);
  if (page.locked) return { page, content: null };
  countShown(context, { kind: 'group', ...page });
  const content = await readContent(context, { kind: 'group', id: page.id });
  return { page, content: splitFilling(context, content, page.can) };
};

/** What of a page is only read and followed. */
export type Shown = Omit<Filling, 'posters'>;

/** What a page works with, accounts and posters, and what is only read and followed: null where it is not sent. */
export interface PageFilling extends Pick<Filling, 'posters'> {
  readonly accounts: Filling['activity']['data'];
  readonly shown: Shown | null;
}

/** Parts a page's filling for who only reads it: most of it need not be sent a second time for scripts. */
export const splitFilling = (
  context: Context,
  { posters, ...shown }: Filling,
  can: { readonly update: boolean },
): PageFilling => ({
  posters,
  accounts: apartFromAccounts(shown.activity).accounts,
  shown: can.update ? shown : renderedOnServerOnly(context, shown),
});
