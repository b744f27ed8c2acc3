import { toGiftAmount } from '@m4u/contract/event/wedding/rules';
import { type RefObject, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { money } from '../../../platform/language/formats.ts';
import type { FieldSource } from '../../../ui/fields/field.tsx';
import { MoneyField } from '../../../ui/fields/MoneyField.tsx';

export interface GiftMoneyProps {
  field: FieldSource;
  /** Around the field, to focus it. */
  box: RefObject<HTMLDivElement | null>;
}

/** The amount of a gift, which may be typed in thousands: 500 is 500.000. */
export const GiftMoney = ({ field, box }: GiftMoneyProps) => {
  const [digits, setDigits] = useState(field.defaultValue ?? '');
  const typed = Number(digits);
  const meant = toGiftAmount(typed);
  return (
    <div ref={box}>
      <MoneyField
        field={field}
        label={m.wedding_gift_amount()}
        hint={
          typed > 0 && meant !== typed ? (
            <output>{m.wedding_gift_amount_meant({ amount: money(meant) })}</output>
          ) : (
            m.wedding_gift_amount_hint()
          )
        }
        value={digits}
        onDigits={setDigits}
        enterKeyHint="done"
      />
    </div>
  );
};
