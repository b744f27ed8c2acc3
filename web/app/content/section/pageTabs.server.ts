import type { Owner } from '@m4u/contract/common';
import type { RouterContextProvider } from 'react-router';
import { api } from '../../platform/api/api.server.ts';
import type { GroupPage } from '../../profile/page/show/group.server.ts';
import type { MemberPageData } from '../../profile/page/show/member.server.ts';
import type { TabLink } from '../../ui/overlays/Tabs.tsx';
import { kinds } from './arrange/kinds.server.ts';
import { type Filling, splitFilling, type PageFilling } from './pageContent.server.ts';
import { apartFromAccounts } from './bankAccounts.tsx';
import { pageTabs, tabLinks, type TabName, tabOf } from './pageTabs.tsx';

/**
 * Most rows of a tab; the section's own list has further ones. Activities are grouped by type, which needs all at once.
 */
const ROWS = 24;
const ACTIVITIES = 100;

/** Most activities on the brief page. */
const BRIEF = 4;

/** A tab of a page, with links to the others. */
export interface ShownTab {
  /** Undefined when all sections are shown in brief. */
  readonly tab: TabName | undefined;
  readonly tabs: readonly TabLink[];
  readonly content: PageFilling;
}

interface Asked {
  readonly kind: Owner['kind'];
  readonly page: Pick<MemberPageData | GroupPage, 'id' | 'sections' | 'can'>;
  /** Path of the page in this layout. */
  readonly path: string;
  readonly content: Filling;
}

const inBrief = (content: Filling): Filling => {
  const { accounts, others } = apartFromAccounts(content.activity);
  return {
    ...content,
    activity: { data: [...accounts, ...others.data.slice(0, BRIEF)], total: content.activity.total },
  };
};

const empty = { data: [], total: 0 };

/** Reads only the kind that a tab shows, so that no other content is sent. */
const only = async (context: Readonly<RouterContextProvider>, owner: Owner, tab: TabName): Promise<Filling> => ({
  activity: empty,
  product: empty,
  post: empty,
  relic: empty,
  album: empty,
  diary: empty,
  posters: [],
  [pageTabs[tab].kind]: await kinds[tab]?.list(api(context), owner, {
    limit: tab === 'activities' ? ACTIVITIES : ROWS,
  }),
});

/** The tab of `?tab=`, with more rows of its section than the brief page; any other word shows the brief page. */
export const readTab = async (
  context: Readonly<RouterContextProvider>,
  request: Request,
  { kind, page: { id, sections, can }, path, content }: Asked,
): Promise<ShownTab> => {
  const asked = tabOf(new URL(request.url).searchParams.get('tab'));
  const tab = asked && sections.includes(asked) ? asked : undefined;
  const filling = tab ? await only(context, { kind, id }, tab) : inBrief(content);
  return {
    tab,
    tabs: tabLinks(content, { sections, path, current: tab }),
    content: splitFilling(context, filling, can),
  };
};
