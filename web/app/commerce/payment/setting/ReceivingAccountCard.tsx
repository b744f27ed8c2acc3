import { getFormProps, type SubmissionResult } from '@conform-to/react';
import type { ReceivingAccount } from '@m4u/contract/commerce/payment/schema';
import { m } from '../../../paraglide/messages.js';
import { useFields } from '../../../platform/forms/definition.ts';
import { SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { Section } from '../../../ui/Section.tsx';
import { CopyFacts } from '../../../ui/sharing/CopyFacts.tsx';
import { AccountFields, accountFields } from '../../affiliate/payout/AccountFields.tsx';
import { GroupForm } from '../../../profile/group/management/GroupForm.tsx';

export interface ReceivingAccountCardProps {
  account: ReceivingAccount | null;
  canUpdate: boolean;
  reply: SubmissionResult | null | undefined;
}

const AccountForm = ({ account, reply }: Omit<ReceivingAccountCardProps, 'canUpdate'>) => {
  const [form, fields] = useFields(accountFields, account && { ...account, bankName: account.bin }, reply);
  return (
    <GroupForm {...getFormProps(form)} className="stack">
      <FormError errors={form.errors} />
      <AccountFields fields={fields} ownerHint={m.payment_account_owner_hint()} />
      <p className="text-sm text-muted">{m.payment_account_told()}</p>
      <SubmitButton name="intent" value="account" block>
        {m.payment_account_save()}
      </SubmitButton>
    </GroupForm>
  );
};

/** The account that receives new payments; owners change it. */
export const ReceivingAccountCard = ({ account, canUpdate, reply }: ReceivingAccountCardProps) => (
  <Section id="account" title={m.payment_account()}>
    <p>{m.payment_account_text()}</p>
    {canUpdate ? (
      <Card>
        <AccountForm account={account} reply={reply} />
      </Card>
    ) : (
      account && (
        <Card>
          <CopyFacts
            facts={[
              { label: m.activity_bank(), value: account.bankName },
              { label: m.activity_account_owner(), value: account.ownerName },
              { label: m.activity_account_number(), value: account.accountNumber, copied: account.accountNumber },
            ]}
          />
        </Card>
      )
    )}
  </Section>
);
