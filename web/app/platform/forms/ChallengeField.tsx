import type { Challenge } from '@m4u/contract/http/challenge';
import { type ReactNode, useId, useRef } from 'react';
import { m } from '../../paraglide/messages.js';
import { FieldError } from '../../ui/fields/FormError.tsx';
import { useHydrated } from '../../ui/hydrated.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { challengeNames } from './challenge-names.ts';
import { type ChallengedDeed, useChallenge } from './use-challenge.ts';

export interface ChallengeFieldProps {
  purpose: ChallengedDeed;
  /** From `readChallenge`; null on a cached page, whose browser then requests one. */
  challenge: Challenge | null;
  /** Answer to the form; after a refusal a new challenge is solved. */
  sent?: unknown;
  /** Errors of the last challenge. */
  errors?: readonly string[] | undefined;
  /** Shown instead of the question when only the proof of work is accepted and the browser cannot do it. */
  instead?: ReactNode;
}

interface AnswerProps {
  question: string;
  errors: readonly string[] | undefined;
}

const Answer = ({ question, errors }: AnswerProps) => (
  <TextField
    name={challengeNames.answer}
    label={question}
    hint={m.contact_question_hint()}
    error={errors ?? null}
    autoComplete="off"
    inputMode="numeric"
    required
    maxLength={40}
    data-challenge-answer
  />
);

/**
 * Captcha of the surrounding form. The browser does the proof of work invisibly; without scripts, or if it cannot, the
 * reader answers a question. `metChallenge` reads the values.
 */
export const ChallengeField = ({ purpose, challenge, sent, errors = [], instead }: ChallengeFieldProps) => {
  const inside = useRef<HTMLDivElement>(null);
  const errorId = useId();
  const isScripted = useHydrated();
  const isRefused = errors.length > 0;
  const { token, question, solution, unable, waiting } = useChallenge(purpose, challenge, inside, isRefused && sent);
  return (
    <div ref={inside}>
      <input type="hidden" name={challengeNames.token} value={token} />
      <input type="hidden" name={challengeNames.solution} value={solution} />
      {unable ? (
        (instead ?? <Answer question={question} errors={errors} />)
      ) : (
        <>
          <noscript>{instead ?? <Answer question={challenge?.question ?? ''} errors={errors} />}</noscript>
          {isScripted && <FieldError id={errorId} errors={errors} />}
        </>
      )}
      <output className="block text-sm text-muted">{waiting ? m.contact_checking() : ''}</output>
    </div>
  );
};
