import { getFormProps, type SubmissionResult } from '@conform-to/react';
import { CREATED_SECRETS, PAYMENT_LENGTH, type PaymentProvider } from '@m4u/contract/commerce/payment/rules';
import type { PaymentGate } from '@m4u/contract/commerce/payment/schema';
import { m } from '../../../paraglide/messages.js';
import { useFields } from '../../../platform/forms/definition.ts';
import { dateAndTime } from '../../../platform/language/formats.ts';
import { Button, SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { ConfirmDialog, useDialog } from '../../../ui/overlays/Dialog.tsx';
import { Copied } from '../../../ui/sharing/Copied.tsx';
import { providerNames } from '../paymentWords.tsx';
import { gateFields } from './gateForm.tsx';
import { useGroupAction } from '../../../profile/group/management/useGroupAction.tsx';
import { GroupForm } from '../../../profile/group/management/GroupForm.tsx';

export interface GateCardProps {
  provider: PaymentProvider;
  /** Undefined for a service that is not set. */
  gate: PaymentGate | undefined;
  canUpdate: boolean;
  reply: SubmissionResult | null | undefined;
}

const howTo: Readonly<Record<PaymentProvider, () => string>> = {
  sepay: m.payment_how_sepay,
  casso: m.payment_how_casso,
  payos: m.payment_how_payos,
  standard: m.payment_how_standard,
};

const GateForm = ({ provider, gate, reply }: Omit<GateCardProps, 'canUpdate'>) => {
  const [form, fields] = useFields(gateFields, null, reply);
  const isCreated = CREATED_SECRETS.includes(provider);
  const name = providerNames[provider]();
  return (
    <GroupForm {...getFormProps(form)} className="stack">
      <FormError errors={isCreated ? [...(form.errors ?? []), ...(fields.secret.errors ?? [])] : form.errors} />
      <input type="hidden" name="provider" value={provider} />
      {!isCreated && (
        <PasswordField
          field={fields.secret}
          label={m.payment_secret({ name })}
          hint={m.payment_secret_hint()}
          required
          maxLength={PAYMENT_LENGTH.secret}
          autoComplete="off"
        />
      )}
      <SubmitButton name="intent" value="service" variant="secondary" block>
        {gate ? m.payment_secret_replace({ name }) : m.payment_service_on({ name })}
      </SubmitButton>
    </GroupForm>
  );
};

const Remove = ({ provider }: Pick<GateCardProps, 'provider'>) => {
  const dialog = useDialog();
  const name = providerNames[provider]();
  return (
    <>
      <Button variant="quietDanger" block {...dialog.trigger}>
        {m.payment_service_off({ name })}
      </Button>
      <ConfirmDialog
        {...dialog}
        title={m.payment_service_off({ name })}
        question={m.payment_service_off_question({ name })}
        confirm={m.payment_service_off({ name })}
        fields={{ intent: 'remove', provider }}
        action={useGroupAction()}
      />
    </>
  );
};

/** A service that tells of transfers: its address, its key, and when it last told of one. */
export const GateCard = ({ provider, gate, canUpdate, reply }: GateCardProps) => (
  <Card className="stack">
    <h3 className="text-lg font-semibold">{providerNames[provider]()}</h3>
    <p className="text-sm">{howTo[provider]()}</p>
    {gate && (
      <>
        <Copied label={m.payment_address()} value={gate.address} />
        <p className="text-sm text-muted">
          {m.payment_secret_ending({ ending: gate.ending })}
          {' · '}
          {gate.lastNoticeAt === null
            ? m.payment_never_told()
            : m.payment_last_told({ time: dateAndTime(gate.lastNoticeAt) })}
        </p>
      </>
    )}
    {canUpdate && <GateForm provider={provider} gate={gate} reply={reply} />}
    {canUpdate && gate && <Remove provider={provider} />}
  </Card>
);
