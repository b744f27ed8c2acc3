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
}

/** One piece of work for a place. */
export interface Turn<C extends string> {
  readonly class: C;
  /** The caller: a member's id, a network. */
  readonly by: string;
  /** How long the work is likely to take, in any unit; the shorter goes first. */
  readonly size: number;
}

/** Why there is no place: the line is full or too slow, or the caller has as many as they may. */
type TurnRefusal = 'full' | 'caller';

/** Places and the classes of work for them; what stands first among the classes goes first. */
export interface TurnOptions<C extends string> {
  readonly places: number;
  readonly classes: Readonly<Record<C, TurnClass>>;
  /** Milliseconds that work waits at most. */
  readonly patience: number;
  readonly refusal: (why: TurnRefusal) => Error;
}

interface Waiting<C extends string> {
  readonly turn: Turn<C>;
  readonly start: () => void;
}

/**
 * Hands out `places`: the urgent class first, within a class the shorter work, then whichever came first. Work that
 * fails gives its place back like any other.
 */
export const takeTurns = <C extends string>({ places, classes, patience, refusal }: TurnOptions<C>) => {
  const order = Object.keys(classes) as C[];
  const running: Turn<C>[] = [];
  let line: Waiting<C>[] = [];

  const waitingTurns = (): Turn<C>[] => line.map(({ turn }) => turn);
  const ofClass = (turns: readonly Turn<C>[], turn: Turn<C>) => turns.filter((other) => other.class === turn.class);
  const ofCaller = (turns: readonly Turn<C>[], turn: Turn<C>) =>
    ofClass(turns, turn).filter((other) => other.by === turn.by);

  const mayStart = (turn: Turn<C>): boolean => {
    const { atOnce, eachAtOnce } = classes[turn.class];
    return ofClass(running, turn).length < atOnce && ofCaller(running, turn).length < eachAtOnce;
  };

  const startNext = (): void => {
    if (running.length >= places) return;
    const [next] = line
      .filter(({ turn }) => mayStart(turn))
      .toSorted(
        (one, other) =>
          order.indexOf(one.turn.class) - order.indexOf(other.turn.class) || one.turn.size - other.turn.size,
      );
    if (!next) return;
    line = line.filter((each) => each !== next);
    running.push(next.turn);
    next.start();
  };

  const admit = (turn: Turn<C>): void => {
    const { waiting, each } = classes[turn.class];
    if (ofCaller([...running, ...waitingTurns()], turn).length >= each) throw refusal('caller');
    if (ofClass(waitingTurns(), turn).length >= waiting) throw refusal('full');
  };

  const wait = (turn: Turn<C>): Promise<void> =>
    new Promise((resolve, reject) => {
      const giveUp = setTimeout(() => {
        line = line.filter((each) => each.turn !== turn);
        reject(refusal('full'));
      }, patience);
      const start = () => {
        clearTimeout(giveUp);
        resolve();
      };
      line.push({ turn, start });
      startNext();
    });

  /** Does the work in its turn. Errors: the work's own, or the refusal. */
  return async <T>(turn: Turn<C>, work: () => Promise<T>): Promise<T> => {
    admit(turn);
    await wait(turn);
    try {
      return await work();
    } finally {
      running.splice(running.indexOf(turn), 1);
      startNext();
    }
  };
};
