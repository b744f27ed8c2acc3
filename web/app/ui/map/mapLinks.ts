import type { Position } from '@m4u/contract/address/position';

const maps = (way: 'search' | 'dir', query: Readonly<Record<string, string>>): string =>
  `https://www.google.com/maps/${way}/?${new URLSearchParams({ api: '1', ...query }).toString()}`;

/** A position or the words of an address, as links take them. */
const toQuery = (place: Position | string): string =>
  typeof place === 'string' ? place : `${place.latitude},${place.longitude}`;

/** Link to a place in the reader's map program. */
export const mapLink = (place: Position | string): string => maps('search', { query: toQuery(place) });

/** Link to the way to a place in the reader's map program. */
export const directionsLink = (place: Position | string): string => maps('dir', { destination: toQuery(place) });
