import { m } from '../../paraglide/messages.js';
import { TabLinks } from '../../ui/overlays/Tabs.tsx';
import { reportsPath, statisticsPath } from './reportPaths.tsx';

/** Tabs of the list of reports and the statistics. */
export const ReportTabs = ({ current }: { current: 'list' | 'statistics' }) => (
  <TabLinks
    label={m.association_tabs()}
    tabs={[
      { to: reportsPath(), label: m.association_tab_list(), current: current === 'list' },
      { to: statisticsPath(), label: m.association_tab_statistics(), current: current === 'statistics' },
    ]}
  />
);
