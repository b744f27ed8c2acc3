import type { SectionName } from '@m4u/contract/profile/member.sections.rules';
import { m } from '../../paraglide/messages.js';
import { sectionWords } from '../../profile/member/sectionWords.tsx';
import type { TabLink } from '../../ui/Tabs.tsx';
import type { Filling } from './pageContent.server.ts';
import { apartFromAccounts } from './PageSections.tsx';

/** The sections that have a tab of their own, and what of a page's content fills each. */
export const tabs = {
  activities: 'activity',
  products: 'product',
  posts: 'post',
  relics: 'relic',
  albums: 'album',
  diary: 'diary',
} as const satisfies Partial<Record<SectionName, keyof Filling>>;
export type TabName = keyof typeof tabs;

/** The section that a word in an address asks for; undefined for any other word. */
export const tabOf = (word: string | null): TabName | undefined =>
  word !== null && Object.hasOwn(tabs, word) ? (word as TabName) : undefined;

const totalOf = (content: Filling, name: TabName): number =>
  name === 'activities' ? apartFromAccounts(content.activity).others.total : content[tabs[name]].total;

/** The tabs of a page: in brief, then each of its owner's sections that has something, as addresses. */
export const tabLinks = (
  content: Filling,
  { sections, path, current }: { sections: readonly SectionName[]; path: string; current: TabName | undefined },
): TabLink[] => [
  { to: path, label: m.profile_about(), current: current === undefined },
  ...sections.flatMap((section) => {
    const name = tabOf(section);
    if (!name) return [];
    const count = totalOf(content, name);
    return count === 0
      ? []
      : [{ to: `${path}?tab=${name}`, label: sectionWords[name](), count, current: current === name }];
  }),
];
