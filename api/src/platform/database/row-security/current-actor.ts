import { AsyncLocalStorage } from 'node:async_hooks';
import type { Actor } from '../../caller.ts';

/**
 * The actor of statements, for row-level security (decision 54): a member's id, {@link NOBODY}, or {@link SYSTEM}. It
 * follows the asynchronous flow and not a database handle, since handles and their prepared statements are shared.
 */
export type Acting = string;

/** The actor of visitors, and of work without an actor: sees public rows only. */
export const NOBODY = '';

/** The program itself, which sees every row: jobs, and the few reads that may see more than the caller. */
export const SYSTEM = 'system';

/**
 * The actor of an operation's statements. A member who previews their page as a friend reads with their own rights: they
 * see more than a friend does, and the operation shows what a friend sees.
 */
export const actingOf = (actor: Actor): Acting => {
  if (actor.kind === 'member') return actor.memberId;
  return (actor.friendOf !== undefined && actor.previewedBy) || NOBODY;
};

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

const flow = new AsyncLocalStorage<Acting>();

let unnamed: Acting = NOBODY;

/** The actor of the statements that run here. */
export const currentActor = (): Acting => flow.getStore() ?? unnamed;

/**
 * Runs the work for somebody, with all that follows from it. A statement of Drizzle is sent when it is awaited, which
 * happens in here. Throws for one that is neither of the above.
 */
export const runAs = <T>(who: Acting, work: () => PromiseLike<T> | T): Promise<T> => {
  if (who !== NOBODY && who !== SYSTEM && !ID.test(who)) throw new Error('Statements are run for a member, or nobody');
  return flow.run(who, async () => await work());
};

/**
 * Runs the work for the program itself. Each use says why it may see more than who asks; what it answers is no wider
 * than what its caller has been found to have a right to.
 */
export const runAsSystem = <T>(work: () => PromiseLike<T> | T): Promise<T> => runAs(SYSTEM, work);

/**
 * A query that the program runs for itself, whoever asks: it reads or writes what only the program reaches (decision 74),
 * and what comes of it is for its caller to hold back.
 */
export const byProgram =
  <Given extends readonly unknown[], T>(query: (...given: Given) => PromiseLike<T> | T) =>
  (...given: Given): Promise<T> =>
    runAsSystem(() => query(...given));

/** A query that finds whoever asks their own rows, and staff everybody's: for staff the program runs it. */
export const byOffice = <Given extends readonly unknown[], T>(
  { actor }: { readonly actor: Actor },
  query: (...given: Given) => PromiseLike<T>,
): ((...given: Given) => PromiseLike<T>) => (actor.kind === 'member' && actor.staff ? byProgram(query) : query);

/** The same steps, each for whom it is now: whoever takes them later may be somebody else by then. */
export const actingThroughout = <T>(steps: AsyncIterable<T>): AsyncIterable<T> => {
  const here = AsyncLocalStorage.snapshot();
  return {
    [Symbol.asyncIterator]: () => {
      const iterator = here(() => steps[Symbol.asyncIterator]());
      return {
        next: () => here(() => iterator.next()),
        return: async () => (await here(() => iterator.return?.())) ?? { done: true, value: undefined },
      };
    },
  };
};

/** For tests, which look at rows by themselves and outside of any call: who that is then. The product has nobody there. */
export const actUnnamedAs = (who: Acting): void => {
  unnamed = who;
};
