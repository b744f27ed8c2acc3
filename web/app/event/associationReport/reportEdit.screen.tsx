import { redirect } from 'react-router';
import type { Route } from './+types/reportEdit.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { editDesk, saveReport } from './reportForm.server.ts';
import { ReportForm } from './ReportForm.tsx';
import { reportPath } from './reportPaths.tsx';
import { ReturnNotice } from './ReportHistory.tsx';
import { Column } from '../../ui/layout/Column.tsx';

/** Form with which a group's admin edits a draft or a returned report; redirects submitted reports to their page. */
export const loader = async ({ context, params: { id } }: Route.LoaderArgs) => {
  requireReader(context, m.association_purpose());
  const { data: report } = await api(context).associationReport.get({ params: { id } });
  if (!report.can.update) throw redirect(reportPath(id));
  return { report, ...(await editDesk(context, report)) };
};

export const action = ({ context, request, params: { id } }: Route.ActionArgs) => {
  requireReader(context, m.association_purpose());
  return saveReport(context, request, id);
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.association_edit()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

export default function ReportEdit({ loaderData: desk, actionData }: Route.ComponentProps) {
  const { report, group } = desk;
  return (
    <Column kind="detail">
      <PageHeader
        title={m.association_edit()}
        lead={<span translate="no">{group.name}</span>}
        back={{ to: reportPath(report._id), label: m.association_back() }}
      />
      <div className="stack">
        <ReturnNotice reason={report.reason} />
        <ReportForm {...desk} reply={actionData} />
      </div>
    </Column>
  );
}
