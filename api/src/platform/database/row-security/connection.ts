import type pg from 'pg';
import { currentActor, NOBODY } from './current-actor.ts';

/** The actor that each connection was last set to; undefined when that is not known. */
const told = new WeakMap<pg.ClientBase, string | undefined>();

const settingOf = (who: string): string => `set m4u.actor = '${who}'`;

/** Masks the actor's id in a statement, the only value in the text of our statements; for logs and traces. */
export const withoutActor = (statement: string): string =>
  statement.replace(/^((?:begin; )?set m4u\.actor = )'[^']*'$/, '$1?');

type Query = (...given: unknown[]) => unknown;

/**
 * Sets the current actor on a connection before each statement when it has changed: one more message, pipelined in
 * front of the statement. A connection that refuses it is closed, so the statement does not run.
 */
export const sendActorWithStatements = (client: pg.ClientBase): void => {
  // Looked up at each call: statements may be traced or counted.
  const send: Query = (...given) => (Reflect.get(Object.getPrototypeOf(client), 'query') as Query).apply(client, given);
  told.set(client, NOBODY);
  const query: Query = (...given) => {
    const who = currentActor();
    const control = controlOf(given[0]);
    if (control === undefined && told.get(client) !== who) tell(client, who, send);
    if (control !== 'commit' && control !== 'rollback') return send(...given);
    // A rollback also resets the setting, and a commit of a failed transaction is a rollback.
    const before = told.get(client);
    told.set(client, undefined);
    const answer = send(...given);
    if (control === 'commit') keepCommitted(client, answer, before);
    return answer;
  };
  client.query = query as typeof client.query;
};

const IN_FAILED_TRANSACTION = '25P02';

const tell = (client: pg.ClientBase, who: string, send: Query): void => {
  told.set(client, who);
  send(settingOf(who), (error: (Error & { code?: string }) | null) => {
    if (!error) return;
    told.set(client, undefined);
    // In a failed transaction no statement runs, so the connection is safe.
    if (error.code !== IN_FAILED_TRANSACTION) void (client as pg.Client).end().catch(() => undefined);
  });
};

/** Keeps the recorded actor only when the transaction was really committed. */
const keepCommitted = (client: pg.ClientBase, answer: unknown, before: string | undefined): void => {
  const keep = (result: unknown): void => {
    const { command } = (result ?? {}) as { command?: unknown };
    if (command === 'COMMIT' && told.get(client) === undefined) told.set(client, before);
  };
  void Promise.resolve(answer).then(keep, () => undefined);
};

/**
 * Returns the keyword of statements that control transactions; they read no rows, and a rollback must work in a failed
 * transaction.
 */
const controlOf = (statement: unknown): string | undefined => {
  const text = typeof statement === 'string' ? statement : (statement as { text?: unknown } | undefined)?.text;
  return typeof text === 'string'
    ? /^\s*(begin|commit|rollback|savepoint|release)\b/i.exec(text)?.[1]?.toLowerCase()
    : undefined;
};

/** Statement that begins a transaction and sets the actor in the same message. */
export const beginOf = (client: pg.ClientBase): string => {
  const who = currentActor();
  if (!told.has(client) || told.get(client) === who) return 'begin';
  told.set(client, who);
  return `begin; ${settingOf(who)}`;
};
