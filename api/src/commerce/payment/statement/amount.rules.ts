/** Largest amount of a line in VND. */
const MOST_VND = 999_999_999_999;

/** Words and signs of the currency. */
const CURRENCY = /(?:vnđ|vnd|đồng|đ|₫)\.?/giu;

/** Whole VND with thousands apart by one sign, and a fraction behind another one: `1,500,000.00`. */
const NUMBER =
  /^(?:\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?|\d{1,3}(?: \d{3})+(?:[.,]\d{1,2})?|\d{1,15}(?:[.,]\d{1,2})?)$/;

/** An amount of a cell, and the sign that it has. */
export interface CellAmount {
  /** VND; 0 for an empty cell. */
  readonly value: number;
  readonly sign: '+' | '-' | '';
}

const NOTHING: CellAmount = { value: 0, sign: '' };

const readDigits = (text: string): number | undefined => {
  if (!NUMBER.test(text)) return undefined;
  // VND has no fractions: two digits at most behind the last sign are one.
  const value = Number(text.replace(/[.,]\d{1,2}$/, '').replaceAll(/\D/g, ''));
  return value <= MOST_VND ? value : undefined;
};

/**
 * Reads a cell of an amount: `1,500,000`, `1.500.000`, `+150.000 VND`, `(150,000)`, `150,000-`, `150,000 CR`. Undefined
 * for a cell that has something else.
 */
export const readVnd = (cell: string): CellAmount | undefined => {
  const plain = cell
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
    .replaceAll(/[−–]/g, '-')
    .replaceAll(CURRENCY, '')
    .trim();
  if (/^-?$/.test(plain)) return NOTHING;
  const letters = / ?(d|dr|db|c|cr)$/i.exec(plain);
  const unlettered = letters ? plain.slice(0, -letters[0].length) : plain;
  const minus = /^-|-$|^\(.*\)$/.test(unlettered);
  const plus = unlettered.startsWith('+');
  const value = readDigits(unlettered.replace(/^[+-] ?|^\(|\)$| ?-$/g, ''));
  if (value === undefined) return undefined;
  const isOut = minus || /^d/i.test(letters?.[1] ?? '');
  return { value, sign: isOut ? '-' : plus || letters ? '+' : '' };
};
