/** Maximum number of groups outside of agencies that one member may administer when they create another. */
import { DAY } from '@m4u/contract/durations';

export const MOST_GROUPS_OF_MEMBER = 20;

/** Maximum number of groups of one agency. */
export const MOST_GROUPS_OF_AGENCY = 1_000;

const RESTORABLE_DAYS = 30;

/** Until when a deleted group can be restored. */
export const restorableUntil = (deletedAt: Date): Date => new Date(deletedAt.getTime() + RESTORABLE_DAYS * DAY);

/** Groups deleted before this moment cannot be restored. */
export const restorableSince = (now: Date): Date => new Date(now.getTime() - RESTORABLE_DAYS * DAY);
