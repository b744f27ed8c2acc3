import type { Purpose } from '@m4u/contract/identity/consent/words';
import type { Executor } from '../../../platform/database/database.ts';
import type { Effects } from '../../consent/service.ts';
import { type Choices, hold, set } from './consentEffects.queries.ts';

interface Answered {
  readonly version: string;
  readonly granted: boolean;
}

/** Changes of the account by purpose of the answer. */
const effectOf: Readonly<Record<Purpose, (answer: Answered) => Partial<Choices>>> = {
  terms: ({ version }) => ({ termsVersion: version }),
  searchEngines: ({ granted }) => ({ searchable: granted }),
  suggestions: ({ granted }) => ({ suggested: granted }),
  statistics: ({ granted }) => ({ counted: granted }),
};

/** Applies the effects of a member's answers to the account. */
const setChoices = async (
  tx: Executor,
  memberId: string,
  answers: readonly (Answered & { readonly purpose: Purpose })[],
): Promise<void> => {
  const choices = answers.reduce<Partial<Choices>>(
    (sum, answer) => ({ ...sum, ...effectOf[answer.purpose](answer) }),
    {},
  );
  await set(tx, memberId, choices);
};

/** Effects of consents on the account of the member who answered. */
export const consentEffects: Effects = { hold, set: setChoices };
