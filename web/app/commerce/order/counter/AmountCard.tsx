import { MAXIMUM_VND } from '@m4u/contract/commerce/point/rules';
import Pencil from 'lucide-react/icons/pencil';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { number } from '../../../platform/language/formats.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { classNames } from '../../../ui/classNames.ts';
import type { FieldSource } from '../../../ui/fields/field.tsx';
import { MoneyField } from '../../../ui/fields/MoneyField.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';

/** Amounts that are added by one press, in VND. */
const QUICK_AMOUNTS = [50_000, 100_000, 200_000, 500_000];

/** Longest amount that is shown in the largest letters, in digits. */
const LARGEST_DIGITS = 8;

/** The typed amount of an order, and whether phones show its keypad. */
export interface TypedAmount {
  /** Digits of an amount in VND; empty before it is typed. */
  readonly digits: string;
  readonly type: (digits: string) => void;
  readonly isTyping: boolean;
  readonly setTyping: (isTyping: boolean) => void;
  /** The card with the input, for the keypad. */
  readonly card: RefObject<HTMLDivElement | null>;
}

/** State of the amount and its keypad. On phones the keypad is closed at first for an amount that is typed already. */
export const useAmount = (initial: string, startsTyping = initial === ''): TypedAmount => {
  const [digits, type] = useState(initial);
  const [isTyping, setTyping] = useState(startsTyping);
  const card = useRef<HTMLDivElement>(null);
  return { digits, type, isTyping, setTyping, card };
};

/** Focuses the input of an amount. */
export const focusAmount = ({ card }: TypedAmount): void =>
  card.current?.querySelector('input')?.focus({ preventScroll: true });

/**
 * The unit stands right behind the digits. The label lies under the whole card, so that a press anywhere in it goes to
 * the input.
 */
const amountLook =
  '[&_label]:after:absolute [&_label]:after:inset-0 [&_.relative]:flex [&_.relative]:w-fit [&_.relative]:max-w-full [&_.relative]:items-baseline [&_input]:min-h-18 [&_input]:w-auto [&_input]:max-w-full [&_input]:min-w-0 [&_input]:border-0 [&_input]:bg-transparent [&_input]:px-0 [&_input]:pr-2 [&_input]:text-[1em] [&_input]:font-bold [&_input]:tracking-tight [&_input]:field-sizing-content [&_input]:outline-none [&_input+span]:static [&_input+span]:text-[0.7em] [&_input+span]:font-bold';

const QuickAmounts = ({ amount, isReady }: { amount: TypedAmount; isReady: boolean }) => (
  <div className="mt-3 hidden flex-wrap gap-2 lg:flex noscript:hidden">
    {QUICK_AMOUNTS.map((more) => {
      const sum = Number(amount.digits) + more;
      return (
        <button
          key={more}
          type="button"
          disabled={!isReady || sum > MAXIMUM_VND}
          // Keeps the focus in the amount.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => amount.type(String(sum))}
          className="min-h-11 rounded-full border border-line px-4 text-sm font-semibold hover:bg-sunken disabled:opacity-55"
        >
          +{number(more)}
        </button>
      );
    })}
  </div>
);

export interface AmountCardProps {
  amount: TypedAmount;
  label: string;
  /** Help text. */
  hint?: string | undefined;
  /** Name of a field without a form library. */
  name?: string;
  field?: FieldSource;
  required?: boolean;
  /** Called on Enter, which sends the form unless its default is prevented. */
  onEnter?: (event: KeyboardEvent) => void;
  className?: string;
}

/**
 * The amount of an order, in large letters. With scripts a keypad types it, so a phone's own keyboard stays closed; keys
 * of a real keyboard type as well.
 */
export const AmountCard = ({ amount, onEnter, className, ...field }: AmountCardProps) => {
  const scripted = useHydrated();
  const { digits, isTyping, card } = amount;
  return (
    <Card className={classNames('border-2! border-control! has-[input:focus]:border-accent-ink!', className)}>
      <div ref={card} className="relative">
        <MoneyField
          {...field}
          value={digits}
          onDigits={amount.type}
          onFocus={() => amount.setTyping(true)}
          onKeyDown={(event) => event.key === 'Enter' && onEnter?.(event)}
          placeholder="0"
          inputMode={scripted ? 'none' : 'numeric'}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the counter begins with the amount, order after order
          autoFocus={isTyping}
          className={classNames(
            amountLook,
            digits.length > LARGEST_DIGITS
              ? '[&_.relative]:text-[min(1.75rem,8vw)] lg:[&_.relative]:text-[min(2.75rem,4vw)]'
              : '[&_.relative]:text-[min(2.75rem,11vw)] lg:[&_.relative]:text-[min(4rem,6vw)]',
          )}
        />
        {scripted && !isTyping && (
          <IconButton
            variant="secondary"
            icon={Pencil}
            label={m.point_edit_amount()}
            onClick={() => focusAmount(amount)}
            className="absolute -top-1 right-0 lg:hidden"
          />
        )}
      </div>
      <QuickAmounts amount={amount} isReady={scripted} />
    </Card>
  );
};
