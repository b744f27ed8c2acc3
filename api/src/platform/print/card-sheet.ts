import { drawInThread } from './thread.ts';

/** A card to print. */
export interface PrintedCard {
  /** Address in its QR code. */
  readonly address: string;
  /** Number within its batch; null without a batch. */
  readonly number: number | null;
  /** Activation code in readable form; null when none is needed. */
  readonly code: string | null;
}

/** A sheet of cards with its texts. */
export interface CardSheet {
  readonly title: string;
  readonly cards: readonly PrintedCard[];
  readonly words: { readonly hint: string; readonly code: string; readonly number: string };
}

const composed = (text: string): string => text.normalize('NFC');

/** Normalises the sheet's texts to NFC: otherwise marks print beside their letters. */
const prepared = ({ title, cards, words }: CardSheet): CardSheet => ({
  title: composed(title),
  cards,
  words: { hint: composed(words.hint), code: composed(words.code), number: composed(words.number) },
});

/**
 * Creates a PDF of cards on A4, ten per page with cut marks, for the member of staff `by`. It contains codes, so it is
 * drawn each time and never cached. Errors: unavailable, rate-limited, print-too-long.
 */
export const printCards = (sheet: CardSheet, by: string): Promise<Uint8Array> =>
  drawInThread(
    new URL('./card-worker.ts', import.meta.url),
    { class: 'staff', by, size: sheet.cards.length },
    prepared(sheet),
  );
