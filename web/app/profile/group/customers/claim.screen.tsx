import { getFormProps } from '@conform-to/react';
import type { ClaimedPlace } from '@m4u/contract/profile/group/claim';
import Store from 'lucide-react/icons/store';
import { data, Form, href, Link, redirect } from 'react-router';
import type { Route } from './+types/claim.screen';
import { type CodeWait, readCodeWait, sendCounted } from '../../../identity/auth/codeWait.server.ts';
import { ResendCode } from '../../../identity/auth/ResendCode.tsx';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { defineForm, secret, text, useFields } from '../../../platform/forms/definition.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import { problemReply, readForm, type SentForm } from '../../../platform/forms/form.server.ts';
import { number, phone as readable } from '../../../platform/language/formats.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { LinkButton, SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { OtpField } from '../../../ui/fields/OtpField.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';

/**
 * Claims customer records of a phone number (docs/rules/group.md#customers): first the number, then the code sent to
 * it. The URL has the number (`?to=`), so that a reload continues with the code.
 */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.claim_purpose());
  const to = new URL(request.url).searchParams.get('to');
  const [{ data: account }, { data: claimable }] = await Promise.all([
    api(context).auth.profile(),
    api(context).group.claimable(),
  ]);
  const wait = readCodeWait(context, 'claim');
  return { to, own: readable(account.phone ?? ''), places: claimable.places, wait };
};

const claimFields = defineForm({ phone: text(), otp: secret });

const claimPath = (to: string): string => `${href('/action/claim')}?${new URLSearchParams({ to })}`;

const handleForm = async ({ context, request }: Route.ActionArgs, { intent, values }: SentForm) => {
  const { group } = api(context);
  const to = new URL(request.url).searchParams.get('to') ?? '';
  if (intent === 'claim') {
    const { data: claimed } = await group.claim({ body: { phone: to, otp: values['otp'] ?? '' } });
    return data({ places: claimed.places });
  }
  const phone = intent === 'again' ? to : (values['phone'] ?? '').trim();
  await sendCounted(context, 'claim', group.sendClaimCode({ body: { phone } }));
  if (intent === 'again') setFlash(context, { kind: 'success', message: m.claim_sent_again() });
  return redirect(claimPath(phone));
};

export const action = async (args: Route.ActionArgs) => {
  requireReader(args.context, m.claim_purpose());
  const form = await readForm(args.request, claimFields);
  try {
    return await handleForm(args, form);
  } catch (thrown) {
    return problemReply(form, thrown);
  }
};

export const meta: Route.MetaFunction = () => [{ title: `${m.claim_title()} · M4U` }];

const Found = ({ places }: { places: readonly ClaimedPlace[] }) =>
  places.length === 0 ? (
    <EmptyState
      icon={Store}
      title={m.claim_none()}
      action={
        <LinkButton to={href('/action/claim')} reloadDocument variant="secondary">
          {m.claim_other()}
        </LinkButton>
      }
    >
      {m.claim_none_text()}
    </EmptyState>
  ) : (
    <section className="stack gap-3" aria-labelledby="places">
      <h2 id="places" className="text-xl">
        {m.claim_found({ count: number(places.length) })}
      </h2>
      <p className="text-muted">{m.claim_found_text()}</p>
      <Card padded={false}>
        <ul className="divide-y divide-line" aria-labelledby="places">
          {places.map(({ _id, name, urlMinify }) => (
            <li key={_id}>
              <Link
                to={href('/mbg/:id', { id: urlMinify ?? _id })}
                className="flex min-h-14 items-center gap-3 px-4 py-2 font-semibold hover:bg-sunken"
              >
                <Store aria-hidden size={20} className="shrink-0 text-muted" />
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </Card>
      <LinkButton to={href('/more')} block>
        {m.claim_finish()}
      </LinkButton>
    </section>
  );

const Again = ({ wait }: { wait: CodeWait }) => (
  <div className="flex flex-wrap items-center gap-2">
    <ResendCode wait={wait} intent="again" />
    <LinkButton to={href('/action/claim')} reloadDocument variant="quiet">
      {m.claim_other()}
    </LinkButton>
  </div>
);

export default function Claim({ loaderData: { to, own, places, wait }, actionData }: Route.ComponentProps) {
  const lastResult = actionData && 'initialValue' in actionData ? actionData : null;
  const [form, fields] = useFields(claimFields, { phone: own }, lastResult);
  const isAsked = to !== null;
  return (
    <div className="max-w-column">
      <PageHeader
        title={m.claim_title()}
        lead={actionData && 'places' in actionData ? undefined : m.claim_lead()}
        back={{ to: href('/more'), label: m.more_title() }}
      />
      {actionData && 'places' in actionData ? (
        <Found places={actionData.places} />
      ) : (
        <Card>
          <div className="stack">
            {places > 0 && <p className="font-semibold">{m.claim_found({ count: number(places) })}.</p>}
            <Form method="post" {...getFormProps(form)} className="stack">
              <FormError errors={form.errors} />
              {isAsked ? (
                <>
                  <p>{m.claim_code_lead({ phone: readable(to).replaceAll(' ', '\u00a0') })}</p>
                  <OtpField field={fields.otp} label={m.claim_code()} required />
                </>
              ) : (
                <TextField
                  field={fields.phone}
                  label={m.claim_phone()}
                  type="tel"
                  inputMode="tel"
                  autoComplete="tel"
                  required
                />
              )}
              <p className="text-sm text-muted">{m.claim_notice()}</p>
              <SubmitButton block name="intent" value={isAsked ? 'claim' : 'send'}>
                {isAsked ? m.claim_do() : m.claim_send()}
              </SubmitButton>
            </Form>
            {isAsked && <Again wait={wait} />}
          </div>
        </Card>
      )}
    </div>
  );
}
