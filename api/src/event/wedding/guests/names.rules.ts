/** Finds guests who seem to have the same name. */
import { foldToWords } from '@m4u/contract/fold';

/** A name by its plain letters and, apart, its marks. */
interface NameKey {
  readonly letters: string;
  /** The marks of all letters in one order, since `Hòa` and `Hoà` are the same name; empty for one typed without. */
  readonly marks: string;
}

const toKey = (name: string): NameKey => ({
  letters: foldToWords(name),
  marks: (
    name
      .normalize('NFD')
      .toLowerCase()
      .match(/đ|[\u0300-\u036F]/g) ?? []
  )
    .toSorted()
    .join(''),
});

/**
 * Collects things by name. Names are the same in any letter case and form of accents; one without any accents is the
 * same as each that it may stand for, so that “Hà” is not “Hạ”, but “Ha” may be both.
 */
export class NameBook<T> {
  readonly #byLetters = new Map<string, { readonly marks: string; readonly thing: T }[]>();

  add(name: string, thing: T): void {
    const { letters, marks } = toKey(name);
    const same = this.#byLetters.get(letters);
    if (same) same.push({ marks, thing });
    else this.#byLetters.set(letters, [{ marks, thing }]);
  }

  /** Finds what was added by the same name. */
  find(name: string): T[] {
    const { letters, marks } = toKey(name);
    if (letters === '') return [];
    return (this.#byLetters.get(letters) ?? []).flatMap((entry) =>
      entry.marks === marks || entry.marks === '' || marks === '' ? [entry.thing] : [],
    );
  }
}
