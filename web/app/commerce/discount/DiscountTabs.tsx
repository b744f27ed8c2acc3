import { href } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { TabLinks } from '../../ui/overlays/Tabs.tsx';

/** Tabs of usable and managed discounts, for readers who manage some. */
export const DiscountTabs = ({ current }: { current: 'use' | 'manage' }) => (
  <TabLinks
    label={m.discount_tabs()}
    tabs={[
      { to: href('/action/discount'), label: m.discount_use_tab(), current: current === 'use' },
      { to: href('/action/discount/manage'), label: m.discount_manage_tab(), current: current === 'manage' },
    ]}
  />
);
