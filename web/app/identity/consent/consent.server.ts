import { type Purpose, consentText } from '@m4u/contract/identity/consent/words';
import type { RouterContextProvider } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { problemOf } from '../../platform/api/problem.ts';
import { type FormAnswer, refuseForm, type SentForm } from '../../platform/forms/form.server.ts';
import { scopeOf } from '../../platform/request/scope.server.ts';
import { formatConsentState } from './consentState.server.ts';
import { purposeWords } from './consentWords.tsx';

type Context = Readonly<RouterContextProvider>;

/** Rows of the history on a page. */
const HISTORY_SIZE = 10;

/** Reads the reader's consents with the current texts, and a page of the history. */
export const readConsents = async (context: Context, page: number) => {
  const { consent } = api(context);
  const [now, history] = await Promise.all([consent.get(), consent.history({ query: { page, limit: HISTORY_SIZE } })]);
  const { locale } = scopeOf(context).page;
  return {
    consents: now.data.map((each) => ({
      ...each,
      text: consentText(each.purpose, each.version)[locale],
      state: formatConsentState(each),
    })),
    history: history.data.map((each) => ({ ...each, text: consentText(each.purpose, each.version)[locale] })),
    total: history.total,
    page,
    size: HISTORY_SIZE,
  };
};

/** Consents as screens show them. */
export type ShownConsents = Awaited<ReturnType<typeof readConsents>>;

/** Fields of the API for the version of the words that were agreed to. */
const VERSION_FIELD = /^(?:agreed\.\d+\.version|consentVersion)$/;

/** Answers a form whose words have changed since it was shown; undefined for any other problem. */
export const consentReply = (form: SentForm, thrown: unknown): FormAnswer | undefined =>
  problemOf(thrown)?.errors.some(({ field }) => VERSION_FIELD.test(field))
    ? refuseForm(form, { form: m.consent_words_changed() })
    : undefined;

/** Stores the answer of a form of {@link ShownConsents}. Errors: the API's. */
export const chooseConsent = async (context: Context, { values }: Pick<SentForm, 'values'>): Promise<void> => {
  const purpose = (values['purpose'] ?? '') as Purpose;
  const granted = values['granted'] === 'true';
  await api(context).consent.choose({
    params: { purpose },
    body: { granted, version: values['version'] ?? '', screen: 'privacy' },
  });
  const name = purposeWords[purpose]();
  setFlash(context, {
    kind: 'success',
    message: granted ? m.consent_given({ name }) : m.consent_taken({ name }),
  });
};
