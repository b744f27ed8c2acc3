import type { Turn } from '../concurrency/turns.ts';

/** The member who uploads a file. */
export interface Uploader {
  readonly memberId: string;
  /** Network of the upload (`networkOf`). */
  readonly network: string;
  /** Whether the account is verified: unverified accounts are free to create in any number. */
  readonly isVerified: boolean;
}

/** Scheduling classes of uploads. */
type UploaderClass = 'member' | 'newcomer';

/** Bytes of a usual file. A larger one counts as several while it is queued, so that queues hold little memory. */
const USUAL_BYTES = 3 * 2 ** 20;

/**
 * Limits of each class; `places` is the number of files processed at once. A picker uploads three files at a time, and
 * members have two windows open. Unverified members have a separate queue, counted by network, since accounts are free.
 * Each class leaves a slot to the other, so that neither waits long.
 */
export const uploadQueueClasses = (places: number) => ({
  member: { atOnce: places, waiting: 24, each: 6, eachAtOnce: 1, leavesOne: true },
  newcomer: { atOnce: Math.max(1, places - 1), waiting: 12, each: 6, eachAtOnce: 1 },
});

/** Creates the queue entry of a file; `size` in any unit of work, as for {@link Turn}. */
export const toUploadTurn = (
  { memberId, network, isVerified }: Uploader,
  { bytes, size = bytes }: { bytes: number; size?: number },
): Turn<UploaderClass> => ({
  class: isVerified ? 'member' : 'newcomer',
  by: isVerified ? memberId : network,
  size,
  weight: Math.ceil(bytes / USUAL_BYTES),
});
