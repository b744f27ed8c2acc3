import type { Encoding } from './kept-page.server.ts';

/** The best encoding that a client accepts, by its `Accept-Encoding`; `q=0` refuses one. */
export const acceptedEncoding = (header: string | undefined): Encoding => {
  if (!header) return 'identity';
  for (const encoding of ['br', 'gzip'] as const) {
    const accepted = new RegExp(`(?:^|,)\\s*${encoding}\\s*(?:;\\s*q=([\\d.]+))?\\s*(?:,|$)`, 'i').exec(header);
    if (accepted && Number(accepted[1] ?? 1) > 0) return encoding;
  }
  return 'identity';
};
