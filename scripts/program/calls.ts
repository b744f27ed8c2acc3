/** How an honest client calls a server that may go away at any moment: again, until there is an answer. */
import { setTimeout as wait } from 'node:timers/promises';

/** The password of everybody here. */
export const PASSWORD = 'Mưa-nguồn-42-suối';

/** Somebody who calls: an address of their own, and a session once they have signed in. */
export interface Caller {
  readonly email: string;
  readonly address: string;
  memberId: string;
  token: string;
}

/** One call. `key` makes it one that is done once; `form` is sent instead of JSON. */
export interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly body?: unknown;
  readonly form?: () => FormData;
  readonly key?: string;
}

/** What a call came to: its answer, or the code of the refusal. */
export interface Answer<T> {
  readonly status: number;
  readonly code: string;
  readonly headers: Headers;
  readonly body: T;
}

/** How long (ms) nobody may be without an answer. */
const PATIENCE = 120_000;

/** Calls once; undefined when the line broke or the server sends callers away for a moment. */
export const callOnce = async <T>(
  origin: string,
  as: Caller,
  path: string,
  { method = 'GET', body, form, key }: Call = {},
): Promise<Answer<T> | undefined> => {
  try {
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        'x-forwarded-for': as.address,
        ...(as.token && { authorization: `Bearer ${as.token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(form && { body: form() }),
      signal: AbortSignal.timeout(30_000),
    });
    const text = await response.text();
    if (response.status === 503) return undefined;
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    const said = (isJson ? JSON.parse(text) : {}) as T & { code?: string };
    const { status, headers } = response;
    return { status, code: response.ok ? '' : (said.code ?? ''), headers, body: said };
  } catch {
    return undefined;
  }
};

/** Calls until there is an answer, signing in again where the session has expired. Errors: none within two minutes. */
export const call = async <T>(origin: string, as: Caller, path: string, given: Call = {}): Promise<Answer<T>> => {
  for (const until = Date.now() + PATIENCE; Date.now() < until; await wait(25)) {
    const answer = await callOnce<T>(origin, as, path, given);
    if (answer?.status === 401 && answer.code === 'session-expired') await signIn(origin, as);
    else if (answer) return answer;
  }
  throw new Error(`${path}: no answer`);
};

/** As `call`, for who asks a lot: waits as long as they are told to. */
export const callPatiently = async <T>(origin: string, as: Caller, path: string): Promise<Answer<T>> => {
  for (;;) {
    const answer = await call<T>(origin, as, path);
    if (answer.status !== 429) return answer;
    await wait(Number(answer.headers.get('retry-after') ?? 1) * 1_000);
  }
};

/** The body of an answer that must be a success. */
export const done = async <T>(answer: Promise<Answer<T>>): Promise<T> => {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
};

/** Signs somebody in. */
export const signIn = async (origin: string, as: Caller): Promise<void> => {
  as.token = '';
  const body = { email: as.email, password: PASSWORD };
  const session = await done(
    call<{ memberId: string; accessToken: string }>(origin, as, '/auth/login', { method: 'POST', body }),
  );
  as.memberId = session.memberId;
  as.token = session.accessToken;
};

/** Somebody who is nobody yet; numbers make addresses and networks of their own. */
export const newcomer = (name: string, number: number): Caller => ({
  email: `${name}-${number}@example.vn`,
  address: `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
  memberId: '',
  token: '',
});

/** Registers somebody, unverified. */
export const register = async (origin: string, as: Caller, name: string): Promise<void> => {
  const body = { type: 'tbMail', email: as.email, password: PASSWORD, name };
  await done(call(origin, as, '/auth/registerNotVerify', { method: 'POST', body }));
};
