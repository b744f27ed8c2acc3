import type pg from 'pg';
import { ActingQuery, canSetActor, isExtended, SET_ACTOR } from './acting-query.ts';
import { currentActor, NOBODY } from './current-actor.ts';

/** The actor that each connection was last set to; undefined when that is not known. */
const lastActor = new WeakMap<pg.ClientBase, string | undefined>();

/** Masks the actor's id in a statement, the only value in the text of our statements; for logs and traces. */
export const withoutActor = (statement: string): string =>
  statement.replace(/^(begin; set m4u\.actor = )'[^']*'$/, '$1?');

type Query = (...args: unknown[]) => unknown;

/**
 * Sets the current actor on a connection with each statement when it has changed: in the same message where the
 * statement has values or a name, in one before it otherwise. A connection that refuses the one before is closed, so
 * the statement does not run.
 */
export const sendActorWithStatements = (client: pg.ClientBase): void => {
  // Looked up at each call: statements may be traced or counted.
  const send: Query = (...args) => (Reflect.get(Object.getPrototypeOf(client), 'query') as Query).apply(client, args);
  lastActor.set(client, NOBODY);
  const query: Query = (...args) => {
    requireWholeName(args[0]);
    const control = transactionKeyword(args[0]);
    if (control === undefined && lastActor.get(client) !== currentActor()) return sendForActor(client, send, args);
    if (control !== 'commit' && control !== 'rollback') return send(...args);
    // A rollback also resets the setting, and a commit of a failed transaction is a rollback.
    const previousActor = lastActor.get(client);
    lastActor.set(client, undefined);
    const answer = send(...args);
    if (control === 'commit') keepActorIfCommitted(client, answer, previousActor);
    return answer;
  };
  client.query = query as typeof client.query;
};

/** PostgreSQL cuts names of prepared statements, so that two long ones could become one. */
const LONGEST_NAME = 63;

const requireWholeName = (statement: unknown): void => {
  const { name } = (statement ?? {}) as { name?: unknown };
  if (typeof name === 'string' && name.length > LONGEST_NAME)
    throw new Error(`The name of a statement has more than ${LONGEST_NAME} characters: ${name}`);
};

const sendForActor = (client: pg.ClientBase, send: Query, args: readonly unknown[]): unknown => {
  const [statement, values] = args;
  const who = currentActor();
  if (typeof args.at(-1) !== 'function' && canSetActor(client) && isExtended(statement, values))
    return sendTogether(client, send, new ActingQuery(who, statement, values));
  lastActor.set(client, who);
  sendActor(client, who, send);
  return send(...args);
};

/** Number of statements on their way that bring their actor along. */
const actingStatements = new WeakMap<pg.ClientBase, number>();

/** Until the last statement has been answered the actor is unknown: an error of a statement undoes its actor. */
const sendTogether = (client: pg.ClientBase, send: Query, query: ActingQuery): Promise<unknown> => {
  lastActor.set(client, undefined);
  actingStatements.set(client, (actingStatements.get(client) ?? 0) + 1);
  return new Promise((resolve, reject) => {
    send(query, (error: Error | null, result: unknown) => {
      const others = (actingStatements.get(client) ?? 1) - 1;
      actingStatements.set(client, others);
      if (error) return reject(error);
      if (others === 0) lastActor.set(client, query.who);
      resolve(result);
    });
  });
};

const IN_FAILED_TRANSACTION = '25P02';

const sendActor = (client: pg.ClientBase, who: string, send: Query): void => {
  send({ ...SET_ACTOR, values: [who] }, (error: (Error & { code?: string }) | null) => {
    if (!error) return;
    lastActor.set(client, undefined);
    // In a failed transaction no statement runs, so the connection is safe.
    if (error.code !== IN_FAILED_TRANSACTION) void (client as pg.Client).end().catch(() => undefined);
  });
};

/** Keeps the recorded actor only when the transaction was really committed. */
const keepActorIfCommitted = (client: pg.ClientBase, answer: unknown, previousActor: string | undefined): void => {
  const keep = (result: unknown): void => {
    const { command } = (result ?? {}) as { command?: unknown };
    if (command === 'COMMIT' && lastActor.get(client) === undefined) lastActor.set(client, previousActor);
  };
  void Promise.resolve(answer).then(keep, () => undefined);
};

/**
 * Returns the keyword of statements that control transactions; they read no rows, and a rollback must work in a failed
 * transaction.
 */
const transactionKeyword = (statement: unknown): string | undefined => {
  const text = typeof statement === 'string' ? statement : (statement as { text?: unknown } | undefined)?.text;
  return typeof text === 'string'
    ? /^\s*(begin|commit|rollback|savepoint|release)\b/i.exec(text)?.[1]?.toLowerCase()
    : undefined;
};

/** Statement that begins a transaction and sets the actor in the same message. */
export const beginStatement = (client: pg.ClientBase): string => {
  const who = currentActor();
  if (!lastActor.has(client) || lastActor.get(client) === who) return 'begin';
  lastActor.set(client, who);
  return `begin; set m4u.actor = '${who}'`;
};
