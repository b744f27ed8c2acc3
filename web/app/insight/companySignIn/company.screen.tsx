import { getFormProps } from '@conform-to/react';
import { safeReturnTo } from '@m4u/contract/address/return-to';
import { Form, href, redirect, useSearchParams } from 'react-router';
import type { Route } from './+types/company.screen';
import { AuthPage } from '../../identity/auth/AuthPage.tsx';
import { GoOn } from '../../identity/auth/provider/GoOn.tsx';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { defineForm, text, useFields } from '../../platform/forms/definition.ts';
import { problemReply, readForm, readValues } from '../../platform/forms/form.server.ts';
import { scopeOf } from '../../platform/request/scope.server.ts';
import { screenMeta } from '../../platform/sharing/share-meta.ts';
import { SubmitButton } from '../../ui/Button.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

const addressFields = defineForm({ email: text() });

const returnToOf = (request: Request): string => safeReturnTo(new URL(request.url).searchParams.get('returnTo'));

/** Finds the company of a work address, and leads to its sign-in page (`?returnTo=`, `?problem=`). */
export const loader = ({ context, request }: Route.LoaderArgs) => {
  const returnTo = returnToOf(request);
  if (scopeOf(context).page.reader) throw redirect(returnTo);
  return { returnTo };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  const form = await readForm(request, addressFields);
  try {
    const body = { ...readValues(addressFields, form), returnTo: returnToOf(request) };
    return { found: (await api(context).companySignIn.begin({ body })).data };
  } catch (thrown) {
    return problemReply(form, thrown);
  }
};

export const meta: Route.MetaFunction = () => screenMeta(m.sso_login_link(), m.sso_login_description());

const problemWords: Readonly<Record<string, () => string>> = {
  provider: m.sso_problem_provider,
  domain: m.sso_problem_domain,
  inactive: m.sso_problem_inactive,
  staff: m.sso_problem_staff,
};

export default function CompanyLogin({ loaderData: { returnTo }, actionData }: Route.ComponentProps) {
  const found = actionData && 'found' in actionData ? actionData.found : undefined;
  const reply = actionData && !('found' in actionData) ? actionData : null;
  const [form, fields] = useFields(addressFields, null, reply);
  const [search] = useSearchParams();
  const problem = actionData ? undefined : problemWords[search.get('problem') ?? ''];
  return (
    <AuthPage title={m.sso_login_link()} lead={found ? undefined : m.sso_login_lead()}>
      {found ? (
        <div className="stack">
          <output className="block">{m.sso_login_found({ name: found.name })}</output>
          <GoOn to={found.location} label={m.sso_login_go({ name: found.name })} block />
        </div>
      ) : (
        <Form method="post" {...getFormProps(form)} className="stack">
          <FormError errors={form.errors ?? (problem ? [problem()] : undefined)} />
          <TextField
            field={fields.email}
            type="email"
            label={m.sso_login_email()}
            autoComplete="email"
            inputMode="email"
            required
            maxLength={254}
          />
          <SubmitButton block size="lg">
            {m.sso_login_next()}
          </SubmitButton>
        </Form>
      )}
      <TextLink to={`${href('/login')}?${new URLSearchParams({ returnTo })}`}>{m.sso_login_back()}</TextLink>
    </AuthPage>
  );
}
