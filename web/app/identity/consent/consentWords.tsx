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
  consent: m.consent_turn_on,
  objection: m.consent_turn_on,
};

/** The version of a text as people read it: `2026-11` is `11/2026`, `2026-11-27` is `27/11/2026`. */
export const versionWords = (version: string): string => version.split('-').toReversed().join('/');
