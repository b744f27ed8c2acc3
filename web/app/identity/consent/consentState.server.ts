import type { Consent } from '@m4u/contract/identity/consent';
import { m } from '../../paraglide/messages.js';
import { date } from '../../platform/language/formats.ts';

/** Status of a consent and its date. */
export const formatConsentState = ({
  basis,
  granted,
  since,
  answered,
  version,
}: Pick<Consent, 'basis' | 'granted' | 'since' | 'answered' | 'version'>): string => {
  const day = since === null ? null : date(since);
  if (basis === 'contract') {
    if (day === null) return m.consent_not_asked();
    return answered === version ? m.consent_agreed_on({ at: day }) : m.consent_agreed_before({ at: day });
  }
  if (day === null) return granted ? m.consent_on() : m.consent_off();
  return granted ? m.consent_on_since({ at: day }) : m.consent_off_since({ at: day });
};
