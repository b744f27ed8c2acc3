import { drawInThread } from './thread.ts';

/** One card to be printed. */
export interface PrintedCard {
  /** What its QR code says. */
  readonly address: string;
  /** Its place in its batch; null for one that has none. */
  readonly number: number | null;
  /** Its activation code as people read it; null for one that needs none. */
  readonly code: string | null;
}

/** Cards to be printed together, and the words beside them. */
export interface CardSheet {
  readonly title: string;
  readonly cards: readonly PrintedCard[];
  readonly words: { readonly hint: string; readonly code: string; readonly number: string };
}

const composed = (text: string): string => text.normalize('NFC');

/** The sheet as its thread gets it: what is not in NFC prints its marks beside its letters. */
const prepared = ({ title, cards, words }: CardSheet): CardSheet => ({
  title: composed(title),
  cards,
  words: { hint: composed(words.hint), code: composed(words.code), number: composed(words.number) },
});

/**
 * A PDF of cards on A4, ten on a page with cut marks, for the member of staff `by`. It has codes on it, so it is drawn
 * each time and kept nowhere. Errors: unavailable, rate-limited, print-too-long.
 */
export const printCards = (sheet: CardSheet, by: string): Promise<Uint8Array> =>
  drawInThread(
    new URL('./card-worker.ts', import.meta.url),
    { class: 'staff', by, size: sheet.cards.length },
    prepared(sheet),
  );
