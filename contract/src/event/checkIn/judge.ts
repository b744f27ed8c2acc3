import { readDoor } from './scan.ts';

/** Somebody on the list as a device keeps them. */
export interface KeptGuest {
  readonly _id: string;
  readonly code: string | null;
  readonly name: string;
  readonly state: 'waiting' | 'inside' | 'left';
}

/** A scan that waits on the device for a line. */
export interface WaitingScan {
  readonly kind: 'in' | 'out' | 'void';
  readonly text?: string | undefined;
  readonly guestId?: string | undefined;
}

/** What a device can tell by itself. `later`: only the server knows whose page or card that is. */
export interface Judgement<T extends KeptGuest> {
  readonly verdict: 'known' | 'repeated' | 'unknown' | 'later';
  readonly guest?: T | undefined;
}

const guestMeant = <T extends KeptGuest>(
  { text, guestId }: WaitingScan,
  guests: readonly T[],
  origins: readonly string[],
): T | undefined => {
  if (guestId !== undefined) return guests.find(({ _id }) => _id === guestId);
  const scan = readDoor(text ?? '', origins);
  if (scan.kind !== 'guest') return undefined;
  const code = scan.code.toLowerCase();
  return guests.find((guest) => guest.code === scan.code) ?? guests.find((guest) => guest.code?.toLowerCase() === code);
};

/**
 * What a device tells of a scan by the list that it keeps and by what waits on it, while there is no line. What the
 * server answers later is what counts.
 */
export const judgeOffline = <T extends KeptGuest>(
  scan: WaitingScan,
  guests: readonly T[],
  waiting: readonly WaitingScan[],
  origins: readonly string[],
): Judgement<T> => {
  const guest = guestMeant(scan, guests, origins);
  if (!guest) {
    const isSame = ({ kind, text }: WaitingScan) => kind === scan.kind && text === scan.text;
    const read = readDoor(scan.text ?? '', origins);
    if (read.kind === 'other' || read.kind === 'guest') return { verdict: 'unknown' };
    return { verdict: waiting.some(isSame) ? 'repeated' : 'later' };
  }
  const last = waiting.findLast((other) => guestMeant(other, guests, origins)?._id === guest._id);
  const isInside = last && last.kind !== 'void' ? last.kind === 'in' : guest.state === 'inside';
  return { guest, verdict: isInside === (scan.kind === 'in') ? 'repeated' : 'known' };
};
