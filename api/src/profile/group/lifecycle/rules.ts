/** Groups outside of agencies that one member may administer at once when another is made. */
import { DAY } from '@m4u/contract/durations';

export const MOST_OF_MEMBER = 20;

/** Groups that one agency may have. */
export const MOST_OF_AGENCY = 1_000;

const RESTORABLE_DAYS = 30;

/** Until when a group that was deleted can be brought back. */
export const restorableUntil = (deletedAt: Date): Date => new Date(deletedAt.getTime() + RESTORABLE_DAYS * DAY);

/** Groups deleted before this moment cannot be brought back. */
export const restorableSince = (now: Date): Date => new Date(now.getTime() - RESTORABLE_DAYS * DAY);
