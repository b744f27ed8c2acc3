import type { Owner } from '@m4u/contract/common';
import type { RouterContextProvider } from 'react-router';
import { api } from '../../platform/api/api.server.ts';
import type { GroupPage } from '../../profile/page/show/group.server.ts';
import type { MemberPageData } from '../../profile/page/show/member.server.ts';
import type { TabLink } from '../../ui/overlays/Tabs.tsx';
import { arrangedKinds } from './arrange/kinds.server.ts';
import { type Filling, splitFilling, type PageFilling } from './pageContent.server.ts';
import { separateAccounts } from './bankAccounts.tsx';
import { noPlaced } from './placed/placed.server.ts';
import { noOffers } from './offers/offers.server.ts';
import { pageTabs, tabLinks, type TabName, findTab } from './pageTabs.tsx';

/**
 * Most rows of a tab; the section's own list has further ones. Activities are grouped by type, which needs all at once.
 */
const MOST_ROWS = 24;
const MOST_ACTIVITIES = 100;

/** Most activities on the brief page. */
const BRIEF = 4;

/** A tab of a page, with links to the others. */
export interface ShownTab {
  /** Undefined when all sections are shown in brief. */
  readonly tab: TabName | undefined;
  readonly tabs: readonly TabLink[];
  readonly content: PageFilling;
}

interface TabRequest {
  readonly kind: Owner['kind'];
  readonly page: Pick<MemberPageData | GroupPage, 'id' | 'sections' | 'can'>;
  /** Path of the page in this layout. */
  readonly path: string;
  readonly content: Filling;
}

const shorten = (content: Filling): Filling => {
  const { accounts, others } = separateAccounts(content.activity);
  return {
    ...content,
    activity: { data: [...accounts, ...others.data.slice(0, BRIEF)], total: content.activity.total },
  };
};

const empty = { data: [], total: 0 };

/** Reads only the kind that a tab shows, so that no other content is sent. */
const readOnlyKind = async (
  context: Readonly<RouterContextProvider>,
  owner: Owner,
  tab: TabName,
): Promise<Filling> => ({
  activity: empty,
  product: empty,
  post: empty,
  relic: empty,
  album: empty,
  diary: empty,
  posters: [],
  offers: noOffers,
  placed: noPlaced,
  [pageTabs[tab].kind]: await arrangedKinds[tab]?.list(api(context), owner, {
    limit: tab === 'activities' ? MOST_ACTIVITIES : MOST_ROWS,
  }),
});

/** The tab of `?tab=`, with more rows of its section than the brief page; any other word shows the brief page. */
export const readTab = async (
  context: Readonly<RouterContextProvider>,
  request: Request,
  { kind, page: { id, sections, can }, path, content }: TabRequest,
): Promise<ShownTab> => {
  const requestedTab = findTab(new URL(request.url).searchParams.get('tab'));
  const tab = requestedTab && sections.includes(requestedTab) ? requestedTab : undefined;
  const filling = tab ? await readOnlyKind(context, { kind, id }, tab) : shorten(content);
  return {
    tab,
    tabs: tabLinks(content, { sections, path, current: tab }),
    content: splitFilling(context, filling, can),
  };
};
