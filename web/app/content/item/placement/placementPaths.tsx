import { href } from 'react-router';
import { type Filter, withQuery } from '../../../platform/search/filter.ts';

/** Path of the members' pieces that a group shows; `id` is its id or short link. */
export const membersPiecesPath = (id: string, filter: Filter = {}): string =>
  withQuery(href('/mbg/:id/pieces', { id }), filter);

/** Path of the members' pieces of a group for its admins; it also takes the acts of writers. */
export const managedPiecesPath = (id: string, filter: Filter = {}): string =>
  withQuery(href('/action/company/:id/pieces', { id }), filter);
