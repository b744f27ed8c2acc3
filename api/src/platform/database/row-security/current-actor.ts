import { AsyncLocalStorage } from 'node:async_hooks';
import type { Actor } from '../../caller.ts';

/**
 * The actor of statements, for row-level security (decision 54): a member's id, {@link NOBODY}, or {@link SYSTEM}. It
 * follows the asynchronous flow and not a database handle, since handles and their prepared statements are shared.
 */
export type StatementActor = string;

/** The actor of visitors, and of work without an actor: sees public rows only. */
export const NOBODY = '';

/** The program itself, which sees every row: jobs, and the few reads that may see more than the caller. */
export const SYSTEM = 'system';

/**
 * The actor of an operation's statements. A member who previews their page as a friend reads with their own rights: they
 * see more than a friend does, and the operation shows what a friend sees.
 */
export const toStatementActor = (actor: Actor): StatementActor => {
  if (actor.kind === 'member') return actor.memberId;
  return (actor.friendOf !== undefined && actor.previewedBy) || NOBODY;
};

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

const flow = new AsyncLocalStorage<StatementActor>();

let defaultActor: StatementActor = NOBODY;

/** The actor of the statements that run here. */
export const currentActor = (): StatementActor => flow.getStore() ?? defaultActor;

/**
 * Runs `work`, and the asynchronous work that it starts, for an actor. A statement of Drizzle is sent when it is
 * awaited, which happens within. Throws for an actor that is neither an id, NOBODY nor SYSTEM.
 */
export const runAs = <T>(who: StatementActor, work: () => PromiseLike<T> | T): Promise<T> => {
  if (who !== NOBODY && who !== SYSTEM && !ID.test(who)) throw new Error('Statements are run for a member, or nobody');
  return flow.run(who, async () => await work());
};

/**
 * Runs `work` as the program. Each use must say why it may see more than the caller, and must return only what the
 * caller has a right to.
 */
export const runAsSystem = <T>(work: () => PromiseLike<T> | T): Promise<T> => runAs(SYSTEM, work);

/**
 * Wraps a query that always runs as the program: it uses tables that only the program may access (decision 74). The
 * caller of the query is responsible for what is returned to the reader.
 */
export const byProgram =
  <Args extends readonly unknown[], T>(query: (...args: Args) => PromiseLike<T> | T) =>
  (...args: Args): Promise<T> =>
    runAsSystem(() => query(...args));

/** Runs a query that returns members their own rows, and staff everybody's: for staff it runs as the program. */
export const byOffice = <Args extends readonly unknown[], T>(
  { actor }: { readonly actor: Actor },
  query: (...args: Args) => PromiseLike<T>,
): ((...args: Args) => PromiseLike<T>) => (actor.kind === 'member' && actor.staff ? byProgram(query) : query);

/** Binds an async iterable to the current actor: a later consumer may run for another actor. */
export const bindActor = <T>(steps: AsyncIterable<T>): AsyncIterable<T> => {
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

/** For tests, which read rows outside of any call: sets the actor of such statements. In the product it is NOBODY. */
export const setDefaultActor = (who: StatementActor): void => {
  defaultActor = who;
};
