import type { Challenge } from '@m4u/contract/http/challenge';
import { type ReactNode, useId, useRef } from 'react';
import { m } from '../../paraglide/messages.js';
import { FieldError } from '../../ui/fields/FormError.tsx';
import { useScripted } from '../../ui/scripted.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { challengeNames } from './challenge-names.ts';
import { type ChallengedDeed, useChallenge } from './use-challenge.ts';

export interface ChallengeFieldProps {
  purpose: ChallengedDeed;
  /** From `readChallenge`; null, on a page that is kept for everybody, lets the browser ask for one. */
  challenge: Challenge | null;
  /** What the form was answered with, so that a fresh one is met after a refusal. */
  sent?: unknown;
  /** Why the last one was not taken. */
  errors?: readonly string[] | undefined;
  /** Stands in the place of the question where only work counts, for a browser that cannot do it. */
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
 * Shows that a person sends the form it stands in. The browser works for it unseen; who has no scripts, or a browser
 * that cannot, answers a small question. Its words are read by `metChallenge`.
 */
export const ChallengeField = ({ purpose, challenge, sent, errors = [], instead }: ChallengeFieldProps) => {
  const inside = useRef<HTMLDivElement>(null);
  const errorId = useId();
  const isScripted = useScripted();
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
