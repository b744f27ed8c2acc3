import type { Owner } from '@m4u/contract/common';
import { href } from 'react-router';
import { onPageOf } from '../item/paths.tsx';

/** The address of all posters of a page, as its owner sees them. */
export const postersPath = (owner: Owner): string => onPageOf(href('/action/save-poster'), owner);

/** The address that opens one of them, or a `new` one; `cursor` is the place of the list it stands at. */
export const posterPath = (owner: Owner, poster: string, cursor: string | null = null): string => {
  const query = new URLSearchParams({ poster, ...(cursor !== null && { cursor }) });
  const all = postersPath(owner);
  return `${all}${all.includes('?') ? '&' : '?'}${query}`;
};
