/** Weights of the first nine digits (Circular 105/2020/TT-BTC). */
const WEIGHTS = [31, 29, 23, 19, 17, 13, 7, 5, 3];

const SHAPE = /^(\d{10})(?:-?(\d{3}))?$/;

/** Since July 2025 the tax code of a citizen is their identity number, which has no check digit. */
const CITIZEN = /^\d{12}$/;

const isChecked = (digits: string): boolean => {
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(digits[place]), 0);
  return 10 - (sum % 11) === Number(digits[9]);
};

/**
 * Reads a Vietnamese tax code of 10 digits, of 13 for a branch, or of 12 for a citizen, with or without spaces and
 * hyphen. Returns it as it is printed (`0101243150`, `0101243150-001`); undefined when the check digit or the length is
 * wrong.
 */
export const readTaxCode = (text: string): string | undefined => {
  const typed = text.replaceAll(/[\s.]/g, '');
  if (CITIZEN.test(typed)) return typed;
  const [, main, branch] = SHAPE.exec(typed) ?? [];
  if (main === undefined || !isChecked(main)) return undefined;
  if (branch === undefined) return main;
  return branch === '000' ? undefined : `${main}-${branch}`;
};
