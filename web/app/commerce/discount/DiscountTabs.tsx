import { href } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { TabLinks } from '../../ui/overlays/Tabs.tsx';

/** What one may use, and what one manages; for those who manage any. */
export const DiscountTabs = ({ current }: { current: 'use' | 'manage' }) => (
  <TabLinks
    label={m.discount_tabs()}
    tabs={[
      { to: href('/action/discount'), label: m.discount_use_tab(), current: current === 'use' },
      { to: href('/action/discount/manage'), label: m.discount_manage_tab(), current: current === 'manage' },
    ]}
  />
);
