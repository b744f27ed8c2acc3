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
  readonly texts: { readonly hint: string; readonly code: string; readonly number: string };
}

const toNfc = (text: string): string => text.normalize('NFC');

/** Normalises the sheet's texts to NFC: otherwise marks print beside their letters. */
const normalizeSheet = ({ title, cards, texts }: CardSheet): CardSheet => ({
  title: toNfc(title),
  cards,
  texts: { hint: toNfc(texts.hint), code: toNfc(texts.code), number: toNfc(texts.number) },
});

/**
 * Creates a PDF of cards on A4, ten per page with cut marks, for the member of staff `by`. It contains codes, so it is
 * drawn each time and never cached. Errors: unavailable, rate-limited, print-too-long.
 */
export const printCards = (sheet: CardSheet, by: string): Promise<Uint8Array> =>
  drawInThread(
    new URL('./card-worker.ts', import.meta.url),
    { class: 'staff', by, size: sheet.cards.length },
    normalizeSheet(sheet),
  );
