import type { PayoutSettings } from '@m4u/contract/commerce/affiliate/payout';
import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { Form } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { money } from '../../../platform/language/formats.ts';
import { SubmitButton } from '../../../ui/Button.tsx';
import { MoneyField } from '../../../ui/fields/MoneyField.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { Fold } from '../../../ui/layout/Fold.tsx';
import { Card } from '../../../ui/Card.tsx';

interface LimitValues {
  approvalFrom: string;
}

export interface ApprovalSettingsProps {
  settings: PayoutSettings;
  reply: SubmissionResult | undefined;
}

/** From which amount a second person approves payouts; owners change it, other admins read it. */
export const ApprovalSettings = ({ settings: { approvalFrom, can }, reply }: ApprovalSettingsProps) => {
  const [form, fields] = useForm<LimitValues>({
    lastResult: reply ?? null,
    defaultValue: { approvalFrom: approvalFrom === null ? '' : String(approvalFrom) },
  });
  const state = approvalFrom === null ? m.affiliate_limit_off() : m.affiliate_limit_on({ sum: money(approvalFrom) });
  if (!can.update) return approvalFrom === null ? null : <p className="text-sm text-muted">{state}</p>;
  return (
    <Fold icon={ShieldCheck} title={m.affiliate_limit_title()} text={state} isOpen={reply !== undefined}>
      <Card className="mt-3">
        <Form method="post" {...getFormProps(form)} className="stack">
          <FormError errors={form.errors} />
          <p>{m.affiliate_limit_text()}</p>
          <MoneyField
            field={fields.approvalFrom}
            label={m.affiliate_limit_from()}
            hint={m.affiliate_limit_hint()}
            optional
          />
          <SubmitButton name="intent" value="limit">
            {m.affiliate_limit_save()}
          </SubmitButton>
        </Form>
      </Card>
    </Fold>
  );
};
