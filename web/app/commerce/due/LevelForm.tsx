import { getFormProps, type SubmissionResult } from '@conform-to/react';
import { LEVEL_LENGTH, LEVEL_MOST, USUAL_MONTHS } from '@m4u/contract/commerce/due/rules';
import type { ManagedLevel } from '@m4u/contract/commerce/due/schema';
import { Form } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { check, defineForm, digits, text, useFields } from '../../platform/forms/definition.ts';
import { SubmitButton } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { MoneyField } from '../../ui/fields/MoneyField.tsx';
import { TextArea, TextField } from '../../ui/fields/TextField.tsx';
import { describeTerm } from './dueWords.tsx';

/** Fields of a level. */
export const levelFields = defineForm({
  name: text(),
  price: digits({ empty: 0 }),
  months: digits({ start: '12' }),
  graceDays: digits({ start: '15' }),
  benefits: text(),
  isOpen: check({ start: 'on' }),
  isArchived: check(),
});

export interface LevelFormProps {
  /** The level to change; null for a new one. */
  level: ManagedLevel | null;
  reply: SubmissionResult | undefined;
}

/** The form of a level of dues. */
export const LevelForm = ({ level, reply }: LevelFormProps) => {
  const [form, fields] = useFields(levelFields, level, reply);
  return (
    <Form method="post" {...getFormProps(form)} className="stack">
      <FormError errors={form.errors} />
      {level && <input type="hidden" name="level" value={level._id} />}
      <TextField
        field={fields.name}
        label={m.due_level_name()}
        hint={m.due_level_name_hint()}
        required
        maxLength={LEVEL_LENGTH.name}
        autoComplete="off"
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-3 sm:items-end">
        <MoneyField field={fields.price} label={m.due_level_price()} hint={m.due_level_price_hint()} optional />
        <TextField
          field={fields.months}
          label={m.due_level_months()}
          type="number"
          inputMode="numeric"
          min={1}
          max={LEVEL_MOST.months}
          list="usual-months"
          required
        />
        <TextField
          field={fields.graceDays}
          label={m.due_level_grace()}
          type="number"
          inputMode="numeric"
          min={0}
          max={LEVEL_MOST.graceDays}
          required
        />
      </div>
      <datalist id="usual-months">
        {USUAL_MONTHS.map((months) => (
          <option key={months} value={months}>
            {describeTerm(months)}
          </option>
        ))}
      </datalist>
      <TextArea
        field={fields.benefits}
        label={m.due_level_benefits()}
        rows={3}
        maxLength={LEVEL_LENGTH.benefits}
        optional
      />
      <Checkbox field={fields.isOpen} label={m.due_level_open()} hint={m.due_level_open_hint()} />
      {level && (
        <Checkbox field={fields.isArchived} label={m.due_level_archived()} hint={m.due_level_archived_hint()} />
      )}
      <div>
        <SubmitButton name="intent" value={level ? 'change' : 'add'}>
          {level ? m.due_save() : m.due_level_add()}
        </SubmitButton>
      </div>
    </Form>
  );
};
