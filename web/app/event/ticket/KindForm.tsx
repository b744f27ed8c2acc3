import { getFormProps, type SubmissionResult } from '@conform-to/react';
import { TICKET_LENGTH } from '@m4u/contract/event/ticket/rules';
import type { ManagedKind } from '@m4u/contract/event/ticket/schema';
import { MOST_GUESTS, MOST_SEATS } from '@m4u/contract/event/checkIn/rules';
import { Form } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { defineForm, check, digits, moment, text, useFields } from '../../platform/forms/definition.ts';
import { SubmitButton } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { DateField } from '../../ui/fields/DateField.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { MoneyField } from '../../ui/fields/MoneyField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';

/** Fields of a kind of tickets. */
export const kindFields = defineForm({
  name: text(),
  price: digits({ empty: 0 }),
  capacity: digits(),
  mostPerPerson: digits({ start: '1' }),
  saleFrom: moment({ empty: null }),
  saleTo: moment({ empty: null }),
  forHolders: check(),
  isOpen: check({ start: 'on' }),
});

export interface KindFormProps {
  /** The kind to change; null for a new one. */
  kind: ManagedKind | null;
  reply: SubmissionResult | undefined;
}

/** The form of a kind of tickets. */
export const KindForm = ({ kind, reply }: KindFormProps) => {
  const [form, fields] = useFields(kindFields, kind, reply);
  return (
    <Form method="post" {...getFormProps(form)} className="stack">
      <FormError errors={form.errors} />
      {kind && <input type="hidden" name="kind" value={kind._id} />}
      <TextField
        field={fields.name}
        label={m.ticket_kind_name()}
        required
        maxLength={TICKET_LENGTH.kind}
        autoComplete="off"
      />
      <MoneyField field={fields.price} label={m.ticket_price()} hint={m.ticket_price_hint()} optional />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        <TextField
          field={fields.capacity}
          label={m.ticket_capacity()}
          hint={kind && kind.taken > 0 ? m.ticket_capacity_taken({ count: String(kind.taken) }) : undefined}
          type="number"
          inputMode="numeric"
          min={Math.max(1, kind?.taken ?? 1)}
          max={MOST_GUESTS}
          required
        />
        <TextField
          field={fields.mostPerPerson}
          label={m.ticket_most_per_person()}
          type="number"
          inputMode="numeric"
          min={1}
          max={MOST_SEATS}
          required
        />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        <DateField
          field={fields.saleFrom}
          label={m.ticket_sale_from()}
          hint={m.ticket_sale_from_hint()}
          timed
          optional
        />
        <DateField field={fields.saleTo} label={m.ticket_sale_to()} hint={m.ticket_sale_to_hint()} timed optional />
      </div>
      <Checkbox field={fields.forHolders} label={m.ticket_for_holders()} hint={m.ticket_for_holders_hint()} />
      {kind && <Checkbox field={fields.isOpen} label={m.ticket_kind_open()} hint={m.ticket_kind_open_hint()} />}
      <div>
        <SubmitButton name="intent" value={kind ? 'change' : 'add'}>
          {kind ? m.ticket_save() : m.ticket_kind_add()}
        </SubmitButton>
      </div>
    </Form>
  );
};
