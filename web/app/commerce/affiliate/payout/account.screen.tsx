import { getFormProps } from '@conform-to/react';
import Eye from 'lucide-react/icons/eye';
import { Form, redirect } from 'react-router';
import type { Route } from './+types/account.screen';
import { m } from '../../../paraglide/messages.js';
import { FactorField } from '../../../identity/auth/factor/FactorField.tsx';
import { giveFactor, isFactorDue } from '../../../identity/auth/factor/factor.server.ts';
import { api } from '../../../platform/api/api.server.ts';
import { defineForm, secret, useFields } from '../../../platform/forms/definition.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import { problemReply, readForm, readValues } from '../../../platform/forms/form.server.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { ownRewardsPath } from '../affiliatePaths.tsx';
import { Column } from '../../../ui/layout/Column.tsx';
import { AccountFields, accountFields } from './AccountFields.tsx';

const formFields = defineForm({ ...accountFields, code: secret });

/** Form of the bank account for the reader's rewards. */
export const loader = async ({ context }: Route.LoaderArgs) => {
  requireReader(context, m.affiliate_account_purpose());
  const [{ data: account }, isCodeDue] = await Promise.all([api(context).affiliate.account(), isFactorDue(context)]);
  return { account, isCodeDue };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  requireReader(context, m.affiliate_account_purpose());
  const form = await readForm(request, formFields);
  try {
    await giveFactor(context, form.values);
    await api(context).affiliate.saveAccount({ body: readValues(accountFields, form) });
  } catch (thrown) {
    return problemReply(form, thrown);
  }
  setFlash(context, { kind: 'success', message: m.affiliate_account_saved() });
  return redirect(ownRewardsPath());
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.affiliate_account()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

export default function PayoutAccountScreen({ loaderData: { account, isCodeDue }, actionData }: Route.ComponentProps) {
  const [form, fields] = useFields(formFields, account && { ...account, bankName: account.bin }, actionData);
  return (
    <Column kind="form">
      <PageHeader
        title={m.affiliate_account()}
        lead={m.affiliate_account_lead()}
        back={{ to: ownRewardsPath(), label: m.affiliate_own_rewards() }}
      />
      <Card>
        <Form method="post" {...getFormProps(form)} className="stack gap-5">
          <FormError errors={form.errors} />
          <AccountFields fields={fields} ownerHint={m.affiliate_account_owner_hint()} />
          <p className="flex gap-2 rounded-md bg-sunken p-3 text-sm">
            <Eye aria-hidden size={18} className="mt-px shrink-0 text-muted" />
            <span>{m.affiliate_account_seen()}</span>
          </p>
          <FactorField field={fields.code} isDue={isCodeDue} />
          <SubmitButton block>{m.affiliate_account_save()}</SubmitButton>
        </Form>
      </Card>
    </Column>
  );
}
