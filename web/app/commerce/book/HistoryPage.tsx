import Coins from 'lucide-react/icons/coins';
import Settings2 from 'lucide-react/icons/settings-2';
import Store from 'lucide-react/icons/store';
import type { ReactNode } from 'react';
import { href } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { GroupChoice } from '../../profile/group/management/GroupChoice.tsx';
import { noOrganization } from '../../profile/group/management/noOrganization.tsx';
import { NoRows } from '../../ui/ListView.tsx';
import { IconLink, LinkButton } from '../../ui/Button.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { TabLinks } from '../../ui/overlays/Tabs.tsx';
import { changesPath, counterPath, historyPath, pointSettingsPath, redeemedPath } from '../point/pointPaths.tsx';
import type { HistoryGroup } from './history.server.ts';
import { Column } from '../../ui/layout/Column.tsx';

/** The lists of the history: three of a group, and the points that the reader was given. */
type HistoryTab = 'orders' | 'redeemed' | 'changes' | 'own';

/** Paths of the lists of a group. */
const groupPaths = { orders: historyPath, redeemed: redeemedPath, changes: changesPath } as const;

/** Shown to readers who administer no group, at the address of a group's list. */
const NoGroup = () => <NoRows empty={noOrganization({ icon: Store, text: m.point_history_no_group_text() })} />;

export interface HistoryPageProps extends HistoryGroup {
  tab: HistoryTab;
  children: ReactNode;
}

/** Header, tabs and choice of the group of the screens of the history of points. */
export const HistoryPage = ({ tab, groupChoices, group, children }: HistoryPageProps) => {
  const shown = tab === 'own' ? null : group;
  const tabs = [
    { tab: 'orders', to: historyPath(), label: m.point_history_group() },
    { tab: 'redeemed', to: redeemedPath(), label: m.point_redeemed() },
    { tab: 'changes', to: changesPath(), label: m.point_changes() },
    { tab: 'own', to: historyPath({ own: '1' }), label: m.point_history_own() },
  ] as const;
  return (
    <Column kind="list">
      <PageHeader
        title={m.point_history()}
        lead={shown ? <span translate="no">{shown.name}</span> : tab === 'own' && m.point_received()}
        back={{ to: href('/more'), label: m.more_title() }}
        actions={
          shown && (
            <>
              <LinkButton to={counterPath({ groupId: shown._id })} icon={Coins}>
                {m.point_counter()}
              </LinkButton>
              {shown.isAdmin && (
                <IconLink to={pointSettingsPath(shown._id)} label={m.point_settings()} icon={Settings2} />
              )}
            </>
          )
        }
      />
      {groupChoices.length > 0 && (
        <div className="mb-4">
          <TabLinks
            label={m.point_history()}
            tabs={tabs
              .filter((each) => group?.isAdmin === true || each.tab === 'orders' || each.tab === 'own')
              .map(({ tab: each, ...link }) => ({ ...link, current: each === tab }))}
          />
        </div>
      )}
      {shown && tab !== 'own' && groupChoices.length > 1 && (
        <div className="mb-4">
          <GroupChoice
            action={groupPaths[tab]()}
            groups={groupChoices}
            groupId={shown._id}
            label={m.point_group()}
            submit={m.point_show()}
          />
        </div>
      )}
      {tab !== 'own' && group === null ? <NoGroup /> : children}
    </Column>
  );
};
