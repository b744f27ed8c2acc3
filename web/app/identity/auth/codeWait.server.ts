import type { RouterContextProvider } from 'react-router';
import { problemOf } from '../../platform/api/problem.ts';
import { scopeOf } from '../../platform/request/scope.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Purposes of codes that a screen can send again. */
export type CodePurpose =
  | 'verify'
  | 'reset'
  | 'unlock'
  | 'keep'
  | 'leave'
  | 'claim'
  | 'lock'
  | 'password'
  | 'factor'
  | 'passkey'
  | 'address'
  | 'newAddress'
  | 'provider';

/** Time until another code can be sent, for the countdown of a screen. */
export interface CodeWait {
  /** Whole seconds; 0 when a code can be sent at once. */
  readonly seconds: number;
  /** Time of this answer (ms): the countdown begins anew with each. */
  readonly at: number;
}

const cookieOf = (purpose: CodePurpose): string => `m4u_code_${purpose}`;

// Longer waits are those of a day's limit; a screen need not remember them exactly.
const longest = 24 * 60 * 60;

const remember = (context: Context, purpose: CodePurpose, seconds: number): void => {
  const kept = Math.min(Math.ceil(seconds), longest);
  const until = Date.now() + kept * 1000;
  scopeOf(context).setCookie(`${cookieOf(purpose)}=${until}; Path=/; Max-Age=${kept}; SameSite=Lax; Secure; HttpOnly`);
};

/** Reads how long a screen has to wait until another code can be sent. */
export const readCodeWait = (context: Context, purpose: CodePurpose): CodeWait => {
  const at = Date.now();
  const until = Number(scopeOf(context).cookie(cookieOf(purpose)));
  const seconds = Math.ceil((until - at) / 1000);
  return { seconds: seconds > 0 && seconds <= longest ? seconds : 0, at };
};

/**
 * Awaits a call that sends a code, and remembers when the next one can be sent, also when the call is refused for
 * coming too early. Errors: those of the call.
 */
export const sendCounted = async <T extends { readonly data: { readonly resendAfterSeconds: number } }>(
  context: Context,
  purpose: CodePurpose,
  call: Promise<T>,
): Promise<T> => {
  try {
    const answer = await call;
    remember(context, purpose, answer.data.resendAfterSeconds);
    return answer;
  } catch (thrown) {
    const { retryAfter } = scopeOf(context);
    if (problemOf(thrown)?.code === 'rate-limited' && retryAfter !== undefined) remember(context, purpose, retryAfter);
    throw thrown;
  }
};
