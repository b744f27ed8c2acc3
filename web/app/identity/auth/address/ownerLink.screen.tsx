import { getFormProps } from '@conform-to/react';
import type { OwnerLink } from '@m4u/contract/identity/auth/address';
import { Form, href, redirect } from 'react-router';
import type { Route } from './+types/ownerLink.screen';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { problemOf } from '../../../platform/api/problem.ts';
import { defineForm, useFields } from '../../../platform/forms/definition.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import { problemReply, readForm } from '../../../platform/forms/form.server.ts';
import { dateAndTime } from '../../../platform/language/formats.ts';
import { SubmitButton } from '../../../ui/Button.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { FormColumn } from '../AuthPage.tsx';
import { recipientText } from '../OwnerProof.tsx';

const linkFields = defineForm({});

/**
 * The content of an owner's link; null when it is unknown, used or expired. Changes nothing: mail programs open links.
 */
export const loader = async ({ context, params }: Route.LoaderArgs) => {
  try {
    return { link: (await api(context).auth.ownerLink({ params })).data };
  } catch (thrown) {
    if (problemOf(thrown)?.code !== 'not-found') throw thrown;
    return { link: null };
  }
};

export const action = async ({ context, request, params }: Route.ActionArgs) => {
  const form = await readForm(request, linkFields);
  try {
    const { data } = await api(context).auth.useOwnerLink({ params });
    setFlash(context, { kind: 'success', message: m.not_me_done() });
    return redirect(href('/password-reset/:token', { token: data.passwordToken }));
  } catch (thrown) {
    // The loader then shows that the link no longer works.
    if (problemOf(thrown)?.code === 'not-found') return null;
    return problemReply(form, thrown, {});
  }
};

// The address contains the token, so it must not be sent as a referrer.
export const headers: Route.HeadersFunction = () => ({ 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' });

export const handle = { quietHead: true };

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.link?.kind === 'address' ? m.not_me_address_title() : m.not_me_title()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

const leadOf = ({ kind, at, email, phone, device }: OwnerLink): string => {
  const time = dateAndTime(at);
  if (kind === 'device') return m.not_me_device_lead({ time, device: device ?? m.setting_device_unknown() });
  const addresses = [email, phone].flatMap((address) => (address === null ? [] : recipientText(address)));
  return m.not_me_address_lead({ time, addresses: addresses.join(', ') });
};

export default function NotMe({ loaderData: { link }, actionData }: Route.ComponentProps) {
  const [form] = useFields(linkFields, null, actionData && 'initialValue' in actionData ? actionData : null);
  if (!link)
    return (
      <FormColumn title={m.not_me_gone()} lead={m.not_me_gone_text()}>
        <TextLink to={href('/forgot-password')}>{m.auth_forgot_title()}</TextLink>
      </FormColumn>
    );
  const isAddress = link.kind === 'address';
  return (
    <FormColumn title={isAddress ? m.not_me_address_title() : m.not_me_title()} lead={leadOf(link)}>
      <p>{isAddress ? m.not_me_address_text() : m.not_me_device_text()}</p>
      <Form method="post" {...getFormProps(form)} className="stack">
        <FormError errors={form.errors} />
        <SubmitButton block size="lg" variant="danger">
          {isAddress ? m.not_me_address_do() : m.not_me_device_do()}
        </SubmitButton>
      </Form>
      <p className="text-sm text-muted">{m.not_me_until({ time: dateAndTime(link.until) })}</p>
    </FormColumn>
  );
}
