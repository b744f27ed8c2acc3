import type { Owner } from '@m4u/contract/common';
import type { ReactNode } from 'react';
import type { ContentRows } from './ContentLists.tsx';
import type { KindPaths } from './paths.tsx';

/** Title of a kind of content on pages, and labels of its owner's buttons. */
export interface KindWords {
  /** Heading of its section and list, and label of their links. */
  readonly title: () => string;
  readonly add: () => string;
  /** Absent when the owner cannot choose the order. */
  readonly arrange?: () => string;
}

/** A kind of content on pages. Words that only a list or editor needs are in those screens. */
export interface ContentKind {
  readonly paths: KindPaths;
  readonly texts: KindWords;
  /** Words that differ on a group's page. */
  readonly groupTexts?: Partial<KindWords>;
}

/** Props of every card. */
export interface CardProps<Card> {
  readonly item: Card;
  /** Language of the owner's texts. */
  readonly lang: string;
  /** Heading level; `h3` by default. */
  readonly heading?: 'h2' | 'h3';
  /** On the first screen, so its picture loads at once. */
  readonly priority?: boolean;
}

/**
 * A kind whose pieces are cards in lists. Public pages import it, so it must not import forms, which would be sent with
 * every page, or calls, which are for the server (`KindCalls` in calls.server.ts).
 */
export interface CardKind<Card> extends ContentKind {
  /** Id of its section on a page. */
  readonly id: string;
  /** Arrangement of the cards: `ContentRows` or `ContentGrid`. */
  readonly List: typeof ContentRows;
  readonly Card: (props: CardProps<Card>) => ReactNode;
}

/** Words of a kind on the page of a member or group. */
export const kindWordsFor = ({ texts, groupTexts }: ContentKind, owner: Owner['kind']): KindWords =>
  owner === 'group' ? { ...texts, ...groupTexts } : texts;
