import type { AssociationReport } from '@m4u/contract/event/associationReport/schema';
import { redirect } from 'react-router';
import type { Route } from './+types/report.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { problemReply, readForm } from '../../platform/forms/form.server.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { Card } from '../../ui/Card.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RichText } from '../../ui/richText/RichText.tsx';
import { Section } from '../../ui/Section.tsx';
import { DocumentLink } from './DocumentFields.tsx';
import { Figure } from './Figure.tsx';
import { ReportActions } from './ReportActions.tsx';
import { refuseDeed } from './reportForm.server.ts';
import { reportPath, reportsPath } from './reportPaths.tsx';
import { reportFigures, periodTitle, ReportStatusTag } from './reportWords.tsx';
import { ReportSteps, ReturnNotice } from './ReportHistory.tsx';
import { Column } from '../../ui/layout/Column.tsx';

/** One report, for admins of its group and of its agency. */
export const loader = async ({ context, params: { id } }: Route.LoaderArgs) => {
  requireReader(context, m.association_purpose());
  return (await api(context).associationReport.get({ params: { id } })).data;
};

export const action = async ({ context, request, params: { id } }: Route.ActionArgs) => {
  requireReader(context, m.association_purpose());
  const form = await readForm(request);
  const { associationReport: reports } = api(context);
  const params = { id };
  try {
    if (form.intent === 'remove') await reports.remove({ params });
    else if (form.intent === 'return') {
      await reports.giveBack({ params, body: { reason: form.values['reason'] ?? '' } });
      setFlash(context, { kind: 'success', message: m.association_returned_done() });
    } else {
      const { data } = await reports.submit({ params });
      const message = m.association_submitted_done({ agency: data.agency?.name ?? '' });
      setFlash(context, { kind: 'success', message });
    }
  } catch (thrown) {
    return form.intent === 'return' ? problemReply(form, thrown) : refuseDeed(form, thrown);
  }
  if (form.intent !== 'remove') throw redirect(reportPath(id));
  setFlash(context, { kind: 'success', message: m.association_removed_done() });
  throw redirect(reportsPath());
};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.title ?? m.association_title()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

const Figures = ({ report }: { report: AssociationReport }) => (
  <dl className="grid fit-2 gap-3 lg:grid-cols-4">
    {reportFigures.map(({ of, label, format }) => (
      <Figure key={of} label={label()}>
        {report[of] === null ? m.association_not_told() : format(report[of])}
      </Figure>
    ))}
  </dl>
);

export default function Report({ loaderData: report, actionData }: Route.ComponentProps) {
  const { attachments, can, content, steps } = report;
  return (
    <Column kind="detail">
      <PageHeader
        title={
          <span lang="" className="wrap-anywhere">
            {report.title}
          </span>
        }
        lead={
          <>
            {periodTitle(report.period)} · <span translate="no">{report.group.name}</span>
          </>
        }
        back={{ to: reportsPath(), label: m.association_title() }}
        actions={<ReportStatusTag status={report.status} />}
      />
      <div className="stack">
        <ReturnNotice reason={report.reason} />
        {!can.return && <FormError errors={actionData?.error?.['']} />}
        <ReportActions report={report} reply={actionData} />
        <Figures report={report} />
        {content !== '' && (
          <Card>
            <div lang="">
              <RichText html={content} />
            </div>
          </Card>
        )}
        {attachments.length > 0 && (
          <Section id="documents" title={m.association_documents()}>
            <ul>
              {attachments.map((document) => (
                <li key={document._id}>
                  <DocumentLink document={document} />
                </li>
              ))}
            </ul>
          </Section>
        )}
        <Section id="history" title={m.association_history()}>
          <ReportSteps steps={steps} />
        </Section>
      </div>
    </Column>
  );
}
