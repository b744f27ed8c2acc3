/** Days for which an account that waits to be deleted can be kept (docs/rules/privacy.md#deletion). */
import { DAY } from '../../durations.ts';

export const LEAVING_DAYS = 30;

/** So many days before the end they are told once more. */
export const REMINDER_DAYS = 3;

/** When an account is erased whose owner asked for it at a moment. */
export const erasedOn = (askedAt: Date): Date => new Date(askedAt.getTime() + LEAVING_DAYS * DAY);
