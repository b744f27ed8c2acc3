import Banknote from 'lucide-react/icons/banknote';
import type { Named } from '@m4u/contract/common';
import type { ReactNode } from 'react';
import { href } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { withQuery } from '../../platform/search/filter.ts';
import { number } from '../../platform/language/formats.ts';
import { GroupChoice } from '../../profile/group/management/GroupChoice.tsx';
import { noOrganization } from '../../profile/group/management/noOrganization.tsx';
import { Column } from '../../ui/layout/Column.tsx';
import { NoRows } from '../../ui/ListView.tsx';
import { TabLinks } from '../../ui/overlays/Tabs.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { paymentsPath, paymentSettingsPath, transfersPath } from './paymentPaths.tsx';

export interface PaymentFrameProps {
  tab: 'payments' | 'transfers' | 'invoices' | 'settings';
  /** Whether the screen is a form. */
  isForm?: boolean;
  /** Null for a reader who administers no group. */
  group: Named | null;
  /** Groups to choose from; none where the address names one. */
  choices: readonly Named[];
  /** Transfers that wait for a person. */
  open: number;
  actions?: ReactNode;
  children: ReactNode;
}

const paths = {
  payments: '/action/payments',
  transfers: '/action/payments/transfers',
  invoices: '/action/payments/invoices',
  settings: '/action/payments/settings',
} as const;

/** Frame of the screens for a group's admins: payments, transfers, e-invoices and settings. */
export const PaymentFrame = ({
  tab,
  isForm = tab === 'settings',
  group,
  choices,
  open,
  actions,
  children,
}: PaymentFrameProps) => (
  <Column kind={isForm ? 'form' : 'list'}>
    <PageHeader
      title={m.payment_title()}
      lead={group && m.payment_lead({ group: group.name })}
      back={{ to: href('/more'), label: m.more_title() }}
      actions={actions}
    />
    {!group && <NoRows empty={noOrganization({ icon: Banknote, text: m.payment_no_groups() })} />}
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
          label={m.payment_title()}
          tabs={[
            { to: paymentsPath(group._id), label: m.payment_tab_payments(), current: tab === 'payments' },
            {
              to: transfersPath(group._id),
              label: open > 0 ? m.payment_tab_transfers_open({ count: number(open) }) : m.payment_tab_transfers(),
              current: tab === 'transfers',
            },
            {
              to: withQuery(href(paths.invoices), { groupId: group._id }),
              label: m.einvoice_title(),
              current: tab === 'invoices',
            },
            { to: paymentSettingsPath(group._id), label: m.payment_tab_settings(), current: tab === 'settings' },
          ]}
        />
        {children}
      </div>
    )}
  </Column>
);
