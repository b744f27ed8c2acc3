import type { FoundPlace, NamedPlace, PlaceChoice } from '@m4u/contract/profile/place';

/** A place as a form posts it: what was picked, and the words in the field. */
export interface TypedPlace {
  /** Codes of what was picked and the words it was picked for; empty when nothing was. */
  readonly place: string;
  readonly placeWords: string;
  /** What the words may mean, where that was not clear. */
  readonly choices?: readonly FoundPlace[] | undefined;
}

/** The names under which a place is posted. */
export const placeFields = ['place', 'placeWords'] as const;

export const noPlace: TypedPlace = { place: '', placeWords: '' };

const MARK = '|';

/** A place as people read it. */
export const placeText = ({ ward, province }: Pick<NamedPlace, 'ward' | 'province'>): string => `${ward}, ${province}`;

/** What a pick posts: whoever changes the words afterwards has picked nothing. */
export const pickValue = ({ provinceCode, wardCode }: PlaceChoice, words: string): string =>
  [provinceCode, wardCode, words].join(MARK);

/** What was picked for these words, if anything was. */
export const pickOf = ({ place, placeWords }: TypedPlace): PlaceChoice | undefined => {
  const [provinceCode = '', wardCode = '', ...words] = place.split(MARK);
  return wardCode !== '' && words.join(MARK) === placeWords ? { provinceCode, wardCode } : undefined;
};

/** A place that is kept, to be edited. */
export const typedPlace = (place: NamedPlace | null | undefined): TypedPlace =>
  place ? { place: pickValue(place, placeText(place)), placeWords: placeText(place) } : noPlace;
