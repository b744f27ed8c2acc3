import type { Owner } from '@m4u/contract/common';
import { href } from 'react-router';
import { withOwner } from '../item/paths.tsx';

/** Address of the owner's list of posters. */
export const postersPath = (owner: Owner): string => withOwner(href('/action/save-poster'), owner);

/** Address of a poster's editor, or of a `new` one; `cursor` keeps the place in the list. */
export const posterPath = (owner: Owner, poster: string, cursor: string | null = null): string => {
  const query = new URLSearchParams({ poster, ...(cursor !== null && { cursor }) });
  const all = postersPath(owner);
  return `${all}${all.includes('?') ? '&' : '?'}${query}`;
};
