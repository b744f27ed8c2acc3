import {
  type ChangeEvent,
  type ComponentProps,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { digitsOf, formatDigits, caretAfterDigits, typedDigits } from './digits.ts';
import type { FieldProps } from './field.tsx';
import { TextField } from './TextField.tsx';

type InputProps = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'prefix' | 'type'>;

export interface MoneyFieldProps extends FieldProps, InputProps {
  /** Unit shown in the field; default đồng. */
  unit?: string;
  /** Digits only; with `onDigits` the field is controlled. */
  value?: string;
  defaultValue?: string;
  onDigits?: (digits: string) => void;
  /** Maximum number of digits. */
  digits?: number;
}

/** Makes the form submit digits only, however its values are read. */
const useSendsDigits = (box: { readonly current: HTMLInputElement | null }, name: string | undefined): void =>
  useEffect(() => {
    const form = box.current?.form;
    if (!form || name === undefined) return undefined;
    const send = ({ formData }: FormDataEvent) => {
      const typed = formData.get(name);
      if (typeof typed === 'string') formData.set(name, digitsOf(typed));
    };
    form.addEventListener('formdata', send);
    return () => form.removeEventListener('formdata', send);
  }, [box, name]);

/**
 * Field for a whole number with dots between thousands: `1.234.567`. Submits digits only; without scripts the typed
 * text, which the action reads by `digitsOf`.
 */
export function MoneyField({ unit = '₫', value, defaultValue, onDigits, digits: most = 13, ...rest }: MoneyFieldProps) {
  const box = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);
  const [own, setOwn] = useState(digitsOf(defaultValue ?? rest.field?.defaultValue ?? ''));
  const digits = value ?? own;
  const take = (next: string) => {
    setOwn(next);
    onDigits?.(next);
  };
  useSendsDigits(box, rest.name ?? rest.field?.name);

  // Adopts text typed before scripts loaded.
  const adopt = useEffectEvent(() => {
    const typed = digitsOf(box.current?.value ?? '').slice(0, most);
    if (typed !== digits) take(typed);
  });
  useEffect(() => adopt(), []);

  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    const position = caretAfterDigits(formatDigits(digits), caret.current);
    box.current?.setSelectionRange(position, position);
    caret.current = undefined;
  });

  const onChange = ({ currentTarget: { value: text, selectionStart } }: ChangeEvent<HTMLInputElement>) => {
    const typed = typedDigits({ formerDigits: digits, text, caret: selectionStart ?? text.length });
    caret.current = typed.digitsBeforeCaret;
    take(typed.digits.slice(0, most));
  };
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      {...rest}
      maxLength={formatDigits('0'.repeat(most)).length}
      ref={box}
      value={formatDigits(digits)}
      onChange={onChange}
      suffix={<span className="pr-3">{unit}</span>}
    />
  );
}
