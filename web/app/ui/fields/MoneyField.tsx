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

/** Whether a text may become a number with a unit, such as `45k` or `1,5tr`. */
const isWords = (text: string): boolean => /^\d[\d.\s]*[,a-zà-ỹ]/i.test(text);

/**
 * Field for a whole number with dots between thousands: `1.234.567`. Units (`45k`, `1,5tr`) stand as typed until the
 * field is left, and then as the number they mean. Submits digits only; without scripts the typed text, which the
 * action reads by `digitsOf`.
 */
export function MoneyField({ unit = '₫', value, defaultValue, onDigits, digits: most = 13, ...rest }: MoneyFieldProps) {
  const box = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);
  const [own, setOwn] = useState(digitsOf(defaultValue ?? rest.field?.defaultValue ?? ''));
  const [words, setWords] = useState<string>();
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
    setWords(isWords(text) ? text : undefined);
    if (isWords(text)) return take(digitsOf(text));
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
      value={words ?? formatDigits(digits)}
      onChange={onChange}
      onBlur={(event) => {
        setWords(undefined);
        rest.onBlur?.(event);
      }}
      suffix={<span className="pr-3">{unit}</span>}
    />
  );
}
