import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, test } from 'node:test';
import type { Order } from '@m4u/contract/commerce/order/schema';
import { sellerCalls } from '../../testing/factories/points.ts';
import { makeGroup } from '../../testing/factories/profiles.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi } from '../../testing/server/api.ts';

const api = await startTestApi();

describe('point settings of a group', () => {
  test('are 1 percent without an expiry until an admin changes them', async () => {
    const admin = await api.signUp('chu@example.vn');
    const buyer = await api.signUp('khach@example.vn');
    const stranger = await api.signUp('la@example.vn');
    const group = await makeGroup(api, { admins: [admin] });
    const path = `/orderPoint/settings/${group}`;
    assert.deepEqual(assertDone(await api.get(path, { as: buyer })).data, { rate: 1, expiryMonths: null });
    const set = (body: object, as = admin) => api.put(path, { as, body });
    assert.deepEqual(assertDone(await set({ rate: '2,25' })).data, { rate: 2.25, expiryMonths: null });
    assert.deepEqual(assertDone(await set({ expiryMonths: 12 })).data, { rate: 2.25, expiryMonths: 12 });
    const sold = await sellerCalls(api, admin, group).invoice(buyer.memberId, { value: 1_000_000 });
    const { rate, earned } = assertDone<{ data: Order }>(sold).data;
    assert.deepEqual([rate, earned], [2.25, 22]);
    assert.deepEqual(assertDone(await set({ expiryMonths: '' })).data, { rate: 2.25, expiryMonths: null });

    assertProblem(await set({ rate: 100.5 }), 'invalid', ['rate:too-big']);
    assertProblem(await set({ rate: 1.005 }), 'invalid', ['rate:invalid']);
    assertProblem(await set({ expiryMonths: 0 }), 'invalid', ['expiryMonths:too-small']);
    assertProblem(await set({ rate: 3 }, stranger), 'forbidden');
    assertProblem(await api.get(`/orderPoint/settings/${randomUUID()}`, { as: buyer }), 'not-found');
  });
});
