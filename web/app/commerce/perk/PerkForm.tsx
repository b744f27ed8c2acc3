import { getFormProps, type SubmissionResult } from '@conform-to/react';
import { KEEP_DAYS, PERK_LENGTH } from '@m4u/contract/commerce/perk/rules';
import type { ManagedPerk } from '@m4u/contract/commerce/perk/schema';
import { Form } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { check, defineForm, digits, pictures, text, useFields } from '../../platform/forms/definition.ts';
import { number } from '../../platform/language/formats.ts';
import { PlainFile, previewWidth, toPickedFiles } from '../../profile/page/edit/HeaderForm.tsx';
import { sendPicture } from '../../profile/upload/sendPicture.tsx';
import { SubmitButton } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { DateField } from '../../ui/fields/DateField.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { MoneyField } from '../../ui/fields/MoneyField.tsx';
import { FilePicker } from '../../ui/pictures/FilePicker.tsx';
import { TextArea, TextField } from '../../ui/fields/TextField.tsx';

/** Fields of a perk. */
export const perkFields = defineForm({
  name: text(),
  text: text(),
  picture: pictures(),
  points: digits(),
  stock: digits({ empty: null }),
  perCustomer: digits({ empty: null }),
  from: text({ empty: null }),
  to: text({ empty: null }),
  keepDays: digits({ start: String(KEEP_DAYS.usual) }),
  returnsExpired: check({ start: 'on' }),
});

export interface PerkFormProps {
  groupId: string;
  /** The perk to change; null for a new one. */
  perk: ManagedPerk | null;
  /** Address for uploads of pictures. */
  uploads: string;
  reply: SubmissionResult | undefined;
}

/** The form of a perk. */
export const PerkForm = ({ groupId, perk, uploads, reply }: PerkFormProps) => {
  const [form, fields] = useFields(perkFields, perk, reply);
  return (
    <Form method="post" encType="multipart/form-data" {...getFormProps(form)} className="stack">
      <FormError errors={form.errors} />
      <input type="hidden" name="groupId" value={groupId} />
      {perk && <input type="hidden" name="perk" value={perk._id} />}
      <TextField field={fields.name} label={m.perk_name()} required maxLength={PERK_LENGTH.name} autoComplete="off" />
      <TextArea field={fields.text} label={m.perk_text()} rows={2} maxLength={PERK_LENGTH.text} optional />
      <div className="sends-at-once stack gap-2">
        <FilePicker
          name="picture"
          label={m.perk_picture()}
          upload={sendPicture(uploads, previewWidth)}
          defaultFiles={toPickedFiles(perk?.picture ?? null, m.perk_picture())}
          error={fields.picture.errors ?? null}
        />
        <PlainFile name="pictureFile" label={m.perk_picture()} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        <MoneyField field={fields.points} label={m.perk_points()} unit={m.point_unit()} digits={7} required />
        <MoneyField
          field={fields.stock}
          label={m.perk_stock()}
          hint={perk && perk.given > 0 ? m.perk_stock_given({ count: number(perk.given) }) : m.perk_endless_hint()}
          unit=""
          digits={7}
          optional
        />
        <MoneyField
          field={fields.perCustomer}
          label={m.perk_per_customer()}
          hint={m.perk_endless_hint()}
          unit=""
          digits={4}
          optional
        />
        <TextField
          field={fields.keepDays}
          label={m.perk_keep_days()}
          hint={m.perk_keep_days_hint()}
          type="number"
          inputMode="numeric"
          min={KEEP_DAYS.minimum}
          max={KEEP_DAYS.maximum}
          required
        />
        <DateField field={fields.from} label={m.perk_from()} optional />
        <DateField field={fields.to} label={m.perk_to()} optional />
      </div>
      <Checkbox field={fields.returnsExpired} label={m.perk_returns()} hint={m.perk_returns_hint()} />
      <div>
        <SubmitButton name="intent" value={perk ? 'change' : 'add'}>
          {perk ? m.perk_save() : m.perk_add()}
        </SubmitButton>
      </div>
    </Form>
  );
};
