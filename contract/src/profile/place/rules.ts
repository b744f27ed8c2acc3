import type { NamedPlace } from '../place.ts';

/** An address as one line: house and street, ward, province; what is not known is left out. */
export const addressLine = (street: string, place: Pick<NamedPlace, 'ward' | 'province'> | null | undefined): string =>
  [street, place?.ward, place?.province].filter(Boolean).join(', ');
