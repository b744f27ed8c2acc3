import type { Owner } from '@m4u/contract/common';
import type { PageContent } from '@m4u/contract/content/item';
import type { Poster } from '@m4u/contract/content/poster';
import type { RouterContextProvider } from 'react-router';
import { api } from '../../platform/api.server.ts';
import { cacheableUntil } from '../../platform/shared.server.ts';
import { readGroup } from '../../profile/group/group.server.ts';
import { readMember } from '../../profile/member/member.server.ts';
import { nextChange } from '../activity/activityFacts.tsx';
import { readPosters } from '../poster/posters.server.ts';

type Context = Readonly<RouterContextProvider>;

/** What fills a page beside its profile. */
export interface Filling extends PageContent {
  readonly posters: readonly Poster[];
}

/** What fills a page beside its profile: one call, whatever stands there, and one for posters. The page's tag covers it. */
export const readContent = async (context: Context, owner: Owner): Promise<Filling> => {
  const params = { ownerKind: owner.kind, id: owner.id };
  const [{ data }, posters] = await Promise.all([
    api(context).item.page({ params }),
    readPosters(context, owner, 'other'),
  ]);
  // A registration opens and closes by itself.
  cacheableUntil(context, nextChange(data.activity.data));
  return { ...data, posters };
};

/** A member's page and what fills it; see {@link readMember}. */
export const readFullMember = async (context: Context, of: Parameters<typeof readMember>[1]) => {
  const page = await readMember(context, of);
  return { page, content: page.locked ? null : await readContent(context, { kind: 'member', id: page.id }) };
};

/** A group's page and what fills it; see {@link readGroup}. */
export const readFullGroup = async (context: Context, id: string, at?: (link: string) => string) => {
  const page = await readGroup(context, id, at);
  return { page, content: await readContent(context, { kind: 'group', id: page.id }) };
};
