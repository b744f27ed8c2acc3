import assert from 'node:assert/strict';
import { test } from 'node:test';
import { m } from '../../paraglide/messages.js';
import { date } from '../../platform/language/formats.ts';
import { formatConsentState } from './consentState.server.ts';

const since = '2026-11-03T04:00:00.000Z';
const terms = { basis: 'contract', granted: true, version: '2026-11-27', since } as const;

test('the terms tell whether this version or an earlier one was agreed to', () => {
  const at = date(since);
  assert.equal(formatConsentState({ ...terms, answered: '2026-11-27' }), m.consent_agreed_on({ at }));
  assert.equal(formatConsentState({ ...terms, answered: '2026-11' }), m.consent_agreed_before({ at }));
  assert.equal(formatConsentState({ ...terms, answered: null, since: null }), m.consent_not_asked());
});
