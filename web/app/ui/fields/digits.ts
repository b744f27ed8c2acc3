/** Extracts the digits of a typed number, without leading zeros: `1.234.567 ₫` → `1234567`. */
export const digitsOf = (text: string): string => {
  const digits = text.replace(/\D/g, '');
  return digits === '' ? '' : digits.replace(/^0+(?=\d)/, '');
};

/** Formats digits with dots between thousands (docs/rules/formats.md#numbers): `1234567` → `1.234.567`. */
export const dotted = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, '.');

/** The position in a text after a number of its digits. */
export const placeAfter = (text: string, digits: number): number => {
  let place = 0;
  for (let seen = 0; seen < digits && place < text.length; place++) if (text[place] !== '.') seen++;
  return place;
};

/** A change of a formatted number: former digits, present text, caret position. */
export interface TypedChange {
  readonly before: string;
  readonly text: string;
  readonly at: number;
}

/**
 * Computes the digits after a change, and the number of digits before the caret. Deleting a dot deletes the digit
 * before it.
 */
export const typedDigits = ({ before, text, at }: TypedChange): { readonly digits: string; readonly at: number } => {
  const raw = text.replace(/\D/g, '');
  const ahead = text.slice(0, at).replace(/\D/g, '').length;
  const isDotGone = raw === before && text.length === dotted(before).length - 1 && ahead > 0;
  const kept = isDotGone ? raw.slice(0, ahead - 1) + raw.slice(ahead) : raw;
  const digits = digitsOf(kept);
  const zeros = kept.length - digits.length;
  return { digits, at: Math.max(0, (isDotGone ? ahead - 1 : ahead) - zeros) };
};
