/** Client for a server that may stop at any moment: repeats calls until there is an answer. */
import { setTimeout as wait } from 'node:timers/promises';

/** Password of all test accounts. */
export const PASSWORD = 'Mưa-nguồn-42-suối';

/** A test caller: own IP address, and a session after the sign-in. */
export interface Caller {
  readonly email: string;
  readonly address: string;
  memberId: string;
  token: string;
}

/** A call. `key` makes it idempotent; `form` is sent instead of JSON. */
export interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly body?: unknown;
  readonly form?: () => FormData;
  readonly key?: string;
}

/** Result of a call: its answer, or the error code. */
export interface Answer<T> {
  readonly status: number;
  readonly code: string;
  readonly headers: Headers;
  readonly body: T;
}

/** Maximum time (ms) without an answer. */
const PATIENCE = 120_000;

/** Calls once; undefined when the connection broke or the server is temporarily unavailable. */
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
    const parsed = (isJson ? JSON.parse(text) : {}) as T & { code?: string };
    const { status, headers } = response;
    return { status, code: response.ok ? '' : (parsed.code ?? ''), headers, body: parsed };
  } catch {
    return undefined;
  }
};

/**
 * Repeats a call until there is an answer; signs in again when the session has expired. Throws after two minutes
 * without one.
 */
export const call = async <T>(origin: string, as: Caller, path: string, options: Call = {}): Promise<Answer<T>> => {
  for (const until = Date.now() + PATIENCE; Date.now() < until; await wait(25)) {
    const answer = await callOnce<T>(origin, as, path, options);
    if (answer?.status === 401 && answer.code === 'session-expired') await signIn(origin, as);
    else if (answer) return answer;
  }
  throw new Error(`${path}: no answer`);
};

/** As `call`, and waits as long as a rate limit requires. */
export const callPatiently = async <T>(origin: string, as: Caller, path: string): Promise<Answer<T>> => {
  for (;;) {
    const answer = await call<T>(origin, as, path);
    if (answer.status !== 429) return answer;
    await wait(Number(answer.headers.get('retry-after') ?? 1) * 1_000);
  }
};

/** Returns the body of a successful answer; throws otherwise. */
export const requireDone = async <T>(answer: Promise<Answer<T>>): Promise<T> => {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
};

/** Signs a caller in. */
export const signIn = async (origin: string, as: Caller): Promise<void> => {
  as.token = '';
  const body = { email: as.email, password: PASSWORD };
  const session = await requireDone(
    call<{ memberId: string; accessToken: string }>(origin, as, '/auth/login', { method: 'POST', body }),
  );
  as.memberId = session.memberId;
  as.token = session.accessToken;
};

/** Creates an unregistered caller; the number gives it a distinct e-mail address and network. */
export const createCaller = (name: string, number: number): Caller => ({
  email: `${name}-${number}@example.vn`,
  address: `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
  memberId: '',
  token: '',
});

/** Registers a caller; the account stays unverified. */
export const register = async (origin: string, as: Caller, name: string): Promise<void> => {
  const body = { type: 'tbMail', email: as.email, password: PASSWORD, name };
  await requireDone(call(origin, as, '/auth/registerNotVerify', { method: 'POST', body }));
};
