import type { TermKind } from '@m4u/contract/profile/member/terms';
import { href } from 'react-router';
import { m } from '../../paraglide/messages.js';

/** Which list of terms is edited: of a kind, occupations within one line of business. */
export interface TermList {
  readonly kind: TermKind;
  readonly parentId: string;
}

/** The kinds in the order of their tabs, in words. */
export const kindWords: Readonly<Record<TermKind, () => string>> = {
  career: m.admin_terms_career,
  childCareer: m.admin_terms_childCareer,
  interest: m.admin_terms_interest,
};

const isKind = (text: string): text is TermKind => Object.hasOwn(kindWords, text);

/** The list that an address asks for. */
export const listOf = (search: URLSearchParams): TermList => {
  const asked = search.get('kind') ?? '';
  const kind = isKind(asked) ? asked : 'career';
  return { kind, parentId: kind === 'childCareer' ? (search.get('parentId') ?? '') : '' };
};

/** The address of a list, or of a term of it. */
export const addressOf = ({ kind, parentId }: TermList, id?: string): string => {
  const path = id === undefined ? href('/admin/terms') : href('/admin/terms/:id', { id });
  return `${path}?${new URLSearchParams({ kind, ...(parentId !== '' && { parentId }) })}`;
};
