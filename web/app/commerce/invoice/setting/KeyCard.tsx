import { getFormProps, type SubmissionResult } from '@conform-to/react';
import { INVOICE_LENGTH } from '@m4u/contract/commerce/invoice/rules';
import type { InvoiceConnection } from '@m4u/contract/commerce/invoice/schema';
import { m } from '../../../paraglide/messages.js';
import { useFields } from '../../../platform/forms/definition.ts';
import { GroupForm } from '../../../profile/group/management/GroupForm.tsx';
import { useGroupAction } from '../../../profile/group/management/useGroupAction.tsx';
import { Button, SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { ConfirmDialog, useDialog } from '../../../ui/overlays/Dialog.tsx';
import { keyFields } from './settingForms.tsx';

export interface KeyCardProps {
  connection: InvoiceConnection | null;
  reply: SubmissionResult | null | undefined;
}

const Remove = () => {
  const dialog = useDialog();
  return (
    <>
      <Button variant="quietDanger" block {...dialog.trigger}>
        {m.einvoice_key_remove()}
      </Button>
      <ConfirmDialog
        {...dialog}
        title={m.einvoice_key_remove()}
        question={m.einvoice_key_remove_question()}
        confirm={m.einvoice_key_remove()}
        fields={{ intent: 'remove' }}
        action={useGroupAction()}
      />
    </>
  );
};

/** The key of a group at the provider: an owner enters it, and ends the connection. */
export const KeyCard = ({ connection, reply }: KeyCardProps) => {
  const [form, fields] = useFields(keyFields, connection, reply);
  return (
    <Card className="stack">
      {connection && <p className="text-sm text-muted">{m.payment_secret_ending({ ending: connection.ending })}</p>}
      <GroupForm {...getFormProps(form)} className="stack">
        <FormError errors={form.errors} />
        <TextField
          field={fields.clientId}
          label={m.einvoice_client_id()}
          required
          maxLength={INVOICE_LENGTH.clientId}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          field={fields.secret}
          label={m.einvoice_secret()}
          hint={m.einvoice_secret_hint()}
          required
          maxLength={INVOICE_LENGTH.secret}
          autoComplete="off"
        />
        <SubmitButton name="intent" value="key" variant={connection ? 'secondary' : 'primary'} block>
          {connection ? m.einvoice_key_replace() : m.einvoice_connect()}
        </SubmitButton>
      </GroupForm>
      {connection && <Remove />}
    </Card>
  );
};
