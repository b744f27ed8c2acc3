import type { Route } from './+types/reportNew.screen';
import { m } from '../../paraglide/messages.js';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { NoAccess } from './NoAccess.tsx';
import { newDesk, saveReport } from './reportForm.server.ts';
import { ReportForm } from './ReportForm.tsx';
import { reportsPath } from './reportPaths.tsx';
import { Column } from '../../ui/layout/Column.tsx';

/** Form with which a group's admin writes a report (`?groupId=&period=`). */
export const loader = ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.association_purpose());
  return newDesk(context, new URL(request.url).searchParams);
};

export const action = ({ context, request }: Route.ActionArgs) => {
  requireReader(context, m.association_purpose());
  return saveReport(context, request);
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.association_new()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

export default function ReportNew({ loaderData: desk, actionData }: Route.ComponentProps) {
  return (
    <Column kind="detail">
      <PageHeader
        title={m.association_new()}
        lead={desk && <span translate="no">{desk.group.name}</span>}
        back={{ to: reportsPath(), label: m.association_title() }}
      />
      {desk ? <ReportForm {...desk} reply={actionData} /> : <NoAccess />}
    </Column>
  );
}
