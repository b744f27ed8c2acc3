import { getFormProps, type SubmissionResult } from '@conform-to/react';
import { INVOICE_MODES } from '@m4u/contract/commerce/invoice/rules';
import type { InvoiceConnection, InvoiceSeries } from '@m4u/contract/commerce/invoice/schema';
import { m } from '../../../paraglide/messages.js';
import { useFields } from '../../../platform/forms/definition.ts';
import { GroupForm } from '../../../profile/group/management/GroupForm.tsx';
import { SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { RadioCards } from '../../../ui/fields/RadioCards.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { modeWords, rateOptions } from '../invoiceWords.tsx';
import { seriesValue, termsFields } from './settingForms.tsx';

export interface TermsCardProps {
  connection: InvoiceConnection;
  /** The series that the provider offers; null when it cannot be asked now. */
  offered: readonly InvoiceSeries[] | null;
  reply: SubmissionResult | null | undefined;
}

/** Series, tax rate and mode of new e-invoices. */
export const TermsCard = ({ connection, offered, reply }: TermsCardProps) => {
  const { series, taxRate, mode } = connection;
  const row = { series: series ? seriesValue(series) : '', taxRate: String(taxRate), mode };
  const [form, fields] = useFields(termsFields, row, reply);
  // The chosen series stays in the list also while the provider cannot be asked.
  const choices = offered ?? (series ? [series] : []);
  return (
    <Card>
      <GroupForm {...getFormProps(form)} className="stack">
        <FormError errors={form.errors} />
        {offered === null && <p className="rounded-md bg-sunken p-3">{m.einvoice_series_unknown()}</p>}
        <Select
          field={fields.series}
          label={m.einvoice_series()}
          hint={m.einvoice_series_hint()}
          placeholder={m.einvoice_series_choose()}
          required
          lang=""
          options={choices.map((each) => ({ value: seriesValue(each), label: each.label }))}
        />
        <Select
          field={fields.taxRate}
          label={m.einvoice_rate()}
          hint={m.einvoice_rate_hint()}
          required
          options={rateOptions()}
        />
        <RadioCards
          field={fields.mode}
          legend={m.einvoice_mode()}
          required
          options={INVOICE_MODES.map((value) => ({
            value,
            label: modeWords[value].label(),
            description: modeWords[value].text(),
          }))}
        />
        <SubmitButton name="intent" value="terms" block>
          {m.einvoice_terms_save()}
        </SubmitButton>
      </GroupForm>
    </Card>
  );
};
