/** What a check-in log is kept for: an event with its hours, a place that is always there, or a wedding’s door. */
export const CHECK_IN_KINDS = ['event', 'place', 'wedding'] as const;
export type CheckInKind = (typeof CHECK_IN_KINDS)[number];

/** Who is let in: anybody, the members of the group and who is on the list, or only who is on the list. */
export const OPEN_TO = ['anybody', 'members', 'list'] as const;
export type OpenTo = (typeof OPEN_TO)[number];

/** What was done at the door; `void` takes back a scan that was a mistake. */
export const SCAN_KINDS = ['in', 'out', 'void'] as const;
export type ScanKind = (typeof SCAN_KINDS)[number];

/**
 * What came of it. `repeated`: somebody who is inside came in again, or who is not inside went out. `unknown`: nobody is
 * known by what was scanned. `refused`: somebody who may not come in, for a {@link RefusalReason}.
 */
export const SCAN_RESULTS = ['ok', 'repeated', 'unknown', 'refused'] as const;
export type ScanResult = (typeof SCAN_RESULTS)[number];

/** Why somebody was refused. `over`: after the event; `gone`: what was to be taken back was taken back before. */
export const REFUSAL_REASONS = ['card', 'not-listed', 'not-member', 'over', 'gone'] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** How somebody was found: a code, a printed card, a name that was looked up, or a name that was typed. */
export const SCAN_WAYS = ['qr', 'card', 'name', 'manual'] as const;
export type ScanWay = (typeof SCAN_WAYS)[number];

/** Letters of a name, of a guest’s code and of a scanned text, and people that come by one code, at most. */
export const GUEST_NAME = 120;
export const GUEST_CODE = 64;
export const SCANNED_TEXT = 2_000;
export const MOST_SEATS = 50;

/** Guests on a list, guests sent at once, and scans sent at once, at most. */
export const MOST_GUESTS = 20_000;
export const GUESTS_AT_ONCE = 1_000;
export const SCANS_AT_ONCE = 100;

/** Hours after the end of an event in which scans still count, and in which its helpers still have the door. */
export const HOURS_AFTER = 12;

/** Days for which a scan may have waited on a device without a line. */
export const DAYS_WAITING = 7;

/** The path of the secret link that makes whoever opens it, signed in, a helper at a door. */
export const doorPath = (code: string): string => `/action/historyCheckIn?door=${encodeURIComponent(code)}`;
