import { withoutAddresses } from '@m4u/contract/address/addresses';
import { cut } from '@m4u/contract/share-text';

/** Maximum characters of a name in a subject, sender or sentence. */
const SHOWN = 60;

/**
 * Makes a user's name safe for a mail, text message or push: one line, no invisible or bidirectional characters, at
 * most `maximum` characters, and nothing that programs turn into a link.
 */
export const sanitizeName = (name: string, maximum = SHOWN): string =>
  withoutAddresses(
    cut(
      name
        .toWellFormed()
        .replaceAll(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
        // Keep joiners, which emoji use.
        .replaceAll(/(?!\u200d)\p{Cf}/gu, '')
        .trim(),
      maximum,
    ),
  );

/**
 * As {@link sanitizeName}, in quotation marks that the name cannot close, so that user text is distinct from the
 * platform's. Never place it first in a subject, text message or sender name.
 */
export const quoteName = (name: string, maximum = SHOWN): string =>
  `“${sanitizeName(name.replaceAll(/["“”„‟«»❝❞〝〞＂]/g, '’'), maximum)}”`;
