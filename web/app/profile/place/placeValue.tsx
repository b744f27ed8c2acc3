import type { FoundPlace, NamedPlace, PlaceChoice } from '@m4u/contract/profile/place';

/** A place as a form posts it: the pick, and the text of the field. */
export interface TypedPlace {
  /** Codes of the pick and the text it belongs to; empty without a pick. */
  readonly place: string;
  readonly placeWords: string;
  /** The possible places when the text is ambiguous. */
  readonly choices?: readonly FoundPlace[] | undefined;
}

/** Form names of a place. */
export const placeFields = ['place', 'placeWords'] as const;

/** The value of an empty place field. */
export const noPlace: TypedPlace = { place: '', placeWords: '' };

const SEPARATOR = '|';

/** Formats a place for people. */
export const placeText = ({ ward, province }: Pick<NamedPlace, 'ward' | 'province'>): string => `${ward}, ${province}`;

/** Value of a pick. It includes the text, so that a later change of the text invalidates the pick. */
export const pickValue = ({ provinceCode, wardCode }: PlaceChoice, text: string): string =>
  [provinceCode, wardCode, text].join(SEPARATOR);

/** Reads the pick; undefined when there is none or the text has changed since. */
export const pickOf = ({ place, placeWords }: TypedPlace): PlaceChoice | undefined => {
  const [provinceCode = '', wardCode = '', ...textParts] = place.split(SEPARATOR);
  return wardCode !== '' && textParts.join(SEPARATOR) === placeWords ? { provinceCode, wardCode } : undefined;
};

/** Converts a stored place for editing. */
export const typedPlace = (place: NamedPlace | null | undefined): TypedPlace =>
  place ? { place: pickValue(place, placeText(place)), placeWords: placeText(place) } : noPlace;
