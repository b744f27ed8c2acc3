import { AppError } from '../errors.ts';
import { trackUsedTime } from './fairness.ts';
import { waitWithoutSlot } from './place.ts';

/** Limits of one class of work. */
interface TurnClass {
  /** Maximum running at once. */
  readonly atOnce: number;
  /** Maximum total weight in the queue; equals their number when every weight is 1. */
  readonly waiting: number;
  /** Maximum per caller, waiting and running together. */
  readonly each: number;
  /** Maximum per caller running at once. */
  readonly eachAtOnce: number;
  /** Whether the class leaves one slot (if there are two) to a class that waits and has none running. */
  readonly leavesOne?: boolean;
}

/** A task that waits for a slot. */
export interface Turn<C extends string> {
  readonly class: C;
  /** Caller: a member's id or a network. */
  readonly by: string;
  /** Expected duration, in any unit. */
  readonly size: number;
  /** Share of the queue that it takes, as the memory it holds while waiting; default 1. */
  readonly weight?: number;
}

/** Slots and the classes of work that share them. */
export interface TurnOptions<C extends string> {
  readonly places: number;
  readonly classes: Readonly<Record<C, TurnClass>>;
  /** Whether the class that has started nothing for the longest time is next; otherwise the first in `classes`. */
  readonly inRotation?: boolean;
  /** Maximum waiting time (ms). */
  readonly patience: number;
  /** Seconds after which a refused caller may try again. */
  readonly retryAfter: number;
  /** Clock in milliseconds, from any origin; for tests. */
  readonly now?: () => number;
}

interface Waiting<C extends string> {
  readonly turn: Turn<C>;
  readonly start: () => void;
  /** Refuses the task while it waits. */
  readonly drop: () => void;
}

const totalWeight = <C extends string>(turns: readonly Turn<C>[]): number =>
  turns.reduce((sum, { weight = 1 }) => sum + weight, 0);

/**
 * Schedules tasks on `places` slots: by class; within a class the caller that used less time lately (in tenths of a
 * second) is first, then the shorter task, then the earlier one. So no caller can starve others by sending without end.
 * A failed task frees its slot as any other. When the queue is full, a new task displaces the last task of a caller
 * that has more waiting, or has used more time, so that a few callers cannot keep it full. A waiting task gives up its
 * request's slot among the requests in work.
 */
export const createScheduler = <C extends string>({
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
  const usedTime = trackUsedTime(now);
  const callerOf = (turn: Turn<C>): string => `${turn.class} ${turn.by}`;
  const tenthsGiven = (turn: Turn<C>): number => Math.floor(usedTime.of(callerOf(turn)) / 100);
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

  /** The last waiting task of the caller with the highest `measure`, if that exceeds `own`. */
  const lastOfMost = (
    waiting: readonly Waiting<C>[],
    measure: (turn: Turn<C>) => number,
    own: number,
  ): Waiting<C> | undefined => {
    const most = Math.max(...waiting.map(({ turn }) => measure(turn)));
    return most > own ? waiting.findLast(({ turn }) => measure(turn) === most) : undefined;
  };

  /** The waiting tasks to displace for this one. Errors: unavailable when they free too little room. */
  const displacedBy = (turn: Turn<C>): Waiting<C>[] => {
    const displaced: Waiting<C>[] = [];
    for (;;) {
      const waiting = line.filter((each) => each.turn.class === turn.class && !displaced.includes(each));
      const turns = waiting.map((each) => each.turn);
      if (totalWeight([...turns, turn]) <= classes[turn.class].waiting) return displaced;
      // By number, not by weight: otherwise a caller with one large file would make room for everybody's small ones.
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
   * Runs the task when its turn comes. Errors: the task's own; rate-limited when the caller has its maximum of tasks,
   * unavailable when the queue is full or the wait too long.
   */
  return async <T>(turn: Turn<C>, work: () => Promise<T>): Promise<T> => {
    admit(turn);
    await waitWithoutSlot(() => wait(turn));
    const began = now();
    try {
      return await work();
    } finally {
      usedTime.add(callerOf(turn), now() - began);
      running.splice(running.indexOf(turn), 1);
      startNext();
    }
  };
};
