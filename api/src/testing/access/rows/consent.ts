import { currentVersion } from '@m4u/contract/identity/consent/words';
import type { Rows } from '../engine/row.ts';

/** Consents are given and read by the member only. */
export const consent: Rows<'consent'> = {
  get: { ask: () => ({}), may: 'members' },
  history: { ask: () => ({}), may: 'members' },
  choose: [
    {
      ask: () => ({
        params: { purpose: 'suggestions' },
        body: { granted: true, version: currentVersion('suggestions'), screen: 'privacy' },
      }),
      may: 'members',
    },
    {
      about: 'withdrawing the terms',
      ask: () => ({ params: { purpose: 'terms' }, body: { granted: false, version: currentVersion('terms') } }),
      may: [],
      others: 'wrong-state',
    },
  ],
};
