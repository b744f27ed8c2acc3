import { getFormProps, useForm } from '@conform-to/react';
import Trash2 from 'lucide-react/icons/trash-2';
import { Form, href, redirect } from 'react-router';
import type { Route } from './+types/leaving.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { leaveFlash } from '../../platform/forms/flash.server.ts';
import { problemReply, readForm } from '../../platform/forms/form.server.ts';
import { date, phone as readable } from '../../platform/language/formats.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { scopeOf } from '../../platform/request/scope.server.ts';
import { LinkButton, SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { OtpField } from '../../ui/fields/OtpField.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { Section } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

/** Deletes the reader's account, by password or code and a checkbox (docs/rules/privacy.md#deletion). */
export const loader = async ({ context }: Route.LoaderArgs) => {
  requireReader(context, m.leaving_purpose());
  return (await api(context).leaving.get()).data;
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  requireReader(context, m.leaving_purpose());
  const form = await readForm(request);
  const { leaving } = api(context);
  try {
    if (form.intent === 'code') {
      await leaving.sendCode();
      leaveFlash(context, { kind: 'success', message: m.leaving_code_sent() });
      return redirect(href('/action/privacy/delete'));
    }
    const { password, otp, confirm } = form.values;
    const proof = otp === undefined ? { password: password ?? '' } : { otp };
    const { data } = await leaving.ask({ body: { ...proof, confirm: confirm === 'on' } });
    scopeOf(context).signOut();
    leaveFlash(context, { kind: 'success', message: m.leaving_done({ day: date(data.erasedOn) }) });
  } catch (thrown) {
    return problemReply(form, thrown);
  }
  return redirect(href('/login'));
};

export const meta: Route.MetaFunction = () => [{ title: `${m.leaving_title()} · M4U` }];

const whatGoes = () => [m.leaving_what_page(), m.leaving_what_people(), m.leaving_what_cards(), m.leaving_what_stays()];

interface LeavingForm {
  password: string;
  otp: string;
  confirm: string;
}

export default function LeavingScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { days, hasPassword, recipient, leads } = loaderData;
  const lastResult = actionData && 'initialValue' in actionData ? actionData : null;
  const [form, fields] = useForm<LeavingForm>({ lastResult });
  const person = recipient?.includes('@') ? recipient : readable(recipient ?? '');
  return (
    <div className="max-w-column">
      <PageHeader
        title={m.leaving_title()}
        lead={m.leaving_lead({ days })}
        back={{ to: href('/action/privacy'), label: m.privacy_title() }}
      />
      <Section id="what" title={m.leaving_what()}>
        <ul className="list-disc space-y-2 pl-5">
          {whatGoes().map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className="mt-4">
          <TextLink to={href('/action/privacy')}>{m.leaving_export_first()}</TextLink>
        </p>
      </Section>
      {leads.length > 0 ? (
        <Card>
          <h2 className="text-lg font-bold">{m.leaving_leads_title()}</h2>
          <p className="mt-2 mb-4 wrap-anywhere">{m.leaving_leads({ names: leads.join(', ') })}</p>
          <LinkButton to={href('/action/company')}>{m.leaving_leads_go()}</LinkButton>
        </Card>
      ) : (
        <Card>
          {!hasPassword && (
            <Form method="post" className="stack mb-6">
              <p className="wrap-anywhere">
                {recipient === null ? m.leaving_code_none() : m.leaving_code_lead({ recipient: person })}
              </p>
              {recipient !== null && (
                <SubmitButton name="intent" value="code" variant="secondary" className="self-start">
                  {m.leaving_code_send()}
                </SubmitButton>
              )}
            </Form>
          )}
          <Form method="post" {...getFormProps(form)} className="stack">
            <FormError errors={form.errors} />
            {hasPassword ? (
              <PasswordField
                field={fields.password}
                label={m.leaving_password()}
                autoComplete="current-password"
                required
              />
            ) : (
              <OtpField field={fields.otp} label={m.auth_code()} required />
            )}
            <Checkbox field={fields.confirm} label={m.leaving_confirm({ days })} required />
            <div className="flex flex-wrap gap-3">
              <SubmitButton variant="danger" icon={Trash2}>
                {m.leaving_do()}
              </SubmitButton>
              <LinkButton to={href('/action/setting')} variant="secondary">
                {m.leaving_cancel()}
              </LinkButton>
            </div>
          </Form>
        </Card>
      )}
    </div>
  );
}
