import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { MINUTE } from '@m4u/contract/durations';
import { payoutCalls } from '../../../testing/factories/affiliates.ts';
import { factorCalls } from '../../../testing/factories/factors.ts';
import { makeGroup } from '../../../testing/factories/profiles.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi } from '../../../testing/server/api.ts';

const api = await startTestApi();

test('payouts and bank accounts need a code of the last ten minutes where the second factor is on', async () => {
  const admin = await api.signUp('chu-nhom@example.vn');
  const groupId = await makeGroup(api, { admins: [admin] });
  const office = payoutCalls(api, admin);
  const id = randomUUID();
  const body = { bankName: 'Vietcombank', ownerName: 'CHU NHOM', accountNumber: '9704368112223334' };
  const saveAccount = () => api.put('/affiliate/account', { as: admin, body });
  // Nothing is due, and there is no such payout: the call has passed the second factor then.
  const assertPasses = async () => {
    assertDone(await saveAccount());
    assertProblem(await office.make({ groupId }), 'wrong-state');
    assertProblem(await office.pay(id), 'not-found');
  };
  await assertPasses();
  const { nextCode } = await factorCalls(api).turnOn(admin);
  await assertPasses();
  api.clock.advance(10 * MINUTE);
  for (const answer of [await saveAccount(), await office.make({ groupId }), await office.pay(id)])
    assertProblem(answer, 'second-factor-required');
  assertDone(await api.post('/auth/factor/give', { as: admin, body: { code: nextCode() } }));
  await assertPasses();
});
