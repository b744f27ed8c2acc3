import type { ContentPicture } from '@m4u/contract/content/item/schema';
import { DAY } from '@m4u/contract/durations';
import type { Api } from '../app.ts';
import { fixedClock } from '../platform/time/clock.ts';
import type { Actor } from '../platform/caller.ts';
import type { Context } from '../platform/context.ts';
import { dayOf } from '../platform/time/days.ts';
import { inTransaction, type Transaction } from '../platform/events/transaction.ts';
import type { Limits } from '../platform/limits/limits.ts';

/** The ids of the demo members by their keys, and of the demo groups by their short links. */
export type Ids = ReadonlyMap<string, string>;

/** The id of a demo member or group. Throws for one that the demo content does not have. */
export const idOf = (ids: Ids, key: string): string => {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The demo content names ${key}, whom it does not have`);
  return id;
};

/** A stored picture as texts and content use it. */
export type KeptPicture = Omit<ContentPicture, 'caption'>;

/** Finds the upload of a picture that a writer may use. Throws for one that was not stored. */
export type FindPicture = (writer: string, picture: string) => KeptPicture;

/** What is needed to do things in the name of the demo members, all in one transaction. */
export interface Stage {
  readonly api: Api;
  readonly tx: Transaction;
  readonly ids: Ids;
  readonly picture: FindPicture;
  /** The moment of the seeding, from which all others are counted. */
  readonly now: Date;
}

const nothing = async (): Promise<void> => undefined;
/** What is loaded at once is not somebody who does too much. */
const unlimited: Limits = {
  consume: nothing,
  tally: async () => 1,
  restore: nothing,
  reset: nothing,
  refusals: () => new Map(),
  sweep: nothing,
  start: nothing,
  stop: nothing,
};

/** A call at a moment, of a demo member or of a visitor, as the services take it. */
export const callAt = ({ api, tx, ids }: Stage, who: string | null, moment: Date): Context => {
  const actor: Actor =
    who === null
      ? { kind: 'visitor' }
      : { kind: 'member', memberId: idOf(ids, who), accountId: '', sessionId: '', verified: true, staff: false };
  return {
    ...api.platform,
    db: tx,
    clock: fixedClock(moment),
    limits: unlimited,
    // What is loaded has happened long ago: no letter goes out about it, and no device is told.
    jobs: { ...api.platform.jobs, enqueue: async () => '' },
    mail: { ...api.platform.mail, send: nothing },
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

/** The day that lies so many days after the seeding (before it, when negative), in Vietnam: YYYY-MM-DD. */
export const dayFrom = ({ now }: Pick<Stage, 'now'>, days: number): string =>
  dayOf(new Date(now.getTime() + days * DAY));

/** A time of such a day; `at` is HH:MM in Vietnam. */
export const momentFrom = (stage: Pick<Stage, 'now'>, days: number, at: string): Date =>
  new Date(`${dayFrom(stage, days)}T${at}:00+07:00`);

/** Numbers from 0 to below 1 that are the same for the same seed, so that what is chosen is the same each time. */
export const sequence = (seed: string): (() => number) => {
  let state = 2_166_136_261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');

/** When something of so many days ago was written: by day, and at another time for each title. */
export const writtenAt = (stage: Pick<Stage, 'now'>, ago: number, title: string): Date => {
  const next = sequence(title);
  return momentFrom(stage, -ago, `${two(7 + next() * 14)}:${two(next() * 60)}`);
};
