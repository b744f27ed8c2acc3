import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { PASSWORD } from '../server/api.ts';
import type { ClonedDatabase } from '../database/database.ts';

/** A member signed in at a process. */
export interface Person {
  readonly memberId: string;
  readonly email: string;
  /** Replaced once it has expired. */
  token: string;
}

/** A call over a line that may break. */
interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly body?: unknown;
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Returns a refusal as an answer: `{ refused: code }`. */
  readonly refusals?: true;
}

/** Calls once; returns undefined when the line broke, whether or not the call was done. */
const callOnce = async (origin: string, path: string, as: Person | undefined, call: Call) => {
  const { method = 'GET', body, key, headers, refusals } = call;
  try {
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        ...(as && { authorization: `Bearer ${as.token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (response.status === 401 && as) {
      as.token = (await signIn(origin, as.email)).accessToken;
      return undefined;
    }
    // 503 means that the process is stopping; anything else is an answer.
    if (response.status === 503) return undefined;
    if (refusals && response.status < 500 && !response.ok)
      return { refused: (JSON.parse(text) as { code: string }).code };
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
};

/** Repeats a call until it is answered, as clients do. Errors: a refusal. */
export const callUntilAnswered = async <T>(
  origin: string,
  path: string,
  as: Person | undefined,
  call: Call = {},
): Promise<T> => {
  for (let tries = 0; tries < 2_000; tries += 1) {
    const answer = await callOnce(origin, path, as, call);
    if (answer !== undefined) return answer as T;
    await wait(20);
  }
  throw new Error(`${path}: no answer`);
};

const signIn = (origin: string, email: string) =>
  callUntilAnswered<{ memberId: string; accessToken: string }>(origin, '/auth/login', undefined, {
    method: 'POST',
    body: { email, password: PASSWORD },
  });

/** Makes members who are all friends of each other. */
export const makeCrowd = async (
  origin: string,
  { connection }: Pick<ClonedDatabase, 'connection'>,
  size: number,
): Promise<Person[]> => {
  const people: Person[] = [];
  for (let number = 0; number < size; number += 1) {
    const email = `nguoi-${number}@example.vn`;
    const body = { type: 'tbMail', email, password: PASSWORD, name: `Người thứ ${number + 1}` };
    await callUntilAnswered(origin, '/auth/registerNotVerify', undefined, { method: 'POST', body });
    const { memberId, accessToken } = await signIn(origin, email);
    people.push({ memberId, email, token: accessToken });
  }
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(`update accounts set verified_at = now()`);
  await client.query(
    `insert into friendships (from_id, to_id, status)
      select one.id, other.id, 'accepted' from members one join members other on one.id < other.id`,
  );
  await client.end();
  return people;
};
