import type { Owner } from '@m4u/contract/common';
import type { SectionName } from '@m4u/contract/profile/member.sections.rules';
import type { RouterContextProvider } from 'react-router';
import { api } from '../../platform/api.server.ts';
import { kinds } from './kinds.server.ts';
import type { Filling } from './pageContent.server.ts';
import { type TabName, tabOf, tabs } from './pageTabs.tsx';

/** Rows of a tab at most; a section's own list goes on. Activities are grouped by type, which needs all at once. */
const ROWS = 24;
const ACTIVITIES = 100;

/** What a page is filled with for one of its tabs. */
export interface TabFilling {
  readonly tab: TabName | undefined;
  readonly content: Filling;
}

/** The tab that `?tab=` asks for, with more of its section than the page itself has; the brief one for any other word. */
export const readTab = async (
  context: Readonly<RouterContextProvider>,
  request: Request,
  { owner, sections, content }: { owner: Owner; sections: readonly SectionName[]; content: Filling },
): Promise<TabFilling> => {
  const tab = tabOf(new URL(request.url).searchParams.get('tab'));
  if (!tab || !sections.includes(tab)) return { tab: undefined, content };
  const rows = await kinds[tab]?.list(api(context), owner, { limit: tab === 'activities' ? ACTIVITIES : ROWS });
  return { tab, content: { ...content, [tabs[tab]]: rows } };
};
