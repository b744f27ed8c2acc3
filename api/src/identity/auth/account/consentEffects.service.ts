import type { Purpose } from '@m4u/contract/identity/consent/words';
import type { Executor } from '../../../platform/database/database.ts';
import type { ConsentEffects } from '../../consent/service.ts';
import { type Choices, lockChoices, updateChoices } from './consentEffects.queries.ts';

interface ConsentAnswer {
  readonly version: string;
  readonly granted: boolean;
}

/** Changes of the account by purpose of the answer. */
const choicesByPurpose: Readonly<Record<Purpose, (answer: ConsentAnswer) => Partial<Choices>>> = {
  terms: ({ version }) => ({ termsVersion: version }),
  searchEngines: ({ granted }) => ({ searchable: granted }),
  suggestions: ({ granted }) => ({ suggested: granted }),
  statistics: ({ granted }) => ({ counted: granted }),
};

/** Applies the effects of a member's answers to the account. */
const applyAnswers = async (
  tx: Executor,
  memberId: string,
  answers: readonly (ConsentAnswer & { readonly purpose: Purpose })[],
): Promise<void> => {
  const choices = answers.reduce<Partial<Choices>>(
    (sum, answer) => ({ ...sum, ...choicesByPurpose[answer.purpose](answer) }),
    {},
  );
  await updateChoices(tx, memberId, choices);
};

/** Effects of consents on the account of the member who answered. */
export const consentEffects: ConsentEffects = { lock: lockChoices, apply: applyAnswers };
