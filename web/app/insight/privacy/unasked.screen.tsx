import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import BellOff from 'lucide-react/icons/bell-off';
import { Form, href, redirect } from 'react-router';
import type { Route } from './+types/unasked.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { problemReply, readForm } from '../../platform/forms/form.server.ts';
import { loadOrNotFound } from '../../platform/cache/shared.server.ts';
import { SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RadioCards } from '../../ui/fields/RadioCards.tsx';
import { TextArea } from '../../ui/fields/TextField.tsx';
import { reportReasonWords } from './reportWords.tsx';
import { Column } from '../../ui/layout/Column.tsx';

/**
 * Target of the links in an unrequested message, also for recipients without an account. Opening it changes nothing,
 * since programs open links before people do.
 */
export const loader = async ({ params: { token }, context, request, pattern }: Route.LoaderArgs) => {
  const { data } = await loadOrNotFound(context, pattern, api(context).unasked.get({ params: { token } }));
  const report = new URL(request.url).searchParams.get('report');
  return { name: data.by.name, stopped: data.stopped, report: report === 'yes' || report === 'sent' ? report : 'no' };
};

export const action = async ({ params: { token }, context, request, pattern }: Route.ActionArgs) => {
  const form = await readForm(request);
  const { unasked } = api(context);
  const ownPath = href('/unasked/:token', { token });
  if (form.intent === 'report') {
    const { reason = '', words = '' } = form.values;
    try {
      // The API reports an invalid reason.
      await unasked.report({ params: { token }, body: { reason: reason as 'other', words } });
    } catch (thrown) {
      return problemReply(form, thrown);
    }
    throw redirect(`${ownPath}?report=sent`);
  }
  const isOneClick = form.values['List-Unsubscribe'] === 'One-Click';
  if (form.intent !== 'stop' && !isOneClick) return null;
  await loadOrNotFound(context, pattern, unasked.stop({ params: { token } }));
  // One-click unsubscribe of a mail program (RFC 8058) gets a direct answer, since such programs follow no redirect.
  if (isOneClick) return null;
  throw redirect(ownPath);
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.unasked_title()} · M4U` },
  { name: 'robots', content: 'noindex' },
  // The address contains the token, so it is not sent as a referrer.
  { name: 'referrer', content: 'no-referrer' },
];

const Stop = ({ stopped }: { stopped: boolean }) => (
  <Card>
    <h2 className="pb-1 text-lg">{m.unasked_stop_title()}</h2>
    {stopped ? (
      <output>{m.unasked_stopped()}</output>
    ) : (
      <Form method="post" className="stack">
        <p>{m.unasked_stop_text()}</p>
        <SubmitButton name="intent" value="stop" icon={BellOff} className="self-start">
          {m.unasked_stop()}
        </SubmitButton>
      </Form>
    )}
  </Card>
);

const Report = ({ isSent, reply }: { isSent: boolean; reply: SubmissionResult | null }) => {
  const [form, fields] = useForm<{ reason: string; words: string }>({ lastResult: reply });
  return (
    <Card>
      <h2 className="pb-1 text-lg">{m.unasked_report_title()}</h2>
      {isSent ? (
        <output>{m.report_sent()}</output>
      ) : (
        <Form method="post" {...getFormProps(form)} className="stack">
          <p>{m.report_lead()}</p>
          <FormError errors={form.errors} />
          <RadioCards
            field={fields.reason}
            legend={m.report_reason()}
            required
            options={Object.entries(reportReasonWords).map(([value, label]) => ({ value, label: label() }))}
          />
          <TextArea field={fields.words} label={m.report_words()} optional maxLength={2000} counter />
          <SubmitButton name="intent" value="report" variant="secondary">
            {m.report_send()}
          </SubmitButton>
        </Form>
      )}
    </Card>
  );
};

export default function Unasked({ loaderData: { name, stopped, report }, actionData }: Route.ComponentProps) {
  const isReport = report !== 'no' || Boolean(actionData);
  const stop = <Stop stopped={stopped} />;
  const reporting = <Report isSent={report === 'sent'} reply={actionData ?? null} />;
  return (
    <Column kind="form">
      <PageHeader
        title={m.unasked_title()}
        lead={name === '' ? m.unasked_lead_gone() : m.unasked_lead({ name })}
        back={{ to: href('/'), label: m.app_home() }}
      />
      <div className="stack">
        {isReport ? reporting : stop}
        {isReport ? stop : reporting}
      </div>
    </Column>
  );
}
