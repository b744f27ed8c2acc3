import type { Named } from '@m4u/contract/common';
import IdCard from 'lucide-react/icons/id-card';
import type { ReactNode } from 'react';
import { href } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { GroupChoice } from '../../profile/group/management/GroupChoice.tsx';
import { noOrganization } from '../../profile/group/management/noOrganization.tsx';
import { Column } from '../../ui/layout/Column.tsx';
import { NoRows } from '../../ui/ListView.tsx';
import { TabLinks } from '../../ui/overlays/Tabs.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { duesPath, levelsPath } from './duePaths.tsx';

export interface DueFrameProps {
  tab: 'list' | 'levels';
  /** Null for a reader who administers no group. */
  group: Named | null;
  /** Groups to choose from; none where the address names one. */
  choices: readonly Named[];
  children: ReactNode;
}

const paths = { list: '/action/dues/manage', levels: '/action/dues/manage/levels' } as const;

/** Frame of the screens for a group's admins: the dues of its members, and its levels. */
export const DueFrame = ({ tab, group, choices, children }: DueFrameProps) => (
  <Column kind="list">
    <PageHeader
      title={m.due_title()}
      lead={group && <span translate="no">{group.name}</span>}
      back={{ to: href('/more'), label: m.more_title() }}
    />
    {!group && <NoRows empty={noOrganization({ icon: IdCard, text: m.due_no_groups() })} />}
    {group && (
      <div className="stack">
        {choices.length > 1 && (
          <GroupChoice
            action={href(paths[tab])}
            groups={choices}
            groupId={group._id}
            label={m.people_group()}
            submit={m.people_group_choose()}
          />
        )}
        <TabLinks
          label={m.due_title()}
          tabs={[
            { to: duesPath(group._id), label: m.due_tab_list(), current: tab === 'list' },
            { to: levelsPath(group._id), label: m.due_tab_levels(), current: tab === 'levels' },
          ]}
        />
        {children}
      </div>
    )}
  </Column>
);
