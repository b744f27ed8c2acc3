import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { describe, test } from 'node:test';
import type { Order } from '@m4u/contract/commerce/order/schema';
import type { PointSettings } from '@m4u/contract/commerce/point/schema';
import { sellerCalls } from '../../testing/factories/points.ts';
import { makeGroup } from '../../testing/factories/profiles.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi } from '../../testing/server/api.ts';
import { sql } from '../../platform/database/orm.ts';
import { runAsSystem } from '../../platform/database/row-security/current-actor.ts';

const NO_GIFTS = { gifts: false, giftMinimum: 1, giftMaximum: 100, giftsPerDay: 200 };

const api = await startTestApi();

describe('point settings of a group', () => {
  test('are 1 percent without an expiry, with numbered invoices, until an admin changes them', async () => {
    const admin = await api.signUp('chu@example.vn');
    const buyer = await api.signUp('khach@example.vn');
    const stranger = await api.signUp('la@example.vn');
    const group = await makeGroup(api, { admins: [admin] });
    const path = `/orderPoint/settings/${group}`;
    assert.deepEqual(assertDone(await api.get(path, { as: buyer })).data, {
      rate: 1,
      expiryMonths: null,
      invoicePrefix: 'HD-',
      phoneReceipts: false,
      canPhone: true,
      ...NO_GIFTS,
    });
    const set = (body: object, as = admin) => api.put(path, { as, body });
    assert.deepEqual(assertDone(await set({ rate: '2,25' })).data, {
      rate: 2.25,
      expiryMonths: null,
      invoicePrefix: 'HD-',
      phoneReceipts: false,
      canPhone: true,
      ...NO_GIFTS,
    });
    assert.deepEqual(assertDone(await set({ expiryMonths: 12 })).data, {
      rate: 2.25,
      expiryMonths: 12,
      invoicePrefix: 'HD-',
      phoneReceipts: false,
      canPhone: true,
      ...NO_GIFTS,
    });
    const sold = await sellerCalls(api, admin, group).invoice(buyer.memberId, { value: 1_000_000 });
    const { rate, earned } = assertDone<{ data: Order }>(sold).data;
    assert.deepEqual([rate, earned], [2.25, 22]);
    assert.deepEqual(assertDone(await set({ expiryMonths: '' })).data, {
      rate: 2.25,
      expiryMonths: null,
      invoicePrefix: 'HD-',
      phoneReceipts: false,
      canPhone: true,
      ...NO_GIFTS,
    });

    assertProblem(await set({ rate: 100.5 }), 'invalid', ['rate:too-big']);
    assertProblem(await set({ rate: 1.005 }), 'invalid', ['rate:invalid']);
    assertProblem(await set({ expiryMonths: 0 }), 'invalid', ['expiryMonths:too-small']);
    assertProblem(await set({ invoicePrefix: 'Hóa đơn số ' + '1'.repeat(12) }), 'invalid', ['invoicePrefix:too-long']);
    assertProblem(await set({ rate: 3 }, stranger), 'forbidden');
    assertProblem(await api.get(`/orderPoint/settings/${randomUUID()}`, { as: buyer }), 'not-found');
  });
  test('number the invoices that admins enter without a number', async () => {
    const admin = await api.signUp('chu-so@example.vn');
    const buyer = await api.signUp('khach-so@example.vn');
    const group = await makeGroup(api, { admins: [admin] });
    const { invoice } = sellerCalls(api, admin, group);
    const enter = (invoiceNumber?: string) => invoice(buyer.memberId, { value: 100_000, invoiceNumber });
    const numberOf = async (answer: ReturnType<typeof enter>) =>
      assertDone<{ data: Order }>(await answer).data.invoiceNumber;
    // The first invoice of a group needs no settings.
    assert.equal(await numberOf(enter('')), 'HD-0001');

    const set = (invoicePrefix: string) =>
      api.put(`/orderPoint/settings/${group}`, { as: admin, body: { invoicePrefix } });
    assert.equal(assertDone<{ data: PointSettings }>(await set('HD-')).data.invoicePrefix, 'HD-');
    assert.equal(await numberOf(enter('hd-0002')), 'hd-0002');
    assert.equal(await numberOf(enter('')), 'HD-0003');
    const numbers = await Promise.all(Array.from({ length: 6 }, () => numberOf(enter(''))));
    assert.deepEqual(new Set(numbers), new Set(['HD-0004', 'HD-0005', 'HD-0006', 'HD-0007', 'HD-0008', 'HD-0009']));

    for (let number = 10; number < 14; number += 1) await numberOf(enter(`HD-${number}`));
    await numberOf(enter('HD-0010'));
    await numberOf(enter('HD-0120'));
    await numberOf(enter('HD-0121-B'));
    assert.equal(await numberOf(enter('')), 'HD-0121');

    await set('');
    assertProblem(await enter(''), 'invalid', ['invoiceNumber:required']);
  });

  test('leave numbers to groups that had typed them before there was a default', async () => {
    const admin = await api.signUp('chu-cu@example.vn');
    const buyer = await api.signUp('khach-cu@example.vn');
    const [old, fresh] = [await makeGroup(api, { admins: [admin] }), await makeGroup(api, { admins: [admin] })];
    const { invoice } = sellerCalls(api, admin, old);
    assertDone(await invoice(buyer.memberId, { value: 100_000, invoiceNumber: 'A-1' }));
    const migration = new URL('../../../migrations/0019_usual-invoice-numbers.sql', import.meta.url);
    const text = await readFile(migration, 'utf8');
    await runAsSystem(() => api.api.platform.db.execute(sql.raw(text)));
    const prefixOf = async (group: string) =>
      assertDone<{ data: PointSettings }>(await api.get(`/orderPoint/settings/${group}`, { as: admin })).data
        .invoicePrefix;
    assert.deepEqual([await prefixOf(old), await prefixOf(fresh)], [null, 'HD-']);
  });
});
