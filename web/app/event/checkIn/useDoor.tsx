import type { CheckInCounts, CheckInEvent, Guest, ScanAnswer } from '@m4u/contract/event/checkIn/schema';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { fetchApi } from '../../platform/api/fetch-api.ts';
import { outboxOf } from '../../platform/offline/outbox-store.ts';
import { doorReducer, type DoorScan, type DoorState, type ScanSubject, type SentScan } from './doorState.tsx';
import { type DoorDevice, useDoorDevice } from './useDoorDevice.tsx';

/** Interval of requests for changes by other devices, in milliseconds. */
const ASKING = 3_000;

/** Time (ms) to wait for the server's answer to a scan before the device judges it. */
const PATIENCE = 1_500;

interface Changes {
  readonly data: readonly Guest[];
  readonly counts: CheckInCounts;
  readonly seq: number;
  readonly more: boolean;
}

const readChanges = async (id: string, after: number): Promise<Changes | undefined> => {
  const response = await fetchApi(`/logsCheckIn/door/${id}?after=${after}`);
  return response.ok ? ((await response.json()) as Changes) : undefined;
};

/** Polls changes while the page is visible; returns whether the device is online. */
const useChanges = (id: string, state: DoorState, tell: (changes: Changes) => void): boolean => {
  const [online, setOnline] = useState(true);
  const seq = useRef(state.seq);
  useEffect(() => {
    seq.current = Math.max(seq.current, state.seq);
  });
  useEffect(() => {
    let cancelled = false;
    let asking = false;
    const ask = async () => {
      if (asking || document.visibilityState !== 'visible') return;
      asking = true;
      try {
        for (let more = true; more && !cancelled;) {
          const changes = await readChanges(id, seq.current);
          if (!changes || cancelled) break;
          seq.current = changes.seq;
          more = changes.more;
          tell(changes);
        }
        if (!cancelled) setOnline(navigator.onLine);
      } catch {
        if (!cancelled) setOnline(false);
      } finally {
        asking = false;
      }
    };
    const isLost = () => setOnline(false);
    const timer = setInterval(() => void ask(), ASKING);
    const now = () => void ask();
    void ask();
    window.addEventListener('online', now);
    window.addEventListener('offline', isLost);
    document.addEventListener('visibilitychange', now);
    return () => {
      cancelled = true;
      clearInterval(timer);
      window.removeEventListener('online', now);
      window.removeEventListener('offline', isLost);
      document.removeEventListener('visibilitychange', now);
    };
  }, [id, tell]);
  return online;
};

interface Answers {
  readonly data: readonly ScanAnswer[];
  readonly counts: CheckInCounts;
}

const toSentScan = ({ sent }: DoorScan): SentScan => sent;

/** Sends scans directly, without the outbox. Errors: the device is offline, or the server refuses the scans. */
const sendScans = async (history: string, device: DoorDevice, scans: readonly SentScan[]): Promise<Answers> => {
  const response = await fetchApi('/logsCheckIn', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ history, device, scans }),
  });
  if (!response.ok) throw new Error(`the door answered ${response.status}`);
  return (await response.json()) as Answers;
};

/** An entry, an exit or a cancellation to send. */
export interface NewScan extends ScanSubject {
  readonly kind: SentScan['kind'];
  readonly how: SentScan['how'];
  readonly people?: number;
  /** Label of the scan until the server answers with the name. */
  readonly label: string;
}

/**
 * Check-in on this device: polls guests and counts, sends scans through the outbox, so that offline scans wait and
 * count once, and judges scans itself until the server answers.
 */
export const useDoor = (event: CheckInEvent, reader: string, origins: readonly string[]) => {
  const [state, dispatch] = useReducer(doorReducer, {
    guests: new Map<string, Guest>(),
    counts: event.counts,
    seq: 0,
    scans: [],
  });
  const { device, rename } = useDoorDevice();
  const lane = `check-in ${event._id}`;
  const tell = useCallback(
    ({ data, counts, seq }: Changes) => dispatch({ type: 'changes', guests: data, counts, seq }),
    [],
  );
  const online = useChanges(event._id, state, tell);

  const latestScans = useRef(state.scans);
  useEffect(() => {
    latestScans.current = state.scans;
  });
  useEffect(() => {
    const outbox = outboxOf(reader);
    const take = ({ data, counts }: Answers) => {
      for (const answer of data) dispatch({ type: 'answered', answer, counts });
    };
    const look = async () => {
      const entries = (await outbox.entries()).filter((entry) => entry.lane === lane);
      dispatch({ type: 'queue', entries });
      const queuedIds = new Set(entries.map(({ id }) => id));
      const sent = latestScans.current.filter(
        ({ state: scanState, sent: { nonce } }) => scanState === 'waiting' && !queuedIds.has(nonce),
      );
      // Another tab or the service worker has sent these scans: sent again, they get the same answers.
      if (sent.length > 0) take(await sendScans(event._id, device, sent.map(toSentScan)));
    };
    const lookAround = () => void look().catch(() => undefined);
    lookAround();
    const timer = setInterval(lookAround, ASKING);
    const stop = outbox.listen((news) => {
      if (news.type === 'changed') lookAround();
      else if (news.entry.lane === lane) take(news.answer as Answers);
    });
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [event._id, reader, lane, device]);

  const scan = useCallback(
    ({ label, ...newScan }: NewScan): string => {
      const nonce = crypto.randomUUID();
      const sent: SentScan = { ...newScan, nonce, at: new Date().toISOString() };
      dispatch({ type: 'scanned', sent, label, origins });
      setTimeout(() => dispatch({ type: 'waits', nonce }), navigator.onLine ? PATIENCE : 0);
      void outboxOf(reader).add({
        id: nonce,
        path: '/logsCheckIn',
        method: 'POST',
        body: { history: event._id, device, scans: [sent] },
        label: `${event.title}: ${label}`.slice(0, 200),
        lane,
      });
      return nonce;
    },
    [event._id, event.title, reader, device, lane, origins],
  );
  return { ...state, online, device, rename, scan };
};

export type Door = ReturnType<typeof useDoor>;
