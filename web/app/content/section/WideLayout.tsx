import type { SectionName } from '@m4u/contract/profile/member/sections.rules';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { usePage } from '../../platform/session/page.ts';
import { EditLink } from '../../profile/page/owner/EditLink.tsx';
import { PageActions } from '../../profile/page/show/PageActions.tsx';
import { type Addition, Invitation } from '../../profile/page/show/PublicPage.tsx';
import type { PublicProfile } from '../../profile/page/show/publicProfile.tsx';
import { useSaving } from '../../profile/page/show/SaveContact.tsx';
import type { EditAt, Parts } from '../../profile/page/show/sectionParts.tsx';
import { ThemedPage } from '../../profile/theme/ThemedPage.tsx';
import { classNames } from '../../ui/classNames.ts';
import { type TabLink, TabLinks } from '../../ui/overlays/Tabs.tsx';
import { WideLayoutHead } from './WideLayoutHead.tsx';
import type { TabName } from './pageTabs.tsx';

/** Sections of the second column on wide screens. */
const beside: ReadonlySet<SectionName> = new Set(['contacts', 'links', 'facts', 'groups']);

interface ColumnProps {
  order: readonly SectionName[];
  parts: Parts;
  className?: string;
}

/**
 * A column of sections. On narrow screens both columns merge (their boxes are removed), and each section takes its
 * place in the owner's order.
 */
const Column = ({ order, parts, holds, className }: ColumnProps & { holds: (name: SectionName) => boolean }) => (
  <div className={classNames('lg:flex lg:flex-col lg:gap-4', className)}>
    {order.map((name, index) =>
      holds(name) ? (
        <div key={name} style={{ order: index }} className="stack min-w-0 not-has-[:not(.contents)]:hidden">
          {parts[name]}
        </div>
      ) : null,
    )}
  </div>
);

/** Sticky row of tabs. */
const StickyTabs = ({ tabs }: { tabs: readonly TabLink[] }) => (
  <div className="no-print surface sticky top-0 z-20 mt-5 shadow-sm frosted sm:mx-6 sm:rounded-md">
    <TabLinks label={m.section_tabs()} tabs={tabs} />
  </div>
);

export interface WideLayoutProps {
  profile: PublicProfile;
  sections: readonly SectionName[];
  parts: Parts;
  tabs: readonly TabLink[];
  /** The section that is shown; undefined shows all of them in brief. */
  tab: TabName | undefined;
  editAt: EditAt;
  /** Shown to the owner only. */
  tools?: ReactNode;
  /** How the owner adds content. */
  add?: Addition;
}

/** The newer layout of a page: a wide cover, sticky tabs, and two columns from 900 px (docs/rules/item.md#pages). */
export const WideLayout = ({ profile, sections, parts, tabs, tab, editAt, tools, add }: WideLayoutProps) => {
  const reader = usePage()?.reader ?? null;
  const { onSave, hint } = useSaving(profile);
  return (
    <>
      <ThemedPage theme={profile.theme} counted={profile.counted}>
        <article className="mx-auto max-w-page pb-[calc(2rem+var(--bar-room,0px))]">
          <WideLayoutHead
            profile={profile}
            edit={editAt && <EditLink to={editAt('head')} label={m.profile_edit_head()} />}
            actions={<PageActions profile={profile} isOwn={editAt !== undefined} onSave={onSave} />}
          />
          {tabs.length > 1 && <StickyTabs tabs={tabs} />}
          <div className="stack px-4 pt-4 sm:px-6">
            {tab === undefined && tools}
            <div className="flex flex-col gap-4 [reading-flow:flex-visual] lg:flex-row lg:items-start">
              <Column
                order={sections}
                parts={parts}
                holds={(name) => (tab === undefined ? !beside.has(name) : name === tab)}
                className="max-lg:contents lg:min-w-0 lg:flex-1"
              />
              <Column
                order={sections}
                parts={parts}
                holds={(name) => beside.has(name)}
                className={classNames(
                  'lg:w-84 lg:shrink-0 lg:not-has-[section]:hidden',
                  tab === undefined ? 'max-lg:contents' : 'max-lg:hidden',
                )}
              />
            </div>
            {tab === undefined && add?.button}
            {reader === null && <Invitation />}
          </div>
        </article>
      </ThemedPage>
      {hint}
      {add?.sheet}
    </>
  );
};
