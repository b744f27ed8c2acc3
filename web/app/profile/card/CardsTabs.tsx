import { href } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { TabLinks } from '../../ui/overlays/Tabs.tsx';

/** Tabs of the two lists of staff: cards, and batches of cards. */
export const CardsTabs = ({ current }: { current: 'cards' | 'batches' }) => (
  <TabLinks
    label={m.admin_cards()}
    tabs={[
      { to: href('/admin/cards'), label: m.card_admin_cards(), current: current === 'cards' },
      { to: href('/admin/cards/batches'), label: m.card_admin_batches(), current: current === 'batches' },
    ]}
  />
);
