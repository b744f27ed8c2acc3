import { href } from 'react-router';
import { type Filter, withQuery } from '../../platform/search/filter.ts';

/** Sizes of a plaque, by the names of paper. */
export const plaqueSizes = ['a5', 'a6'] as const;
export type PlaqueSize = (typeof plaqueSizes)[number];

/** Address of the sheet to print a relic's plaque from. */
export const plaquePath = (id: string, filter: Filter = {}): string =>
  withQuery(href('/edit/relics/:id/plaque', { id }), filter);
