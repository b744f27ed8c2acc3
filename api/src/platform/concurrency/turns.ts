import { AppError } from '../errors.ts';
import { rememberTime } from './fairness.ts';
import { giveUpPlaceFor } from './place.ts';

/** The places that one class of work may take. */
interface TurnClass {
  /** So many at once. */
  readonly atOnce: number;
  /** So much waits: as many as that, unless some of the work weighs more than 1. */
  readonly waiting: number;
  /** So many of one caller, waiting and under way together. */
  readonly each: number;
  /** So many of one caller at once. */
  readonly eachAtOnce: number;
  /** Whether it leaves a place, where there are two, to a class that waits and has none. */
  readonly leavesOne?: boolean;
}

/** One piece of work for a place. */
export interface Turn<C extends string> {
  readonly class: C;
  /** The caller: a member's id, a network. */
  readonly by: string;
  /** How long the work is likely to take, in any unit. */
  readonly size: number;
  /** How much of the line it takes, as the memory that it holds while it waits; 1 unless told. */
  readonly weight?: number;
}

/** Places and the classes of work for them. */
export interface TurnOptions<C extends string> {
  readonly places: number;
  readonly classes: Readonly<Record<C, TurnClass>>;
  /** Whether the class goes next that began nothing for longest; else the one that stands first. */
  readonly inRotation?: boolean;
  /** Milliseconds that work waits at most. */
  readonly patience: number;
  /** In so many seconds whoever was refused may ask again. */
  readonly retryAfter: number;
  /** The time in milliseconds, from any moment on. */
  readonly now?: () => number;
}

interface Waiting<C extends string> {
  readonly turn: Turn<C>;
  readonly start: () => void;
  /** Refuses it after all. */
  readonly drop: () => void;
}

const weightOf = <C extends string>(turns: readonly Turn<C>[]): number =>
  turns.reduce((sum, { weight = 1 }) => sum + weight, 0);

/**
 * Hands out `places`: by class, within a class to the caller who was given less time lately (in tenths of a second), then
 * to the shorter work, then to whichever came first. So nobody who sends without end keeps others waiting. Work that
 * fails gives its place back like any other. Who comes to a full line and has less in it than somebody else, or was given
 * less, gets the room of that caller's last work, so that no few callers keep a line full. Whoever waits gives up the
 * place that their request has among those that are worked on.
 */
export const takeTurns = <C extends string>({
  places,
  classes,
  inRotation = false,
  patience,
  retryAfter,
  now = () => performance.now(),
}: TurnOptions<C>) => {
  const order = Object.keys(classes) as C[];
  const running: Turn<C>[] = [];
  let line: Waiting<C>[] = [];
  const isFull = (): AppError => new AppError('unavailable', { retryAfter });
  const given = rememberTime(now);
  const callerOf = (turn: Turn<C>): string => `${turn.class} ${turn.by}`;
  const tenthsGiven = (turn: Turn<C>): number => Math.floor(given.of(callerOf(turn)) / 100);
  let starts = 0;
  const lastStart = new Map<C, number>();
  const rankOf = (turn: Turn<C>): number => (inRotation ? (lastStart.get(turn.class) ?? 0) : order.indexOf(turn.class));

  const waitingTurns = (): Turn<C>[] => line.map(({ turn }) => turn);
  const ofClass = (turns: readonly Turn<C>[], turn: Turn<C>) => turns.filter((other) => other.class === turn.class);
  const ofCaller = (turns: readonly Turn<C>[], turn: Turn<C>) =>
    ofClass(turns, turn).filter((other) => other.by === turn.by);

  const mayStart = (turn: Turn<C>): boolean => {
    const { atOnce, eachAtOnce, leavesOne = false } = classes[turn.class];
    const isWanted = waitingTurns().some((other) => other.class !== turn.class && ofClass(running, other).length === 0);
    const most = leavesOne && isWanted ? Math.max(1, Math.min(atOnce, places - 1)) : atOnce;
    return ofClass(running, turn).length < most && ofCaller(running, turn).length < eachAtOnce;
  };

  const startNext = (): void => {
    if (running.length >= places) return;
    const [next] = line
      .filter(({ turn }) => mayStart(turn))
      .toSorted(
        ({ turn: one }, { turn: other }) =>
          rankOf(one) - rankOf(other) || tenthsGiven(one) - tenthsGiven(other) || one.size - other.size,
      );
    if (!next) return;
    line = line.filter((each) => each !== next);
    running.push(next.turn);
    lastStart.set(next.turn.class, (starts += 1));
    next.start();
  };

  /** The last of the work in line whose caller has most by `measure`, if that is more than `own`. */
  const lastOfMost = (
    waiting: readonly Waiting<C>[],
    measure: (turn: Turn<C>) => number,
    own: number,
  ): Waiting<C> | undefined => {
    const most = Math.max(...waiting.map(({ turn }) => measure(turn)));
    return most > own ? waiting.findLast(({ turn }) => measure(turn) === most) : undefined;
  };

  /** The work in line that gives its room to this one. Errors: unavailable when there is not enough of it. */
  const displacedBy = (turn: Turn<C>): Waiting<C>[] => {
    const displaced: Waiting<C>[] = [];
    for (;;) {
      const waiting = line.filter((each) => each.turn.class === turn.class && !displaced.includes(each));
      const turns = waiting.map((each) => each.turn);
      if (weightOf([...turns, turn]) <= classes[turn.class].waiting) return displaced;
      // By count and not by weight: else a caller with one large file would make room for everybody's small ones.
      const countOf = (other: Turn<C>): number => ofCaller(turns, other).length;
      const last =
        lastOfMost(waiting, countOf, countOf(turn) + 1) ?? lastOfMost(waiting, tenthsGiven, tenthsGiven(turn));
      if (!last) throw isFull();
      displaced.push(last);
    }
  };

  const admit = (turn: Turn<C>): void => {
    if (ofCaller([...running, ...waitingTurns()], turn).length >= classes[turn.class].each)
      throw new AppError('rate-limited', { retryAfter });
    const displaced = displacedBy(turn);
    line = line.filter((each) => !displaced.includes(each));
    for (const each of displaced) each.drop();
  };

  const wait = (turn: Turn<C>): Promise<void> =>
    new Promise((resolve, reject) => {
      const giveUp = setTimeout(() => {
        line = line.filter((each) => each.turn !== turn);
        reject(isFull());
      }, patience);
      const start = () => {
        clearTimeout(giveUp);
        resolve();
      };
      const drop = () => {
        clearTimeout(giveUp);
        reject(isFull());
      };
      line.push({ turn, start, drop });
      startNext();
    });

  /**
   * Does the work in its turn. Errors: the work's own; rate-limited when the caller has as many as they may, unavailable
   * when the line is full or too slow.
   */
  return async <T>(turn: Turn<C>, work: () => Promise<T>): Promise<T> => {
    admit(turn);
    await giveUpPlaceFor(() => wait(turn));
    const began = now();
    try {
      return await work();
    } finally {
      given.add(callerOf(turn), now() - began);
      running.splice(running.indexOf(turn), 1);
      startNext();
    }
  };
};
