import type { NamedPlace } from '../place.ts';

/** Formats an address in one line: house and street, ward, province; missing parts are omitted. */
export const addressLine = (street: string, place: Pick<NamedPlace, 'ward' | 'province'> | null | undefined): string =>
  [street, place?.ward, place?.province].filter(Boolean).join(', ');
