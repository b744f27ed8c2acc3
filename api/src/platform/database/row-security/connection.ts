import type pg from 'pg';
import { currentActor, NOBODY } from './current-actor.ts';

/** The actor that each connection was last set to; undefined when that is not known. */
const told = new WeakMap<pg.ClientBase, string | undefined>();

const settingOf = (who: string): string => `set m4u.actor = '${who}'`;

/** A statement as others may be told of it: the only value that ours have in their words is for whom they are. */
export const withoutActor = (statement: string): string =>
  statement.replace(/^((?:begin; )?set m4u\.actor = )'[^']*'$/, '$1?');

type Query = (...given: unknown[]) => unknown;

/**
 * Makes a connection say for whom each of its statements runs, before any for which that has changed: one more message,
 * in front of it in the same line. A connection that can't be told is given up before the statement is sent.
 */
export const sendActorWithStatements = (client: pg.ClientBase): void => {
  // By the class of the connection at the time: statements may be traced, or counted.
  const send: Query = (...given) => (Reflect.get(Object.getPrototypeOf(client), 'query') as Query).apply(client, given);
  told.set(client, NOBODY);
  const query: Query = (...given) => {
    const who = currentActor();
    const control = controlOf(given[0]);
    if (control === undefined && told.get(client) !== who) tell(client, who, send);
    if (control !== 'commit' && control !== 'rollback') return send(...given);
    // A rollback takes back with the rest what was said meanwhile, and a commit may turn out to be one.
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
    // In a transaction that has failed nothing runs any more, also not what follows.
    if (error.code !== IN_FAILED_TRANSACTION) void (client as pg.Client).end().catch(() => undefined);
  });
};

/** What was said in a transaction holds after it only when it was really kept. */
const keepCommitted = (client: pg.ClientBase, answer: unknown, before: string | undefined): void => {
  const keep = (result: unknown): void => {
    const { command } = (result ?? {}) as { command?: unknown };
    if (command === 'COMMIT' && told.get(client) === undefined) told.set(client, before);
  };
  void Promise.resolve(answer).then(keep, () => undefined);
};

/** The words that begin and end transactions; they read no rows, and a rollback must pass where nothing else does. */
const controlOf = (statement: unknown): string | undefined => {
  const text = typeof statement === 'string' ? statement : (statement as { text?: unknown } | undefined)?.text;
  return typeof text === 'string'
    ? /^\s*(begin|commit|rollback|savepoint|release)\b/i.exec(text)?.[1]?.toLowerCase()
    : undefined;
};

/** The beginning of a transaction, which in the same message says for whom it is. */
export const beginOf = (client: pg.ClientBase): string => {
  const who = currentActor();
  if (!told.has(client) || told.get(client) === who) return 'begin';
  told.set(client, who);
  return `begin; ${settingOf(who)}`;
};
