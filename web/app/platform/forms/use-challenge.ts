import type { Challenge, ChallengePurpose } from '@m4u/contract/http/challenge';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fetchApi } from '../api/fetch-api.ts';

/** State of a challenge in this browser. */
export interface ChallengeState {
  readonly token: string;
  readonly question: string;
  /** Empty until the work is done. */
  readonly solution: string;
  /** The browser cannot do the proof of work, so the question is shown. */
  readonly unable: boolean;
  /** A submission waits for the work. */
  readonly waiting: boolean;
}

/** A solution within this time (ms) before the expiry might arrive too late. */
const margin = 60_000;

/** The action of a challenge: sending something, or signing in to an account by its typed identifier. */
export type ChallengedDeed = ChallengePurpose | `login ${string}`;

const askFor = (deed: ChallengedDeed): Promise<Response> => {
  const [, account] = /^login (.*)$/.exec(deed) ?? [];
  if (account === undefined) return fetchApi(`/contactUs/challenge?purpose=${deed}`);
  const body = JSON.stringify(account.includes('@') ? { email: account } : { phone: account });
  const headers = { 'content-type': 'application/json' };
  return fetchApi('/auth/loginChallenge', { method: 'POST', headers, body });
};

const fetchChallenge = async (deed: ChallengedDeed): Promise<Challenge> => {
  const response = await askFor(deed);
  if (!response.ok) throw new Error(`the challenge answered ${response.status}`);
  return ((await response.json()) as { data: Challenge }).data;
};

/** Creates a solver of challenges, one at a time; the last solution is kept while it is valid. */
const createSolver = (deed: ChallengedDeed, first: Challenge | null) => {
  let next = first;
  let running: Promise<Omit<ChallengeState, 'waiting'>> | undefined;
  let until = 0;
  const run = async () => {
    const isGood = next !== null && Date.parse(next.expiresAt) - margin > Date.now();
    const challenge = next !== null && isGood ? next : await fetchChallenge(deed);
    next = null;
    until = Date.parse(challenge.expiresAt) - margin;
    const { solve } = await import('./challenge-work.ts');
    const { token, question } = challenge;
    const solution = (await solve(token)) ?? '';
    return { token, question, solution, unable: solution === '' };
  };
  return {
    solved: () => {
      if (running && until !== 0 && until <= Date.now()) running = undefined;
      running ??= run().catch((error: unknown) => {
        running = undefined;
        throw error;
      });
      return running;
    },
    forget: () => {
      running = undefined;
      next = null;
      until = 0;
    },
  };
};

/**
 * Solves the challenge of the form around an element: starts when the reader interacts with the form (for a sign-in at
 * once), and holds the submission until the work is done. `refused` is the form's answer when its challenge was
 * refused.
 */
export const useChallenge = (
  deed: ChallengedDeed,
  initial: Challenge | null,
  inside: RefObject<HTMLElement | null>,
  refused: unknown,
): ChallengeState => {
  const [state, setState] = useState<ChallengeState>(() => ({
    token: initial?.token ?? '',
    question: initial?.question ?? '',
    solution: '',
    unable: false,
    waiting: false,
  }));
  const startedChallenge = useRef(initial);
  const forget = useRef<() => void>(undefined);

  useEffect(() => {
    const form = inside.current?.closest('form');
    if (!form) return undefined;
    const solver = createSolver(deed, startedChallenge.current);
    // A challenge of a submitted form is used up.
    forget.current = () => {
      solver.forget();
      void begin();
    };
    let passes = false;
    let sends = false;
    const begin = async () => {
      try {
        const solution = await solver.solved();
        setState((previous) => ({ ...previous, ...solution }));
      } catch {
        // Offline nothing can be sent either; the next submission tries again.
      }
    };
    const onSubmit = (event: SubmitEvent) => {
      if (passes) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (!sends) void send(event.submitter).finally(() => (sends = false));
    };
    const send = async (submitter: HTMLElement | null) => {
      sends = true;
      setState((previous) => ({ ...previous, waiting: true }));
      const solution = await solver.solved().catch(() => undefined);
      // The browser ignores a submission during another submit event.
      await new Promise((resolve) => setTimeout(resolve));
      const asksNow = solution?.unable === true && form.querySelector('[data-challenge-answer]') === null;
      flushSync(() => setState((previous) => ({ ...previous, ...solution, waiting: false })));
      if (asksNow) {
        form.querySelector<HTMLElement>('[data-challenge-answer]')?.focus();
        return;
      }
      passes = true;
      form.requestSubmit(submitter);
      passes = false;
    };
    const onFocus = () => void begin();
    if (deed.startsWith('login ')) void begin();
    form.addEventListener('focusin', onFocus, { once: true });
    form.addEventListener('submit', onSubmit, { capture: true });
    return () => {
      form.removeEventListener('focusin', onFocus);
      form.removeEventListener('submit', onSubmit, { capture: true });
    };
  }, [inside, deed]);

  useEffect(() => {
    if (refused) forget.current?.();
  }, [refused]);

  return state;
};
