import { VIETNAM_OFFSET } from '../../days.ts';
import { DAY } from '../../durations.ts';

/** Kinds of check-in logs: an event with start and end, a permanent place, or the check-in of a wedding. */
export const CHECK_IN_KINDS = ['event', 'place', 'wedding'] as const;
export type CheckInKind = (typeof CHECK_IN_KINDS)[number];

/** Admission: everybody, members of the group and guests on the list, or only guests on the list. */
export const OPEN_TO = ['anybody', 'members', 'list'] as const;
export type OpenTo = (typeof OPEN_TO)[number];

/** Kinds of scans: entry, exit, and `void`, which cancels a mistaken scan. */
export const SCAN_KINDS = ['in', 'out', 'void'] as const;
export type ScanKind = (typeof SCAN_KINDS)[number];

/**
 * Results of a scan. `repeated`: entry of a person inside, or exit of a person outside. `unknown`: the scanned text
 * identifies nobody. `refused`: the person may not enter, for a {@link RefusalReason}.
 */
export const SCAN_RESULTS = ['ok', 'repeated', 'unknown', 'refused'] as const;
export type ScanResult = (typeof SCAN_RESULTS)[number];

/** Reasons of a refusal. `over`: the event has ended; `gone`: the scan to cancel is already cancelled. */
export const REFUSAL_REASONS = ['card', 'not-listed', 'not-member', 'over', 'gone'] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** How a person was identified: QR code, printed card, name chosen from a search, or name entered by hand. */
export const SCAN_WAYS = ['qr', 'card', 'name', 'manual'] as const;
export type ScanWay = (typeof SCAN_WAYS)[number];

/** Longest name, guest code and scanned text, in characters. */
export const GUEST_NAME_LENGTH = 120;
export const GUEST_CODE_LENGTH = 64;
export const SCANNED_TEXT_LENGTH = 2_000;
/** The most people that one code admits. */
export const MOST_SEATS = 50;

/** The most guests on a list, guests of one call, and scans of one call. */
export const MOST_GUESTS = 20_000;
export const GUESTS_AT_ONCE = 1_000;
export const SCANS_AT_ONCE = 100;

/** Hours after the end of an event in which scans still count and helpers keep access. */
export const OPEN_HOURS_AFTER_END = 12;

/** The most days that a scan may wait on an offline device. */
export const MOST_OFFLINE_DAYS = 7;

/** The path of the secret link; a signed-in member who opens it becomes a helper of the event. */
export const doorPath = (code: string): string => `/action/historyCheckIn?door=${encodeURIComponent(code)}`;

/** The number of the day in Vietnam of a moment (ISO 8601). */
const dayNumber = (moment: string): number => Math.floor((Date.parse(moment) + VIETNAM_OFFSET) / DAY);

/**
 * Whether a moment is on an earlier day, in Vietnam, than the start of an event; both are ISO 8601. Scans count on such
 * a day too; the screen asks first (docs/rules/check-in.md#before-the-day).
 */
export const isBeforeDay = (startsAt: string, moment: string): boolean => dayNumber(moment) < dayNumber(startsAt);
