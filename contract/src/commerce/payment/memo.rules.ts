/**
 * Characters of a code after its prefix: upper-case letters and digits without those that look alike: no 0, O and Q,
 * no 1, I and L, no 2 and Z, no 5 and S, no 8 and B, and no G, which looks like 6. Their number, 23, is a prime, on
 * which the checksum depends.
 */
export const MEMO_ALPHABET = '34679ACDEFHJKMNPRTUVWXY';

/** First letters of every code: letters alone, as payment services ask for when they recognize codes themselves. */
export const MEMO_PREFIX = 'MFU';

/** Number of random characters of a code; the character of the checksum follows them. */
export const MEMO_RANDOM = 8;

/** Length of a whole code. */
export const MEMO_LENGTH = MEMO_PREFIX.length + MEMO_RANDOM + 1;

const PRIME = MEMO_ALPHABET.length;

/** A generator of all residues but zero: its powers are weights that differ at neighbouring places. */
const RADIX = 5;

/**
 * The checksum of ISO 7064's pure systems, with the prime 23 and the radix 5: the weighted sum of all characters is
 * divisible by 23. Weights are never zero, so no single wrong character passes. Neighbouring weights differ, so no
 * exchange of two different neighbours passes.
 */
const isDivisible = (values: readonly number[]): boolean =>
  values.reduce((sum, value) => (sum * RADIX + value) % PRIME, 0) === 0;

const valuesOf = (text: string): number[] => Array.from(text, (character) => MEMO_ALPHABET.indexOf(character));

/** Writes whole numbers from 0 to 22 as characters, with the character of the checksum after them. */
export const writeChecked = (random: readonly number[]): string => {
  const body = random.map((value) => MEMO_ALPHABET[value] ?? '').join('');
  const check = Array.from(MEMO_ALPHABET).find((character) => isDivisible(valuesOf(body + character))) ?? '';
  return body + check;
};

/** Whether a text consists of these characters, and its checksum is right. */
export const isChecked = (text: string): boolean =>
  valuesOf(text).every((value) => value >= 0) && isDivisible(valuesOf(text));

/**
 * Makes a code of whole numbers from 0 to 22, as many as {@link MEMO_RANDOM} says. Uniform random numbers make a code
 * that nobody guesses.
 */
export const makeMemo = (random: readonly number[]): string => MEMO_PREFIX + writeChecked(random);

/** Whether a text is a code, written as it is shown. */
export const isMemo = (text: string): boolean =>
  text.length === MEMO_LENGTH && text.startsWith(MEMO_PREFIX) && isChecked(text.slice(MEMO_PREFIX.length));

/**
 * Finds the codes in the memo of a transfer, in order and without repeats. Banks put words and numbers around a memo,
 * change its case, and add or remove spaces and signs, also within the code.
 */
export const findMemos = (text: string): string[] => {
  const plain = text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  const starts = plain.matchAll(new RegExp(`(?=${MEMO_PREFIX})`, 'g'));
  return [...new Set([...starts].map(({ index }) => plain.slice(index, index + MEMO_LENGTH)).filter(isMemo))];
};
