import { TextField, type TextFieldProps } from './TextField.tsx';

export interface OtpFieldProps extends Omit<TextFieldProps, 'type' | 'prefix' | 'suffix'> {
  /** Number of digits. */
  length?: number;
  /** Submits the form when all digits are entered. */
  submitWhenFull?: boolean;
}

/** One-time code field: a single input, for pasting, autofill and screen readers. */
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
