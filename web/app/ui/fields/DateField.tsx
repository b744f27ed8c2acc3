import { useEffect, useRef, useState } from 'react';
import { locale } from '../../platform/language/language.ts';
import { dayInWords } from './dayWords.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface DateFieldProps extends Omit<
  TextFieldProps,
  'type' | 'value' | 'ref' | 'onInput' | 'prefix' | 'suffix'
> {
  /** Asks for the time of day too. */
  timed?: boolean;
}

const Field = ({ timed = false, hint, ...rest }: DateFieldProps) => {
  const box = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(String(rest.defaultValue ?? rest.field?.defaultValue ?? ''));
  // oxlint-disable-next-line react/set-state-in-effect -- a day chosen before scripts loaded is known only in the browser
  useEffect(() => setValue(box.current?.value ?? ''), []);
  const words = dayInWords(value, locale());
  return (
    <TextField
      {...rest}
      type={timed ? 'datetime-local' : 'date'}
      ref={box}
      onInput={({ currentTarget }) => setValue(currentTarget.value)}
      hint={
        words === '' ? (
          hint
        ) : (
          <>
            {/* Without scripts the words cannot follow another choice. */}
            <span className="block text-ink noscript:in-[.field:has(:user-valid,:user-invalid)]:hidden">{words}</span>
            {hint != null && <span className="block">{hint}</span>}
          </>
        )
      }
    />
  );
};

/**
 * Field for a date, or with `timed` for a date and a time of day. The browser shows the value in a form of its own, with
 * the month first in some languages; the words below name the day beyond doubt, and are read as the field's description.
 */
export const DateField = (props: DateFieldProps) => (
  // A form that is filled anew gives its fields new keys.
  <Field key={props.field?.key} {...props} />
);
