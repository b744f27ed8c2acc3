import { foldToWords } from '@m4u/contract/fold';

/**
 * Whether a search has one of the names in it as whole words, or is the beginning of one. A beginning needs two words:
 * one syllable without its marks is too many words of Vietnamese.
 */
export const isNamed = (query: string, names: readonly string[]): boolean => {
  const searched = foldToWords(query);
  return names.map(foldToWords).some((name) => {
    if (name === '') return false;
    return ` ${searched} `.includes(` ${name} `) || (searched.includes(' ') && name.startsWith(searched));
  });
};
