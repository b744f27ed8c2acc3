import { signUpPath } from '@m4u/contract/event/ticket/rules';
import type { TicketSetup } from '@m4u/contract/event/ticket/schema';
import ExternalLink from 'lucide-react/icons/external-link';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { LinkButton } from '../../ui/Button.tsx';
import { Column } from '../../ui/layout/Column.tsx';
import { TabLinks } from '../../ui/overlays/Tabs.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { eventPath } from '../checkIn/checkInPaths.tsx';
import { ticketListPath, ticketSetupPath } from './ticketPaths.tsx';

export interface TicketFrameProps {
  tab: 'list' | 'setup';
  setup: TicketSetup;
  children: ReactNode;
}

/** Frame of the screens for the admins of an event: its tickets, and their kinds and settings. */
export const TicketFrame = ({ tab, setup: { event, kinds }, children }: TicketFrameProps) => (
  <Column kind="list">
    <PageHeader
      title={m.ticket_title()}
      lead={<span lang="">{event.title}</span>}
      back={{ to: eventPath(event._id, 'guests'), label: m.checkin_title() }}
      actions={
        kinds.some(({ isOpen }) => isOpen) && (
          <LinkButton to={signUpPath(event._id)} variant="secondary" icon={ExternalLink}>
            {m.ticket_sign_up_page()}
          </LinkButton>
        )
      }
    />
    <div className="stack">
      <TabLinks
        label={m.ticket_title()}
        tabs={[
          { to: ticketListPath(event._id), label: m.ticket_tab_list(), current: tab === 'list' },
          { to: ticketSetupPath(event._id), label: m.ticket_tab_setup(), current: tab === 'setup' },
        ]}
      />
      {children}
    </div>
  </Column>
);
