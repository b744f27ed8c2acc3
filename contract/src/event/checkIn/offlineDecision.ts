import { readDoorScan } from './scan.ts';

/** A guest in the copy of the list on a device. */
export interface OfflineGuest {
  readonly _id: string;
  readonly code: string | null;
  readonly name: string;
  readonly state: 'waiting' | 'inside' | 'left';
}

/** A scan that waits on the device until it is online. */
export interface WaitingScan {
  readonly kind: 'in' | 'out' | 'void';
  readonly text?: string | undefined;
  readonly guestId?: string | undefined;
}

/** Offline result of a scan. `later`: only the server can resolve a page or card. */
export interface OfflineDecision<T extends OfflineGuest> {
  readonly verdict: 'known' | 'repeated' | 'unknown' | 'later';
  readonly guest?: T | undefined;
}

const findScannedGuest = <T extends OfflineGuest>(
  { text, guestId }: WaitingScan,
  guests: readonly T[],
  origins: readonly string[],
): T | undefined => {
  if (guestId !== undefined) return guests.find(({ _id }) => _id === guestId);
  const scan = readDoorScan(text ?? '', origins);
  if (scan.kind !== 'guest') return undefined;
  const code = scan.code.toLowerCase();
  return guests.find((guest) => guest.code === scan.code) ?? guests.find((guest) => guest.code?.toLowerCase() === code);
};

/**
 * Judges a scan on an offline device, by its copy of the list and its waiting scans. The later answer of the server is
 * the valid one.
 */
export const decideOffline = <T extends OfflineGuest>(
  scan: WaitingScan,
  guests: readonly T[],
  waiting: readonly WaitingScan[],
  origins: readonly string[],
): OfflineDecision<T> => {
  const guest = findScannedGuest(scan, guests, origins);
  if (!guest) {
    const isSame = ({ kind, text }: WaitingScan) => kind === scan.kind && text === scan.text;
    const read = readDoorScan(scan.text ?? '', origins);
    if (read.kind === 'other' || read.kind === 'guest') return { verdict: 'unknown' };
    return { verdict: waiting.some(isSame) ? 'repeated' : 'later' };
  }
  const last = waiting.findLast((other) => findScannedGuest(other, guests, origins)?._id === guest._id);
  const isInside = last && last.kind !== 'void' ? last.kind === 'in' : guest.state === 'inside';
  return { guest, verdict: isInside === (scan.kind === 'in') ? 'repeated' : 'known' };
};
