import { dayOf } from '@m4u/contract/days';
import type { ContentPicture } from '@m4u/contract/content/item/schema';
import { DAY } from '@m4u/contract/durations';
import type { Api } from '../app.ts';
import { fixedClock } from '../platform/time/clock.ts';
import type { Actor } from '../platform/caller.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/events/transaction.ts';
import type { Limits } from '../platform/limits/limits.ts';

/** Ids of demo members by key, and of demo groups by short link. */
export type Ids = ReadonlyMap<string, string>;

/** Id of a demo member or group. Throws for an unknown one. */
export const idOf = (ids: Ids, key: string): string => {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The demo content names ${key}, whom it does not have`);
  return id;
};

/** A stored picture for texts and content. */
export type StoredPicture = Omit<ContentPicture, 'caption'>;

/** Finds the upload of a picture by its author. Throws for one that was not stored. */
export type FindPicture = (writer: string, picture: string) => StoredPicture;

/** Context for acting as demo members, in one transaction. */
export interface Stage {
  readonly api: Api;
  readonly tx: Transaction;
  readonly ids: Ids;
  readonly picture: FindPicture;
  /** Time of the seeding; all other times are relative to it. */
  readonly now: Date;
}

const doNothing = async (): Promise<void> => undefined;
/** Limits do not apply to the seeding. */
const unlimited: Limits = {
  consume: doNothing,
  tally: async () => 1,
  restore: doNothing,
  reset: doNothing,
  refusals: () => new Map(),
  sweep: doNothing,
  start: doNothing,
  stop: doNothing,
};

/** Creates the context of a call at a moment, by a demo member or a visitor, for services. */
export const createContextAt = ({ api, tx, ids }: Stage, who: string | null, moment: Date): Context => {
  const actor: Actor =
    who === null
      ? { kind: 'visitor' }
      : { kind: 'member', memberId: idOf(ids, who), accountId: '', sessionId: '', verified: true, staff: false };
  return {
    ...api.platform,
    db: tx,
    clock: fixedClock(moment),
    limits: unlimited,
    // The content is in the past: no mail, no notification.
    jobs: { ...api.platform.jobs, enqueue: async () => '' },
    mail: { ...api.platform.mail, send: doNothing },
    actor,
    locale: 'vi',
    request: {
      id: 'demo',
      ip: '127.0.0.1',
      userAgent: '',
      bearer: undefined,
      refreshToken: undefined,
      cookie: () => undefined,
    },
    transaction: (work) => inTransaction(tx, work),
    emit: (inner, event) => api.events.emitInTransaction(inner, event),
    setCookie: () => undefined,
  };
};

/** The day a number of days after the seeding (before it when negative), in Vietnam: YYYY-MM-DD. */
export const dayFrom = ({ now }: Pick<Stage, 'now'>, days: number): string =>
  dayOf(new Date(now.getTime() + days * DAY));

/** A time on a day of {@link dayFrom}; `timeOfDay` is HH:MM in Vietnam. */
export const momentFrom = (stage: Pick<Stage, 'now'>, days: number, timeOfDay: string): Date =>
  new Date(`${dayFrom(stage, days)}T${timeOfDay}:00+07:00`);

/** Deterministic random numbers in [0, 1) by seed. */
export const createRandom = (seed: string): (() => number) => {
  let state = 2_166_136_261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const twoDigits = (value: number): string => String(Math.floor(value)).padStart(2, '0');

/** Time of writing: the day by `ago`, the time of day by the title. */
export const writtenAt = (stage: Pick<Stage, 'now'>, ago: number, title: string): Date => {
  const next = createRandom(title);
  return momentFrom(stage, -ago, `${twoDigits(7 + next() * 14)}:${twoDigits(next() * 60)}`);
};
