/** Removes the marks of Vietnamese letters: `Đường Bến Gốm` becomes `Duong Ben Gom`. Marks of other scripts stay. */
export const removeMarks = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D');

/** Normalises a text for searches: lower case without marks, as the database folds names. */
export const fold = (text: string): string => removeMarks(text).toLowerCase();

/** As {@link fold}, reduced to plain letters and digits with single spaces: for comparing headings and choices. */
export const foldToWords = (text: string): string =>
  fold(text)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
