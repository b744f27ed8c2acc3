import type { Owner } from '@m4u/contract/common';
import type { PageContent } from '@m4u/contract/content/item';
import type { RouterContextProvider } from 'react-router';
import { api } from '../../platform/api.server.ts';
import { cacheableUntil } from '../../platform/shared.server.ts';
import { readGroup } from '../../profile/group/group.server.ts';
import { readMember } from '../../profile/member/member.server.ts';
import { nextChange } from '../activity/activityFacts.tsx';

type Context = Readonly<RouterContextProvider>;

/** What fills a page beside its profile: one call, whatever stands there. The page's tag covers it. */
export const readContent = async (context: Context, { kind, id }: Owner): Promise<PageContent> => {
  const { data } = await api(context).item.page({ params: { ownerKind: kind, id } });
  // A registration opens and closes by itself.
  cacheableUntil(context, nextChange(data.activity.data));
  return data;
};

/** A member's page and what fills it; see {@link readMember}. */
export const readFullMember = async (context: Context, of: Parameters<typeof readMember>[1]) => {
  const page = await readMember(context, of);
  return { page, content: page.locked ? null : await readContent(context, { kind: 'member', id: page.id }) };
};

/** A group's page and what fills it; see {@link readGroup}. */
export const readFullGroup = async (context: Context, id: string) => {
  const page = await readGroup(context, id);
  return { page, content: await readContent(context, { kind: 'group', id: page.id }) };
};
