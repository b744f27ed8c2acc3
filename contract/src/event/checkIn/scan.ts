import { readScan } from '../../social/phonebook/scan.ts';

/** The person or card that a scanned text identifies at check-in. */
export type DoorScan =
  /** A member’s page, by id or short link. */
  | { readonly kind: 'page'; readonly id: string }
  /** A printed card. */
  | { readonly kind: 'card'; readonly id: string }
  /** A guest's code, alone or in the link of a personal invitation. */
  | { readonly kind: 'guest'; readonly code: string }
  | { readonly kind: 'other' };

/** The form of a guest's code: 1 to 64 letters, digits, dots, underscores and hyphens. */
const CODE = /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,63}$/u;

/** Reads a scanned text; a QR code with a whole contact card is resolved to the page in its website field. */
const readSiteScan = (text: string, origins: readonly string[]) => {
  const scan = readScan(text, origins);
  return scan.kind === 'card' && scan.website !== '' ? readScan(scan.website, origins) : scan;
};

/**
 * Parses a text that was scanned or entered at check-in. `origins` are the origins of this site; links to other sites
 * identify nobody (`other`). Never throws.
 */
export const readDoorScan = (text: string, origins: readonly string[]): DoorScan => {
  const scan = readSiteScan(text, origins);
  if (scan.kind === 'own') {
    if (scan.of === 'page' || scan.of === 'card') return { kind: scan.of, id: scan.id };
    const code = new URL(scan.path, 'https://here').searchParams.get('guest')?.trim() ?? '';
    return CODE.test(code) ? { kind: 'guest', code } : { kind: 'other' };
  }
  const bare = text.trim();
  // `readScan` takes a bare number for a phone number, but it may be a guest's code.
  return CODE.test(bare) ? { kind: 'guest', code: bare } : { kind: 'other' };
};
