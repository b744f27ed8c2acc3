import type { Turn } from '../concurrency/turns.ts';

/** The member who sends a file. */
export interface Sender {
  readonly memberId: string;
  /** The network that the file comes from (`networkOf`). */
  readonly network: string;
  /** Anybody can register any number of accounts without verifying one. */
  readonly isVerified: boolean;
}

/** The classes that files of members take turns in. */
type SenderClass = 'member' | 'newcomer';

/** Bytes of a usual file. A larger one takes the room of several while it waits, so that no line holds much memory. */
const USUAL = 3 * 2 ** 20;

/**
 * Places for each class of senders, where `places` is how many files are read at once, and the usual files that may wait.
 * A picker sends three files at a time, and members have two windows open. Unverified members have a line of their own,
 * in which they count by their network, since new accounts cost nothing. Either class leaves a place to the other, so
 * that neither waits for long.
 */
export const senderClasses = (places: number) => ({
  member: { atOnce: places, waiting: 24, each: 6, eachAtOnce: 1, leavesOne: true },
  newcomer: { atOnce: Math.max(1, places - 1), waiting: 12, each: 6, eachAtOnce: 1 },
});

/** The turn of a file of so many bytes; `size` in any unit of work, as for {@link Turn}. */
export const turnOf = (
  { memberId, network, isVerified }: Sender,
  { bytes, size = bytes }: { bytes: number; size?: number },
): Turn<SenderClass> => ({
  class: isVerified ? 'member' : 'newcomer',
  by: isVerified ? memberId : network,
  size,
  weight: Math.ceil(bytes / USUAL),
});
