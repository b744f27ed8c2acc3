import type { Agency } from '@m4u/contract/profile/agency/schema';
import type { ReactNode } from 'react';
import { href } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { number } from '../../platform/language/formats.ts';
import { groupAdminsPath } from '../group/management/companyPaths.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { TabLinks } from '../../ui/overlays/Tabs.tsx';
import { Column } from '../../ui/layout/Column.tsx';

/** Tabs of the screens to manage an agency. */
type AgencyTab = 'groups' | 'admins' | 'groupAdmins' | 'details';

export interface AgencyPageProps {
  agency: Pick<Agency, '_id' | 'name' | 'groupTotal' | 'adminTotal' | 'can'>;
  tab: AgencyTab;
  actions?: ReactNode;
  children: ReactNode;
}

/** Header and tabs of the screens to manage an agency. */
export const AgencyPage = ({ agency, tab, actions, children }: AgencyPageProps) => {
  const { _id: id, name, groupTotal, adminTotal, can } = agency;
  const tabs = [
    { tab: 'groups', to: href('/action/company/agency/:id', { id }), label: m.agency_tab_groups(), count: groupTotal },
    {
      tab: 'admins',
      to: href('/action/company/agency/:id/admins', { id }),
      label: m.agency_tab_admins(),
      count: adminTotal,
    },
    { tab: 'groupAdmins', to: groupAdminsPath(id), label: m.agency_tab_group_admins() },
    { tab: 'details', to: href('/action/company/agency/:id/details', { id }), label: m.agency_tab_details() },
  ] as const;
  return (
    <Column kind="detail">
      <PageHeader
        title={name}
        lead={m.agency_totals({ groups: number(groupTotal), admins: number(adminTotal) })}
        back={{ to: href('/action/company'), label: m.company_back() }}
        actions={actions}
      />
      {!can.update && <p className="pb-3 text-sm text-muted">{m.agency_look_only()}</p>}
      <TabLinks
        label={m.agency_tabs()}
        tabs={tabs.map(({ tab: each, ...link }) => ({ ...link, current: each === tab }))}
      />
      <div className="stack pt-2">{children}</div>
    </Column>
  );
};
