import type { TermKind } from '@m4u/contract/profile/member/terms';
import { href } from 'react-router';
import { m } from '../../paraglide/messages.js';

/** The list of terms that is edited: a kind, and for occupations their line of business. */
export interface TermList {
  readonly kind: TermKind;
  readonly parentId: string;
}

/** Labels of the kinds, in the order of the tabs. */
export const termKindWords: Readonly<Record<TermKind, () => string>> = {
  career: m.admin_terms_career,
  childCareer: m.admin_terms_childCareer,
  interest: m.admin_terms_interest,
};

const isKind = (text: string): text is TermKind => Object.hasOwn(termKindWords, text);

/** Reads the list from the URL's parameters. */
export const listOf = (search: URLSearchParams): TermList => {
  const requestedKind = search.get('kind') ?? '';
  const kind = isKind(requestedKind) ? requestedKind : 'career';
  return { kind, parentId: kind === 'childCareer' ? (search.get('parentId') ?? '') : '' };
};

/** Path of a list, or of a term in it. */
export const addressOf = ({ kind, parentId }: TermList, id?: string): string => {
  const path = id === undefined ? href('/admin/terms') : href('/admin/terms/:id', { id });
  return `${path}?${new URLSearchParams({ kind, ...(parentId !== '' && { parentId }) })}`;
};
