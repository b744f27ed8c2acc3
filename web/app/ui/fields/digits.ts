/** Extracts the digits of a typed number, without leading zeros: `1.234.567 ₫` → `1234567`. */
export const digitsOf = (text: string): string => {
  const digits = text.replace(/\D/g, '');
  return digits === '' ? '' : digits.replace(/^0+(?=\d)/, '');
};

/** Formats digits with dots between thousands (docs/rules/formats.md#numbers): `1234567` → `1.234.567`. */
export const formatDigits = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, '.');

/** The position in a text after a number of its digits. */
export const caretAfterDigits = (text: string, digits: number): number => {
  let position = 0;
  for (let count = 0; count < digits && position < text.length; position++) if (text[position] !== '.') count++;
  return position;
};

/** A change of a formatted number: former digits, present text, caret position. */
export interface TypedChange {
  readonly formerDigits: string;
  readonly text: string;
  readonly caret: number;
}

/**
 * Computes the digits after a change, and the number of digits before the caret. Deleting a dot deletes the digit
 * before it.
 */
export const typedDigits = ({
  formerDigits,
  text,
  caret,
}: TypedChange): { readonly digits: string; readonly digitsBeforeCaret: number } => {
  const raw = text.replace(/\D/g, '');
  const ahead = text.slice(0, caret).replace(/\D/g, '').length;
  const isDotGone = raw === formerDigits && text.length === formatDigits(formerDigits).length - 1 && ahead > 0;
  const remaining = isDotGone ? raw.slice(0, ahead - 1) + raw.slice(ahead) : raw;
  const digits = digitsOf(remaining);
  const zeros = remaining.length - digits.length;
  return { digits, digitsBeforeCaret: Math.max(0, (isDotGone ? ahead - 1 : ahead) - zeros) };
};
