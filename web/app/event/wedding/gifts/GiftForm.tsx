import { getFormProps, type SubmissionResult } from '@conform-to/react';
import { type ReactNode, useRef, useState } from 'react';
import { Form } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { useFields } from '../../../platform/forms/definition.ts';
import { classNames } from '../../../ui/classNames.ts';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { MoneyField } from '../../../ui/fields/MoneyField.tsx';
import { RadioCards } from '../../../ui/fields/RadioCards.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { weddingSideOptions } from '../weddingWords.tsx';
import { giftFields } from './giftFields.tsx';
import { GiftMoney } from './GiftMoney.tsx';
import { type Giver, GiverField } from './GiverField.tsx';
import { giftWayOptions } from './giftWords.tsx';

export interface GiftFormProps {
  weddingId: string;
  /** Values at first. */
  start: Parameters<typeof useFields<typeof giftFields>>[1];
  /** Guests to choose from for a name alone. */
  choices?: readonly Giver[];
  /** Set for a new gift: the id that notes it once, and whether the name takes the focus. */
  entry?: { readonly clientId: string; readonly startsFocused: boolean };
  reply: SubmissionResult | undefined;
  /** The button that sends it. */
  children: ReactNode;
}

/**
 * The form of a gift. A new one is noted in a hurry: Enter leads from the name to the amount, which may be typed in
 * thousands, and the side is that of the picked guest.
 */
export const GiftForm = ({ weddingId, start, choices, entry, reply, children }: GiftFormProps) => {
  const [form, fields] = useFields(giftFields, start, reply);
  const [side, setSide] = useState<string>(fields.side.defaultValue ?? '');
  const money = useRef<HTMLDivElement>(null);
  const quick = entry && {
    startsFocused: entry.startsFocused,
    onPick: setSide,
    onDone: () => money.current?.querySelector('input')?.focus(),
  };
  return (
    <Form method="post" {...getFormProps(form)} className="group/gift stack">
      <FormError errors={form.errors} />
      {entry && <input type="hidden" name="clientId" value={entry.clientId} />}
      <div className={classNames('grid gap-3', entry && 'lg:grid-cols-2')}>
        <GiverField weddingId={weddingId} fields={fields} choices={choices} {...quick} />
        {entry ? (
          <GiftMoney field={fields.amount} box={money} />
        ) : (
          <MoneyField field={fields.amount} label={m.wedding_gift_amount()} />
        )}
      </div>
      <div className={classNames('grid gap-3', entry && 'lg:grid-cols-[2fr_3fr]')}>
        <RadioCards
          field={fields.side}
          legend={m.wedding_gift_side()}
          columns={2}
          value={side}
          onChange={setSide}
          options={weddingSideOptions()}
        />
        <RadioCards field={fields.way} legend={m.wedding_gift_way()} columns={2} options={giftWayOptions()} />
      </div>
      <div className="hidden group-has-[[value=thing]:checked]/gift:block">
        <TextField field={fields.thing} label={m.wedding_gift_thing()} maxLength={120} autoComplete="off" />
      </div>
      <TextField field={fields.note} label={m.wedding_gift_note()} maxLength={200} autoComplete="off" optional />
      {children}
    </Form>
  );
};
