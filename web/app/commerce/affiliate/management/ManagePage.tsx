import Megaphone from 'lucide-react/icons/megaphone';
import type { Named } from '@m4u/contract/common';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { noOrganization } from '../../../profile/group/management/noOrganization.tsx';
import { NoRows } from '../../../ui/ListView.tsx';
import { Button } from '../../../ui/Button.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { TabLinks } from '../../../ui/overlays/Tabs.tsx';
import { campaignsPath, groupRewardsPath, managePath, payoutsPath } from '../affiliatePaths.tsx';
import { Column } from '../../../ui/layout/Column.tsx';

const tabs = ['campaigns', 'rewards', 'payouts'] as const;
type ManageTab = (typeof tabs)[number];

const manageTabWords: Readonly<Record<ManageTab, () => string>> = {
  campaigns: m.affiliate_campaigns,
  rewards: m.affiliate_rewards,
  payouts: m.affiliate_payouts,
};

const tabPath = (tab: ManageTab, groupId: string): string => {
  if (tab === 'rewards') return groupRewardsPath(groupId);
  return tab === 'payouts' ? payoutsPath(groupId) : managePath(groupId);
};

/** Choice of one of several groups; works without scripts. */
const Choice = ({ tab, groups, group }: { tab: ManageTab; groups: readonly Named[]; group: Named }) => (
  <Form action={tabPath(tab, '')} className="mb-4 flex items-end gap-3">
    <Select
      key={group._id}
      name="groupId"
      label={m.affiliate_group()}
      defaultValue={group._id}
      lang=""
      options={groups.map(({ _id, name }) => ({ value: _id, label: name }))}
      className="min-w-0 flex-1 sm:max-w-100"
    />
    <Button type="submit" variant="secondary">
      {m.affiliate_show()}
    </Button>
  </Form>
);

export interface ManagePageProps {
  tab: ManageTab;
  /** Groups to choose from; none where the address names one. */
  choices?: readonly Named[];
  group: Named;
  actions?: ReactNode;
  children: ReactNode;
}

/** Frame of the screens for a group's admins: campaigns, rewards and payouts. */
export const ManagePage = ({ tab, choices = [], group, actions, children }: ManagePageProps) => (
  <Column kind="list">
    <PageHeader
      title={m.affiliate_manage()}
      lead={
        <span lang="" translate="no">
          {group.name}
        </span>
      }
      back={{ to: campaignsPath(), label: m.affiliate_title() }}
      actions={actions}
    />
    {choices.length > 1 && <Choice tab={tab} groups={choices} group={group} />}
    <div className="mb-4">
      <TabLinks
        label={m.affiliate_manage()}
        tabs={tabs.map((each) => ({
          to: tabPath(each, group._id),
          label: manageTabWords[each](),
          current: each === tab,
        }))}
      />
    </div>
    {children}
  </Column>
);

/** Message for readers who administer no group. */
export const NoGroup = () => (
  <Column kind="form">
    <PageHeader title={m.affiliate_manage()} back={{ to: campaignsPath(), label: m.affiliate_title() }} />
    <NoRows empty={noOrganization({ icon: Megaphone, text: m.affiliate_no_group_text() })} />
  </Column>
);
