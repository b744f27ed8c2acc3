/** So many days somebody who has asked for their account to be deleted can change their mind (decisions §10). */
import { DAY } from '../durations.ts';

export const LEAVING_DAYS = 30;

/** So many days before the end they are told once more. */
export const REMINDER_DAYS = 3;

/** When an account is erased whose owner asked for it at a moment. */
export const erasedOn = (askedAt: Date): Date => new Date(askedAt.getTime() + LEAVING_DAYS * DAY);
