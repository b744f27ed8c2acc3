import type { Owner } from '@m4u/contract/common';
import type { ReactNode } from 'react';
import type { ContentRows } from './ContentLists.tsx';
import type { KindPaths } from './paths.tsx';

/** What pages call a kind of content, and what its owner's buttons say. */
export interface KindWords {
  /** All of a kind. */
  readonly title: () => string;
  readonly add: () => string;
  /** Absent where the owner does not choose the order. */
  readonly arrange?: () => string;
}

/** A kind of content as pages show it. Words that only a list or an editor has stand in those screens. */
export interface ContentKind {
  readonly paths: KindPaths;
  readonly words: KindWords;
  /** What groups call it otherwise. */
  readonly groupWords?: Partial<KindWords>;
}

/** What every card is given. */
export interface CardProps<Card> {
  readonly item: Card;
  /** The language of what the owner wrote. */
  readonly lang: string;
  /** The heading that fits where the card stands. */
  readonly heading?: 'h2' | 'h3';
  /** On the first screen. */
  readonly priority?: boolean;
}

/**
 * A kind whose pieces stand in lists as cards. Public pages import it: it may not import forms, which would be sent with
 * every page, or calls, which are the server's (`KindCalls` in calls.server.ts).
 */
export interface CardKind<Card> extends ContentKind {
  /** The id of its section on a page. */
  readonly id: string;
  /** How cards stand: `ContentRows` or `ContentGrid`. */
  readonly List: typeof ContentRows;
  readonly Card: (props: CardProps<Card>) => ReactNode;
}

/** The words of a kind on the page of a member or of a group. */
export const wordsOn = ({ words, groupWords }: ContentKind, owner: Owner['kind']): KindWords =>
  owner === 'group' ? { ...words, ...groupWords } : words;
