import { withoutAddresses } from '@m4u/contract/address/addresses';
import { cut } from '@m4u/contract/share-text';

/** Characters of a name that a subject, a sender or a sentence of a letter shows. */
const SHOWN = 60;

/**
 * A name as people wrote it, fit for a letter, a text message or a push: one line without characters that do not show
 * or turn the order of a line, cut to `maximum` characters, and nothing in it that a program makes a link of.
 */
export const quietName = (name: string, maximum = SHOWN): string =>
  withoutAddresses(
    cut(
      name
        .toWellFormed()
        .replaceAll(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
        // Joiners stay: emoji are made with them.
        .replaceAll(/(?!\u200d)\p{Cf}/gu, '')
        .trim(),
      maximum,
    ),
  );

/**
 * The same in quotation marks that the name cannot close: words of people are told from the platform's. They never
 * stand first in a subject, a text message or the name of a sender.
 */
export const quotedName = (name: string, maximum = SHOWN): string =>
  `“${quietName(name.replaceAll(/["“”„‟«»❝❞〝〞＂]/g, '’'), maximum)}”`;
