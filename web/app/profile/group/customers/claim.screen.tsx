import { getFormProps, type SubmissionResult } from '@conform-to/react';
import type { ClaimedPlace } from '@m4u/contract/profile/group/claim';
import Store from 'lucide-react/icons/store';
import { data, Form, href, Link, redirect } from 'react-router';
import type { Route } from './+types/claim.screen';
import { type CodeWait, readCodeWait, sendCounted } from '../../../identity/auth/codeWait.server.ts';
import { ResendCode } from '../../../identity/auth/ResendCode.tsx';
import { VerifyNotice } from '../../../identity/auth/VerifyNotice.tsx';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { defineForm, secret, text, useFields } from '../../../platform/forms/definition.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import { problemReply, readForm, type SentForm } from '../../../platform/forms/form.server.ts';
import { number, phone as readable } from '../../../platform/language/formats.ts';
import { useIsUnverified } from '../../../platform/session/page.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { LinkButton, SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { OtpField } from '../../../ui/fields/OtpField.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Column } from '../../../ui/layout/Column.tsx';

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
  return { to, own: readable(account.phone ?? ''), ...claimable, wait };
};

const claimFields = defineForm({ phone: text(), otp: secret });

const claimPath = (to: string): string => `${href('/action/claim')}?${new URLSearchParams({ to })}`;

const handleForm = async ({ context, request }: Route.ActionArgs, { intent, values }: SentForm) => {
  const { group } = api(context);
  const to = new URL(request.url).searchParams.get('to') ?? '';
  if (intent === 'own') {
    const { data: claimed } = await group.claimOwn();
    return data({ places: claimed.places });
  }
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
  <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
    <ResendCode wait={wait} intent="again" />
    <LinkButton to={href('/action/claim')} reloadDocument variant="quiet" className="-ml-4">
      {m.claim_other()}
    </LinkButton>
  </div>
);

/** Claims what waits for the reader's own number by one press. */
const OwnNumber = ({ own, places }: { own: string; places: number }) => (
  <Card>
    <Form method="post" className="stack">
      <p className="font-semibold">{m.claim_own({ count: number(places), phone: own.replaceAll(' ', '\u00a0') })}</p>
      <p className="text-sm text-muted">{m.claim_press_notice()}</p>
      <SubmitButton block name="intent" value="own">
        {m.claim_do()}
      </SubmitButton>
    </Form>
  </Card>
);

type LoaderData = Route.ComponentProps['loaderData'];

/** The number, then the code sent to it. */
const ClaimForm = ({ loaderData, lastResult }: { loaderData: LoaderData; lastResult: SubmissionResult | null }) => {
  const { to, own, places, needsCode, wait } = loaderData;
  const isOwnWaiting = places > 0 && !needsCode;
  const [form, fields] = useFields(claimFields, { phone: isOwnWaiting ? '' : own }, lastResult);
  const isAsked = to !== null;
  return (
    <>
      {isOwnWaiting && !isAsked && <OwnNumber own={own} places={places} />}
      <Card>
        <div className="stack">
          {places > 0 && needsCode && <p className="font-semibold">{m.claim_found({ count: number(places) })}.</p>}
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
                label={isOwnWaiting ? m.claim_other_phone() : m.claim_phone()}
                type="tel"
                inputMode="tel"
                autoComplete="tel"
                required
              />
            )}
            <p className="text-sm text-muted">{m.claim_notice()}</p>
            <SubmitButton
              block
              variant={isOwnWaiting && !isAsked ? 'secondary' : 'primary'}
              name="intent"
              value={isAsked ? 'claim' : 'send'}
            >
              {isAsked ? m.claim_do() : m.claim_send()}
            </SubmitButton>
          </Form>
          {isAsked && <Again wait={wait} />}
        </div>
      </Card>
    </>
  );
};

export default function Claim({ loaderData, actionData }: Route.ComponentProps) {
  const isUnverified = useIsUnverified();
  const places = actionData && 'places' in actionData ? actionData.places : undefined;
  const lastResult = actionData && 'initialValue' in actionData ? actionData : null;
  return (
    <Column kind="form" className="stack">
      <PageHeader
        title={m.claim_title()}
        lead={places ? undefined : m.claim_lead()}
        back={{ to: href('/more'), label: m.more_title() }}
      />
      {places && <Found places={places} />}
      {!places && isUnverified && <VerifyNotice reason={m.claim_verify()} />}
      {!places && !isUnverified && <ClaimForm loaderData={loaderData} lastResult={lastResult} />}
    </Column>
  );
}
