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
export const screenWords: Readonly<Record<ConsentScreen, () => string>> = {
  register: m.consent_screen_register,
  privacy: m.consent_screen_privacy,
  terms: m.consent_screen_terms,
  other: m.consent_screen_other,
};

/** Button labels to give and to withdraw a consent. */
export const deedWords: Readonly<Record<Basis, { readonly give: () => string; readonly take: () => string }>> = {
  contract: { give: m.consent_agree, take: m.consent_withdraw },
  consent: { give: m.consent_agree, take: m.consent_withdraw },
  objection: { give: m.consent_allow, take: m.consent_object },
};
