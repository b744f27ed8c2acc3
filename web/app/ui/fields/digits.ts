/** Units of numbers that people type in words, as powers of ten. */
const UNITS = [
  [/^(?:k|ng|nghìn|nghin|ngàn|ngan)$/, 3],
  [/^(?:tr|triệu|trieu)$/, 6],
  [/^(?:tỷ|tỉ|ty)$/, 9],
] as const;

/** Longest number in words that is read, in characters. */
const LONGEST_WORDS = 40;

/** Reads a number with a unit: `45k`, `1,5 triệu`, `2tr500`; undefined for another text. */
const digitsOfWords = (text: string): string | undefined => {
  if (text.length > LONGEST_WORDS) return undefined;
  const parts = /^(\d[\d.,\s]*?)\s*([a-zà-ỹ]+)\s*(\d{0,3})\s*(?:đồng|đ|₫|vnd)?$/.exec(
    text.normalize().trim().toLowerCase(),
  );
  const [, number = '', unit = '', rest = ''] = parts ?? [];
  const power = UNITS.find(([name]) => name.test(unit))?.[1];
  if (power === undefined) return undefined;
  const [, whole = number, part = ''] = /^(\d+)[.,](\d{1,2})$/.exec(number) ?? [];
  return whole.replace(/\D/g, '') + (part + rest).slice(0, power).padEnd(power, '0');
};

/**
 * Extracts the digits of a typed number, without leading zeros: `1.234.567 ₫` → `1234567`. Numbers with a unit are
 * read as people mean them: `45k` → `45000`, `1,5tr` → `1500000`.
 */
export const digitsOf = (text: string): string =>
  (digitsOfWords(text) ?? text.replace(/\D/g, '')).replace(/^0+(?=\d)/, '');

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
