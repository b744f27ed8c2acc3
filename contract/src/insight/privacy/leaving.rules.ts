/**
 * Deletion of accounts: days between the request and the erasure; until then the account can be kept
 * (docs/rules/privacy.md#deletion).
 */
import { DAY } from '../../durations.ts';

export const DELETION_DAYS = 30;

/** The member is reminded this many days before the erasure. */
export const REMINDER_DAYS = 3;

/** The moment at which an account is erased, given the moment of the deletion request. */
export const erasedOn = (askedAt: Date): Date => new Date(askedAt.getTime() + DELETION_DAYS * DAY);
