import Gift from 'lucide-react/icons/gift';
import ScanLine from 'lucide-react/icons/scan-line';
import type { ReactNode } from 'react';
import { href } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { GroupChoice } from '../../profile/group/management/GroupChoice.tsx';
import { noOrganization } from '../../profile/group/management/noOrganization.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { Column } from '../../ui/layout/Column.tsx';
import { NoRows } from '../../ui/ListView.tsx';
import { TabLinks } from '../../ui/overlays/Tabs.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { groupVouchersPath, managePath } from './perkPaths.tsx';

interface Named {
  readonly _id: string;
  readonly name: string;
}

export interface ManageFrameProps {
  tab: 'perks' | 'vouchers';
  /** Path of the screen, for the choice of a group. */
  action: string;
  /** Groups to choose from, where the address names none. */
  choices: readonly Named[];
  group: Named | null;
  children: ReactNode;
}

/** Frame of the screens for the admins of a group: its perks, and their vouchers. */
export const ManageFrame = ({ tab, action, choices, group, children }: ManageFrameProps) => (
  <Column kind="list">
    <PageHeader
      title={m.perk_title()}
      lead={group && <span translate="no">{group.name}</span>}
      back={{ to: href('/more'), label: m.more_title() }}
      actions={
        group && (
          <LinkButton to={href('/action/perks/counter')} variant="secondary" icon={ScanLine}>
            {m.perk_counter()}
          </LinkButton>
        )
      }
    />
    <div className="stack">
      {!group && <NoRows empty={noOrganization({ icon: Gift, text: m.perk_no_groups_text() })} />}
      {group && choices.length > 1 && (
        <GroupChoice
          action={action}
          groups={choices}
          groupId={group._id}
          label={m.perk_group()}
          submit={m.perk_group_choose()}
        />
      )}
      {group && (
        <>
          <TabLinks
            label={m.perk_title()}
            tabs={[
              { to: managePath(group._id), label: m.perk_tab_perks(), current: tab === 'perks' },
              { to: groupVouchersPath(group._id), label: m.perk_tab_vouchers(), current: tab === 'vouchers' },
            ]}
          />
          {children}
        </>
      )}
    </div>
  </Column>
);
