import { dayOf } from '@m4u/contract/days';
import { DAY } from '@m4u/contract/durations';
import { hasOptedOut } from '../../platform/actor.ts';
import type { Clock } from '../../platform/time/clock.ts';
import type { Tracker } from '../../platform/context.ts';
import type { Executor } from '../../platform/database/database.ts';
import { endOfDay } from '../../platform/time/days.ts';
import { networkOf } from '../../platform/limits/address.ts';
import type { Log } from '../../platform/log.ts';
import { createDeviceReader, type TrackedAction, OPENING_KINDS, type Visitor } from './rules.ts';
import { storeActions } from './store.service.ts';

/** Pause between two writes, in milliseconds; a crash loses at most this period. */
const PAUSE = 1_000;

/** Most different entries, and most visitors, in memory between two writes; others are dropped. */
const MOST_BUFFERED = 50_000;

/** Parts of the platform that the tracker needs. */
export interface TrackerOptions {
  readonly db: Executor;
  readonly clock: Clock;
  readonly log: Log;
}

/** A tracker with its start and stop. */
export interface RunningTracker extends Tracker {
  /** Starts the write every second. */
  start(): void;
  /** Writes the remaining entries and stops. */
  stop(): Promise<void>;
}

/** Returns today in Vietnam, computed once a day. */
const createCalendar = (clock: Clock) => {
  let day = '';
  let begins = 0;
  let ends = 0;
  return (): string => {
    const now = clock.now();
    const time = now.getTime();
    if (time < begins || time >= ends) {
      day = dayOf(now);
      ends = endOfDay(day).getTime();
      begins = ends - DAY;
    }
    return day;
  };
};

/** Entries and visitors since the last write; bounded in size. */
const createBuffer = () => {
  const entries = new Map<string, TrackedAction>();
  const visitors = new Map<string, Visitor>();
  let dropped = 0;
  return {
    add: (entry: TrackedAction) => {
      const { ownerId, day, kind, value, source, device, actorId, exists } = entry;
      const key = `${ownerId} ${day} ${kind} ${value} ${source} ${device} ${actorId ?? ''} ${exists ? 1 : 0}`;
      const existing = entries.get(key);
      if (existing) existing.count += entry.count;
      else if (entries.size < MOST_BUFFERED) entries.set(key, entry);
      else dropped += entry.count;
    },
    meet: (visitor: Visitor) => {
      const { ownerId, day, actorId, exists, network, agent } = visitor;
      const key = `${ownerId} ${day} ${actorId ?? ''} ${exists ? 1 : 0} ${network} ${agent}`;
      if (visitors.size < MOST_BUFFERED) visitors.set(key, visitor);
      else dropped += 1;
    },
    /** Returns and clears the entries, the visitors, and the number of dropped ones. */
    take: () => {
      const batch = { entries: [...entries.values()], visitors: [...visitors.values()], dropped };
      entries.clear();
      visitors.clear();
      dropped = 0;
      return batch;
    },
  };
};

/** Key of an action, without its day and visitor. */
type ActionKey = Pick<TrackedAction, 'ownerId' | 'kind' | 'value' | 'source' | 'actorId' | 'exists'>;

/** Visitor and day, computed once for all actions of a request. */
type VisitFacts = Pick<TrackedAction, 'day' | 'device'> & Pick<Visitor, 'network' | 'agent'>;

/**
 * Creates the tracker. It sums actions in memory and writes them every second in one transaction that adds to the
 * counters of the day, so any number of processes can run. An action is not acknowledged as stored: a crash loses the
 * last second. Bots are left out. The only data about a visitor that is stored is a hash, which cannot be computed
 * again after the day.
 */
export const createTracker = ({ db, clock, log }: TrackerOptions): RunningTracker => {
  const buffer = createBuffer();
  const read = createDeviceReader();
  const today = createCalendar(clock);
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  const doerOf = (agent: string, ip: string): VisitFacts | undefined => {
    const device = read(agent);
    return device === null ? undefined : { day: today(), device, network: networkOf(ip), agent };
  };

  const add = (doer: VisitFacts | undefined, action: ActionKey): void => {
    // Bots, and actions on one's own page, are not counted.
    if (doer === undefined || action.actorId === action.ownerId) return;
    const { day, device, network, agent } = doer;
    const { ownerId, kind, value, source, actorId, exists } = action;
    buffer.add({ ownerId, day, kind, value, source, device, actorId, exists, count: 1 });
    if (OPENING_KINDS.includes(kind)) buffer.meet({ ownerId, day, actorId, exists, network, agent });
  };

  const write = async (): Promise<void> => {
    const { entries, visitors, dropped } = buffer.take();
    if (dropped > 0) log.warn({ dropped }, 'more was done than could be counted');
    if (entries.length === 0) return;
    try {
      await storeActions(db, entries, visitors);
    } catch (error) {
      log.error({ err: error }, 'what was counted could not be written; it is tried again');
      for (const entry of entries) buffer.add(entry);
      for (const visitor of visitors) buffer.meet(visitor);
    }
  };

  const flush = (): Promise<void> => (writing = writing.then(write));

  return {
    take: ({ actor, request }, actions) => {
      if (hasOptedOut(actor, request)) return;
      const actorId = actor.kind === 'member' ? actor.memberId : null;
      const doer = doerOf(request.userAgent, request.ip);
      for (const { page, kind, value, source = 'link' } of actions)
        add(doer, { ownerId: page, kind, value, source, actorId, exists: false });
    },
    count: ({ actor, request }, { owner, kind, value }, source = 'link') => {
      if (hasOptedOut(actor, request)) return;
      const actorId = actor.kind === 'member' ? actor.memberId : null;
      add(doerOf(request.userAgent, request.ip), { ownerId: owner.id, kind, value, source, actorId, exists: true });
    },
    visit: ({ owner, kind, value, source, agent, ip }) =>
      add(doerOf(agent, ip), { ownerId: owner.id, kind, value, source, actorId: null, exists: true }),
    flush,
    start: () => {
      timer = setInterval(() => void flush(), PAUSE).unref();
    },
    stop: async () => {
      clearInterval(timer);
      await flush();
    },
  };
};
