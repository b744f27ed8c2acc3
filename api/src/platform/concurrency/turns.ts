import { AppError } from '../errors.ts';
import { rememberTime } from './fairness.ts';

/** The places that one class of work may take. */
interface TurnClass {
  /** So many at once. */
  readonly atOnce: number;
  /** So many wait. */
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
}

/** Places and the classes of work for them; what stands first among the classes goes first. */
export interface TurnOptions<C extends string> {
  readonly places: number;
  readonly classes: Readonly<Record<C, TurnClass>>;
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

/**
 * Hands out `places`: the urgent class first, within a class the caller who was given fewer seconds lately, then the
 * shorter work, then whichever came first. So nobody who sends without end keeps others waiting, whatever they send. Work that fails gives its place back like any other. Who comes to a full line and has less in it than somebody else gets the
 * place of that caller's last work, so that no few callers keep a line full.
 */
export const takeTurns = <C extends string>({
  places,
  classes,
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
  const secondsGiven = (turn: Turn<C>): number => Math.floor(given.of(callerOf(turn)) / 1_000);

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
          order.indexOf(one.class) - order.indexOf(other.class) ||
          secondsGiven(one) - secondsGiven(other) ||
          one.size - other.size,
      );
    if (!next) return;
    line = line.filter((each) => each !== next);
    running.push(next.turn);
    next.start();
  };

  /** The last work of the caller who has most in the line, if that is more than this one would have. */
  const lastOfMost = (turn: Turn<C>): Waiting<C> | undefined => {
    const counted = line.filter((each) => each.turn.class === turn.class);
    const countOf = ({ by }: Turn<C>): number => counted.filter((each) => each.turn.by === by).length;
    const most = Math.max(...counted.map((each) => countOf(each.turn)));
    return most > countOf(turn) + 1 ? counted.findLast((each) => countOf(each.turn) === most) : undefined;
  };

  const admit = (turn: Turn<C>): void => {
    const { waiting, each } = classes[turn.class];
    if (ofCaller([...running, ...waitingTurns()], turn).length >= each)
      throw new AppError('rate-limited', { retryAfter });
    if (ofClass(waitingTurns(), turn).length < waiting) return;
    const last = lastOfMost(turn);
    if (!last) throw isFull();
    line = line.filter((each) => each !== last);
    last.drop();
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
    await wait(turn);
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
