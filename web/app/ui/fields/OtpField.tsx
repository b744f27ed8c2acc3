import { TextField, type TextFieldProps } from './TextField.tsx';

export interface OtpFieldProps extends Omit<TextFieldProps, 'type' | 'prefix' | 'suffix'> {
  /** How many digits. */
  length?: number;
  /** Sends the form as soon as all digits are in. */
  submitWhenFull?: boolean;
}

/** A code from a message: one input, so that pasting, autofill and screen readers work as they should. */
export function OtpField({ length = 6, submitWhenFull, onInput, ...rest }: OtpFieldProps) {
  return (
    <div className="otp">
      <TextField
        {...rest}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern={`[0-9]{${length}}`}
        maxLength={undefined}
        onInput={(event) => {
          const input = event.currentTarget;
          // Codes are often pasted as “123 456” or with words around them.
          const digits = input.value.replace(/\D/g, '').slice(0, length);
          if (digits !== input.value) input.value = digits;
          if (submitWhenFull && digits.length === length) input.form?.requestSubmit();
          onInput?.(event);
        }}
      />
    </div>
  );
}
