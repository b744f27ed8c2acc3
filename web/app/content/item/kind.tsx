import type { Owner } from '@m4u/contract/common';
import type { ReactNode } from 'react';
import type { ContentRows } from './ContentLists.tsx';
import type { KindPaths } from './paths.tsx';

/** The title of a kind of content on pages, and the words of its owner's buttons. */
export interface KindWords {
  /** Stands over its section, its list and the way to both. */
  readonly title: () => string;
  readonly add: () => string;
  /** Absent where the owner does not choose the order. */
  readonly arrange?: () => string;
}

/** A kind of content as pages show it. Words that only a list or an editor has stand in those screens. */
export interface ContentKind {
  readonly paths: KindPaths;
  readonly words: KindWords;
  /** Words that differ on a group's page. */
  readonly groupWords?: Partial<KindWords>;
}

/** Props of every card. */
export interface CardProps<Card> {
  readonly item: Card;
  /** The language of what the owner wrote. */
  readonly lang: string;
  /** The level of its heading; `h3` when left out. */
  readonly heading?: 'h2' | 'h3';
  /** It is on the first screen: its picture is fetched at once. */
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
