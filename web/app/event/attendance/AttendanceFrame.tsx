import type { CertificateSetup } from '@m4u/contract/event/attendance/schema';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { Column } from '../../ui/layout/Column.tsx';
import { TabLinks } from '../../ui/overlays/Tabs.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { eventPath } from '../checkIn/checkInPaths.tsx';
import { certificateListPath, certificateSetupPath } from './attendancePaths.tsx';

export interface AttendanceFrameProps {
  tab: 'list' | 'setup';
  setup: CertificateSetup;
  children: ReactNode;
}

/** Frame of the screens for the admins of an event: its certificates, and their settings. */
export const AttendanceFrame = ({ tab, setup: { event }, children }: AttendanceFrameProps) => (
  <Column kind="list">
    <PageHeader
      title={m.attendance_title()}
      lead={<span lang="">{event.title}</span>}
      back={{ to: eventPath(event._id, 'guests'), label: m.checkin_title() }}
    />
    <div className="stack">
      <TabLinks
        label={m.attendance_title()}
        tabs={[
          { to: certificateListPath(event._id), label: m.attendance_tab_list(), current: tab === 'list' },
          { to: certificateSetupPath(event._id), label: m.attendance_tab_setup(), current: tab === 'setup' },
        ]}
      />
      {children}
    </div>
  </Column>
);
