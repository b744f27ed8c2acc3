import { readScan } from '../../social/phonebook/scan.ts';

/** Whom a scanned text means at a door, as far as the text tells. */
export type DoorScan =
  /** A member’s page, by id or short link. */
  | { readonly kind: 'page'; readonly id: string }
  /** A printed card. */
  | { readonly kind: 'card'; readonly id: string }
  /** A guest’s own code: of a personal invitation, or the code alone. */
  | { readonly kind: 'guest'; readonly code: string }
  | { readonly kind: 'other' };

/** Longer than any code of a guest, and with nothing that a code does not have. */
const CODE = /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,63}$/u;

/** The card that a QR code holds as a whole has its owner’s page in it. */
const readOwn = (text: string, origins: readonly string[]) => {
  const scan = readScan(text, origins);
  return scan.kind === 'card' && scan.website !== '' ? readScan(scan.website, origins) : scan;
};

/**
 * Tells whom a text means that was scanned or typed at a door. `origins` are the addresses that this site is reached
 * by; what leads elsewhere means nobody. Errors: none, whatever the text.
 */
export const readDoor = (text: string, origins: readonly string[]): DoorScan => {
  const scan = readOwn(text, origins);
  if (scan.kind === 'own') {
    if (scan.of === 'page' || scan.of === 'card') return { kind: scan.of, id: scan.id };
    const code = new URL(scan.path, 'https://here').searchParams.get('guest')?.trim() ?? '';
    return CODE.test(code) ? { kind: 'guest', code } : { kind: 'other' };
  }
  const bare = text.trim();
  // A number alone is read as a telephone’s, and may be somebody’s code as well.
  return CODE.test(bare) ? { kind: 'guest', code: bare } : { kind: 'other' };
};
