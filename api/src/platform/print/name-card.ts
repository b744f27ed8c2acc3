import type { CardFinish } from '@m4u/contract/profile/registration/cardDesign';
import { drawInThread } from './thread.ts';

/** The cards of one order: one front, and a back for each card. */
export interface NameCards {
  readonly finish: CardFinish;
  readonly name: string;
  readonly title: string;
  /** `logo` is a JPEG. */
  readonly emblem: { readonly name: string; readonly logo: Uint8Array | undefined } | null;
  /** Address in print, without its scheme. */
  readonly link: string;
  /** Addresses in the QR codes, one for each card. */
  readonly codes: readonly string[];
  readonly words: { readonly call: string; readonly purpose: string };
}

const toNfc = (text: string): string => text.normalize('NFC');

/**
 * Creates a PDF of cards in their true size, one side on each page, for the member of staff `by`. Errors: unavailable,
 * rate-limited, print-too-long.
 */
export const printNameCards = ({ name, title, emblem, ...cards }: NameCards, by: string): Promise<Uint8Array> =>
  drawInThread(
    new URL('./name-card-worker.ts', import.meta.url),
    { class: 'staff', by, size: cards.codes.length },
    { ...cards, name: toNfc(name), title: toNfc(title), emblem: emblem && { ...emblem, name: toNfc(emblem.name) } },
  );
