/** Vietnamese letters without their marks: `Đường Bến Gốm` is `Duong Ben Gom`. Marks of other scripts stay. */
export const withoutMarks = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D');

/** A text as searches compare it: small letters without marks, as the database folds names. */
export const fold = (text: string): string => withoutMarks(text).toLowerCase();

/** The same with nothing but plain letters and digits, a space between words: how headings and choices are told apart. */
export const foldToWords = (text: string): string =>
  fold(text)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
