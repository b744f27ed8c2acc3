import { decideOffline, type OfflineDecision } from '@m4u/contract/event/checkIn/offlineDecision';
import type { CheckInCounts, CheckInLog, Guest, ScanAnswer } from '@m4u/contract/event/checkIn/schema';
import type { OutboxEntry } from '../../platform/offline/outbox.ts';

/** The person of a scan, in the fields of the API. */
export interface ScanSubject {
  readonly text?: string;
  readonly guestId?: string;
  readonly memberId?: string;
  readonly name?: string;
  readonly voids?: string;
}

/** A scan as posted to the API. */
export interface SentScan extends ScanSubject {
  readonly nonce: string;
  readonly kind: 'in' | 'out' | 'void';
  readonly how: 'qr' | 'name' | 'manual';
  readonly people?: number;
  readonly at: string;
}

/** A scan of this device with its present state. */
export interface DoorScan {
  readonly sent: SentScan;
  /** Label of the scan until the server answers with the name. */
  readonly label: string;
  readonly state: 'sending' | 'waiting' | 'done' | 'failed';
  /** The device's own judgement before the server answers. */
  readonly decision: OfflineDecision<Guest>;
  readonly log?: CheckInLog;
  readonly guest?: Guest | null;
  /** The server's reason for refusing the scan. */
  readonly refusal?: string;
}

/** The state of check-in on a device. */
export interface DoorState {
  readonly guests: ReadonlyMap<string, Guest>;
  readonly counts: CheckInCounts;
  /** Number of the latest change that this device has read. */
  readonly seq: number;
  /** Scans of this device, latest first. */
  readonly scans: readonly DoorScan[];
}

/** Events of the reducer: changes read, scan made, answer not received in time, scan answered, and outbox read. */
export type DoorEvent =
  | {
      readonly type: 'changes';
      readonly guests: readonly Guest[];
      readonly counts: CheckInCounts;
      readonly seq: number;
    }
  | { readonly type: 'scanned'; readonly sent: SentScan; readonly label: string; readonly origins: readonly string[] }
  | { readonly type: 'waits'; readonly nonce: string }
  | { readonly type: 'answered'; readonly answer: ScanAnswer; readonly counts: CheckInCounts }
  | { readonly type: 'queue'; readonly entries: readonly OutboxEntry[] };

/** The most scans shown. */
const MOST = 50;

const listWaiting = (scans: readonly DoorScan[]) =>
  scans
    .filter(({ state }) => state === 'waiting' || state === 'sending')
    .map(({ sent }) => sent)
    .toReversed();

/** Merges changed guests; an older answer never replaces a newer state. */
const withGuests = (guests: ReadonlyMap<string, Guest>, changed: readonly Guest[]): ReadonlyMap<string, Guest> => {
  const next = new Map(guests);
  for (const guest of changed) if ((next.get(guest._id)?.seq ?? -1) <= guest.seq) next.set(guest._id, guest);
  return next;
};

const withScan = (scans: readonly DoorScan[], nonce: string, change: (scan: DoorScan) => DoorScan): DoorScan[] =>
  scans.map((scan) => (scan.sent.nonce === nonce ? change(scan) : scan));

/** Restores a scan in the outbox from an earlier visit of the page. */
const restoreScan = ({ body, label }: OutboxEntry): DoorScan | undefined => {
  const [sent] = (body as { scans?: SentScan[] }).scans ?? [];
  return sent && { sent, label, state: 'waiting', decision: { verdict: 'later' } };
};

const restoreQueued = (scans: readonly DoorScan[], entries: readonly OutboxEntry[]): DoorScan[] => {
  const nonces = new Set(scans.map(({ sent }) => sent.nonce));
  const older = entries.filter(({ id }) => !nonces.has(id)).flatMap((entry) => restoreScan(entry) ?? []);
  const refusals = new Map(entries.flatMap(({ id, refusal }) => (refusal ? [[id, refusal.message] as const] : [])));
  return [...scans, ...older.toReversed()].map((scan) => {
    const refusal = refusals.get(scan.sent.nonce);
    return refusal === undefined ? scan : { ...scan, state: 'failed', refusal };
  });
};

/** Reducer of the state of check-in. */
export const doorReducer = (state: DoorState, event: DoorEvent): DoorState => {
  switch (event.type) {
    case 'changes':
      return {
        ...state,
        guests: withGuests(state.guests, event.guests),
        counts: event.counts,
        seq: Math.max(state.seq, event.seq),
      };
    case 'scanned': {
      const { sent, label, origins } = event;
      const decision =
        sent.kind === 'void' || (sent.text === undefined && sent.guestId === undefined)
          ? ({ verdict: 'later' } as const)
          : decideOffline(sent, [...state.guests.values()], listWaiting(state.scans), origins);
      return { ...state, scans: [{ sent, label, state: 'sending' as const, decision }, ...state.scans].slice(0, MOST) };
    }
    case 'waits':
      return {
        ...state,
        scans: withScan(state.scans, event.nonce, (scan) =>
          scan.state === 'sending' ? { ...scan, state: 'waiting' } : scan,
        ),
      };
    case 'answered': {
      const { log, guest } = event.answer;
      const undone = log.kind === 'void' && log.result === 'ok' ? log.voids : null;
      const scans = withScan(state.scans, log.nonce, (scan) => ({ ...scan, state: 'done', log, guest })).map((scan) =>
        scan.log && scan.log._id === undone ? { ...scan, log: { ...scan.log, voided: true } } : scan,
      );
      return { ...state, scans, counts: event.counts, guests: withGuests(state.guests, guest ? [guest] : []) };
    }
    case 'queue':
      return { ...state, scans: restoreQueued(state.scans, event.entries) };
  }
};

/** Appearances of a scan. */
export type ScanAppearance =
  | 'ok'
  | 'repeated'
  | 'unknown'
  | 'refused'
  | 'checking'
  | 'known-waits'
  | 'later'
  | 'failed';

/** The appearance of a scan by its state and result. */
export const appearanceOf = ({ state, log, decision }: DoorScan): ScanAppearance => {
  if (state === 'failed') return 'failed';
  if (log) return log.result;
  if (state === 'sending') return 'checking';
  return decision.verdict === 'known' ? 'known-waits' : decision.verdict;
};

/** Name of the person, or the scanned text. */
export const scanName = ({ log, decision, label }: DoorScan): string =>
  (log?.name ?? '') || decision.guest?.name || label;
