import { getFormProps, type SubmissionResult } from '@conform-to/react';
import { INVOICE_LENGTH, PARTY_KINDS, type PartyKind } from '@m4u/contract/commerce/invoice/rules';
import type { EInvoice } from '@m4u/contract/commerce/invoice/schema';
import { Form } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { choice, defineForm, text, useFields } from '../../platform/forms/definition.ts';
import { SubmitButton } from '../../ui/Button.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { RadioCards } from '../../ui/fields/RadioCards.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { partyKindWords } from './invoiceWords.tsx';

/** The buyer's details. */
export const partyFields = defineForm({
  kind: choice<PartyKind>(),
  name: text(),
  taxCode: text(),
  address: text(),
  email: text(),
});

export interface PartyFormProps {
  invoice: EInvoice;
  reply: SubmissionResult | null | undefined;
}

/** The form for what an e-invoice says about its buyer. */
export const PartyForm = ({ invoice: { party }, reply }: PartyFormProps) => {
  const [form, fields] = useFields(partyFields, party, reply);
  return (
    <Form method="post" {...getFormProps(form)} className="stack">
      <FormError errors={form.errors} />
      <RadioCards
        field={fields.kind}
        legend={m.einvoice_party_kind()}
        required
        columns={2}
        options={PARTY_KINDS.map((value) => ({ value, label: partyKindWords[value]() }))}
      />
      <TextField
        field={fields.name}
        label={m.einvoice_party_name()}
        hint={m.einvoice_party_name_hint()}
        required
        maxLength={INVOICE_LENGTH.name}
        autoComplete="organization"
      />
      <TextField
        field={fields.taxCode}
        label={m.einvoice_tax_code()}
        hint={m.einvoice_tax_code_hint()}
        inputMode="numeric"
        maxLength={INVOICE_LENGTH.taxCode}
        autoComplete="off"
      />
      <TextField
        field={fields.address}
        label={m.einvoice_address()}
        hint={m.einvoice_address_hint()}
        maxLength={INVOICE_LENGTH.address}
        autoComplete="street-address"
      />
      <TextField
        field={fields.email}
        type="email"
        label={m.einvoice_email()}
        hint={m.einvoice_email_hint()}
        maxLength={INVOICE_LENGTH.email}
        autoComplete="email"
      />
      <SubmitButton name="intent" value="enter" variant="secondary" block>
        {m.einvoice_enter()}
      </SubmitButton>
    </Form>
  );
};
