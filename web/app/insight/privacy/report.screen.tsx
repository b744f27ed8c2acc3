import { getFormProps, useForm } from '@conform-to/react';
import type { ReportKind } from '@m4u/contract/insight/privacy';
import { safeReturnTo } from '@m4u/contract/address/return-to';
import { data, Form, redirect, type RouterContextProvider } from 'react-router';
import type { Route } from './+types/report.screen';
import { m } from '../../paraglide/messages.js';
import { settled } from '../../platform/forms/definition.ts';
import { api } from '../../platform/api/api.server.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { problemReply, readForm } from '../../platform/forms/form.server.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RadioCards } from '../../ui/fields/RadioCards.tsx';
import { TextArea } from '../../ui/fields/TextField.tsx';
import { reportKindWords, reportReasonWords } from './reportWords.tsx';
import { Column } from '../../ui/layout/Column.tsx';

const isKind = (text: string): text is ReportKind => Object.hasOwn(reportKindWords, text);

const readKind = (text: string): ReportKind => {
  if (isKind(text)) return text;
  throw data(null, { status: 404 });
};

const readReturnPath = (request: Request): string => safeReturnTo(new URL(request.url).searchParams.get('back'));

/** The reported subject: a page by id or short link, other kinds by id and without a name. Errors: not-found. */
const readTarget = async (context: Readonly<RouterContextProvider>, kind: ReportKind, id: string) => {
  if (kind !== 'member' && kind !== 'group') return { kind, id, name: '' };
  const { data: page } = await api(context).member.infoByLink({ params: { id }, query: {} });
  if (page.kind === 'agency') throw data(null, { status: 404 });
  return { kind: page.kind, id: page._id, name: page.name };
};

/**
 * Reports a subject to the platform's staff (docs/rules/privacy.md#reports); `?back=` is the screen it was reported
 * from.
 */
export const loader = async ({ params, context, request }: Route.LoaderArgs) => {
  requireReader(context, m.report_purpose());
  const { kind, name } = await readTarget(context, readKind(params.kind), params.id);
  return { kind, name, back: readReturnPath(request) };
};

export const action = async ({ params, context, request }: Route.ActionArgs) => {
  requireReader(context, m.report_purpose());
  const form = await readForm(request);
  const { reason = '', words = '' } = form.values;
  const { kind, id: targetId } = await readTarget(context, readKind(params.kind), params.id);
  try {
    // The API reports an invalid reason.
    await api(context).privacy.report({ body: { kind, targetId, reason: reason as 'other', words } });
  } catch (thrown) {
    return problemReply(form, thrown);
  }
  setFlash(context, { kind: 'success', message: m.report_sent() });
  throw redirect(readReturnPath(request));
};

const reportTitle = ({ kind, name }: { kind: ReportKind; name: string }): string => {
  switch (kind) {
    case 'member':
      return m.report_title_member({ name });
    case 'group':
      return m.report_title_group({ name });
    case 'content':
      return m.report_title_content();
    case 'message':
      return m.report_title_message();
  }
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.report_title()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

export default function ReportScreen({ loaderData, actionData }: Route.ComponentProps) {
  const [form, fields] = useForm<{ reason: string; words: string }>({ lastResult: actionData ?? settled });
  const { kind, back } = loaderData;
  return (
    <Column kind="form">
      <PageHeader
        title={reportTitle(loaderData)}
        lead={kind === 'message' ? m.report_lead_message() : m.report_lead()}
        back={{ to: back, label: m.report_back() }}
      />
      <Card>
        <Form method="post" {...getFormProps(form)} className="stack">
          <FormError errors={form.errors} />
          <RadioCards
            field={fields.reason}
            legend={m.report_reason()}
            required
            options={Object.entries(reportReasonWords).map(([value, label]) => ({ value, label: label() }))}
          />
          <TextArea field={fields.words} label={m.report_words()} optional maxLength={2000} counter />
          <SubmitButton>{m.report_send()}</SubmitButton>
        </Form>
      </Card>
    </Column>
  );
}
