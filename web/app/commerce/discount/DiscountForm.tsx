import { getFormProps, type SubmissionResult } from '@conform-to/react';
import type { GroupDiscount } from '@m4u/contract/commerce/discount/schema';
import { DISCOUNT_NAME_LENGTH } from '@m4u/contract/commerce/discount/rules';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { choice, defineForm, digits, text, type Typed, useFields } from '../../platform/forms/definition.ts';
import { number } from '../../platform/language/formats.ts';
import { SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Draft } from '../../ui/drafts/Draft.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { MoneyField } from '../../ui/fields/MoneyField.tsx';
import { RadioCards } from '../../ui/fields/RadioCards.tsx';
import { DateField } from '../../ui/fields/DateField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';

const isPercent = ({ type }: Typed): boolean => type === 'percent';

/** Fields of a discount. */
export const discountFields = defineForm({
  name: text(),
  code: text(),
  type: choice<GroupDiscount['type']>({ start: 'percent' }),
  percent: digits({ empty: null, when: isPercent }),
  cap: digits({ empty: null, when: isPercent }),
  amount: digits({ empty: null, when: (typed) => !isPercent(typed) }),
  minimum: digits({ empty: 0 }),
  from: text({ empty: 'omit' }),
  to: text({ empty: null }),
  quota: digits({ empty: null }),
  perMember: digits({ empty: null }),
  version: text({ empty: 'omit' }),
});

const FieldGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="stack border-t border-line pt-4">
    <legend className="float-left w-full text-lg font-semibold">{title}</legend>
    {children}
  </fieldset>
);

export interface DiscountFormProps {
  /** The discount to edit; undefined for a new one. */
  discount?: GroupDiscount;
  /** A code that a new discount begins with. */
  suggestion?: string;
  reply: SubmissionResult | undefined;
  submit: string;
}

/** The form of a discount. Switches between fields of a percentage and of an amount without scripts. */
export const DiscountForm = ({ discount, suggestion, reply, submit }: DiscountFormProps) => {
  const [form, fields] = useFields(discountFields, discount ?? { code: suggestion }, reply);
  const used = discount?.used ?? 0;
  return (
    <Card>
      <Form method="post" {...getFormProps(form)} className="stack">
        <Draft />
        <FormError errors={form.errors} />
        <input type="hidden" name="version" value={discount?.version ?? ''} />
        <TextField
          field={fields.name}
          label={m.discount_name()}
          hint={m.discount_name_hint()}
          required
          maxLength={DISCOUNT_NAME_LENGTH}
          autoComplete="off"
        />
        <TextField
          field={fields.code}
          label={m.discount_code()}
          hint={discount ? m.discount_code_edit_hint() : m.discount_code_hint()}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          optional={!discount}
          required={discount !== undefined}
        />
        <FieldGroup title={m.discount_part_off()}>
          <div className="group/off stack">
            {used > 0 && <p className="text-sm text-muted">{m.discount_past_note({ used: number(used) })}</p>}
            <RadioCards
              field={fields.type}
              legend={m.discount_type()}
              columns={2}
              options={[
                { value: 'percent', label: m.discount_type_percent(), description: m.discount_type_percent_text() },
                { value: 'amount', label: m.discount_type_amount(), description: m.discount_type_amount_text() },
              ]}
            />
            <div className="stack group-has-[[value=amount]:checked]/off:hidden">
              <MoneyField field={fields.percent} label={m.discount_percent()} unit="%" digits={3} />
              <MoneyField field={fields.cap} label={m.discount_cap()} hint={m.discount_cap_hint()} optional />
            </div>
            <div className="hidden group-has-[[value=amount]:checked]/off:block">
              <MoneyField field={fields.amount} label={m.discount_amount()} />
            </div>
            <MoneyField field={fields.minimum} label={m.discount_minimum()} optional />
          </div>
        </FieldGroup>
        <FieldGroup title={m.discount_part_when()}>
          <div className="grid gap-4 sm:grid-cols-2">
            <DateField field={fields.from} label={m.discount_from()} hint={m.discount_from_hint()} optional />
            <DateField field={fields.to} label={m.discount_to()} hint={m.discount_to_hint()} optional />
            <MoneyField
              field={fields.quota}
              label={m.discount_quota()}
              hint={m.discount_quota_hint()}
              unit=""
              digits={9}
              optional
            />
            <MoneyField
              field={fields.perMember}
              label={m.discount_per_member()}
              hint={m.discount_quota_hint()}
              unit=""
              digits={9}
              optional
            />
          </div>
        </FieldGroup>
        <SubmitButton name="intent" value="save" block>
          {submit}
        </SubmitButton>
      </Form>
    </Card>
  );
};
