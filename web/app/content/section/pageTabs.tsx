import type { SectionName } from '@m4u/contract/profile/member/sections.rules';
import { m } from '../../paraglide/messages.js';
import type { TabLink } from '../../ui/overlays/Tabs.tsx';
import type { Filling } from './pageContent.server.ts';
import { separateAccounts } from './bankAccounts.tsx';

interface Tab {
  /** Kind of content of the tab. */
  readonly kind: Exclude<keyof Filling, 'posters' | 'offers' | 'placed'>;
  readonly label: () => string;
}

/** Sections with a tab of their own. */
export const pageTabs = {
  activities: { kind: 'activity', label: m.activity_title },
  products: { kind: 'product', label: m.section_tab_products },
  posts: { kind: 'post', label: m.post_title },
  relics: { kind: 'relic', label: m.relic_title },
  albums: { kind: 'album', label: m.section_tab_albums },
  diary: { kind: 'diary', label: m.section_tab_diary },
} as const satisfies Partial<Record<SectionName, Tab>>;
export type TabName = keyof typeof pageTabs;

/** The section that a word in an address names; undefined for any other word. */
export const findTab = (word: string | null): TabName | undefined =>
  word !== null && Object.hasOwn(pageTabs, word) ? (word as TabName) : undefined;

const countPieces = (content: Filling, name: TabName): number =>
  name === 'activities' ? separateAccounts(content.activity).others.total : content[pageTabs[name].kind].total;

/** Links of a page's tabs: the brief page, then each section with content in the owner's order. */
export const tabLinks = (
  content: Filling,
  { sections, path, current }: { sections: readonly SectionName[]; path: string; current: TabName | undefined },
): TabLink[] => [
  { to: path, label: m.profile_about(), current: current === undefined },
  ...sections.flatMap((section) => {
    const name = findTab(section);
    const count = name ? countPieces(content, name) : 0;
    return name && count > 0
      ? [{ to: `${path}?tab=${name}`, label: pageTabs[name].label(), count, current: current === name }]
      : [];
  }),
];
