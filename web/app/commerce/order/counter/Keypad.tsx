import { MAXIMUM_VND } from '@m4u/contract/commerce/point/rules';
import Delete from 'lucide-react/icons/delete';
import type { MouseEvent } from 'react';
import { m } from '../../../paraglide/messages.js';
import { classNames } from '../../../ui/classNames.ts';
import { useHydrated } from '../../../ui/hydrated.ts';
import { focusAmount, type TypedAmount } from './AmountCard.tsx';

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '000', '0'];

/** Adds a key to the digits of an amount; an amount that would be too high stays as it is. */
const withKey = (digits: string, key: string): string => {
  if (Number(digits) === 0) return Number(key) === 0 ? digits : key;
  return Number(digits + key) > MAXIMUM_VND ? digits : digits + key;
};

/** Keeps the focus in the amount. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

const keyClass =
  'grid min-h-15.5 place-items-center rounded-md border border-line text-2xl font-semibold shadow-sm transition active:translate-y-px disabled:opacity-55 lg:min-h-26';

/** Keypad of the amount: on phones only while it is typed. It works when the scripts have come; without any it is hidden. */
export const Keypad = ({ amount, className }: { amount: TypedAmount; className?: string }) => {
  const scripted = useHydrated();
  const press = (event: MouseEvent, digits: string) => {
    amount.type(digits);
    // A press by a key of the keyboard keeps its focus.
    if (event.detail > 0) focusAmount(amount);
  };
  return (
    <fieldset
      aria-label={m.point_keypad()}
      disabled={!scripted}
      className={classNames(
        'grid min-w-0 grid-cols-3 gap-2 noscript:hidden lg:gap-3',
        !amount.isTyping && 'max-lg:hidden',
        className,
      )}
    >
      {KEYS.map((key) => (
        <button
          key={key}
          type="button"
          onMouseDown={keepFocus}
          onClick={(event) => press(event, withKey(amount.digits, key))}
          className={classNames(keyClass, 'surface hover:bg-sunken')}
        >
          {key}
        </button>
      ))}
      <button
        type="button"
        onMouseDown={keepFocus}
        onClick={(event) => press(event, amount.digits.slice(0, -1))}
        className={classNames(keyClass, 'bg-sunken')}
      >
        <Delete aria-hidden size={26} />
        <span className="sr-only">{m.point_key_delete()}</span>
      </button>
    </fieldset>
  );
};
