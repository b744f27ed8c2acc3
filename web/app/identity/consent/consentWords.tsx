import type { Basis, ConsentScreen, Purpose } from '@m4u/contract/identity/consent/words';
import { m } from '../../paraglide/messages.js';

/** Titles of the purposes. */
export const purposeWords: Readonly<Record<Purpose, () => string>> = {
  terms: m.consent_terms,
  searchEngines: m.consent_searchEngines,
  suggestions: m.consent_suggestions,
  statistics: m.consent_statistics,
};

/** Names of the screens on which an answer was given. */
export const consentScreenWords: Readonly<Record<ConsentScreen, () => string>> = {
  register: m.consent_screen_register,
  privacy: m.consent_screen_privacy,
  terms: m.consent_screen_terms,
  other: m.consent_screen_other,
};

/** Labels of the buttons that give a consent. */
export const basisGiveWords: Readonly<Record<Basis, () => string>> = {
  contract: m.consent_agree,
  consent: m.consent_agree,
  objection: m.consent_allow,
};

/** Labels of the buttons that withdraw a consent. */
export const basisWithdrawWords: Readonly<Record<Basis, () => string>> = {
  contract: m.consent_withdraw,
  consent: m.consent_withdraw,
  objection: m.consent_object,
};
