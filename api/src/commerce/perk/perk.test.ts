import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { GroupVoucher, ManagedPerk, PerkShelf, Voucher } from '@m4u/contract/commerce/perk/schema';
import { DAY } from '@m4u/contract/durations';
import { fixedClock } from '../../platform/time/clock.ts';
import { askForPerk, makePerk, takePerk } from '../../testing/factories/perks.ts';
import { assertBooks, setPoints } from '../../testing/factories/points.ts';
import { makeGroup } from '../../testing/factories/profiles.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { expireDue } from './voucher.service.ts';

const api = await startTestApi();
const { platform } = api.api;
const admin = await api.signUp('chu@gom.example', { name: 'Chủ Gốm' });
const cashier = await api.signUp('thu@gom.example', { name: 'Thu' });
const [an, binh] = [
  await api.signUp('an@gom.example', { name: 'An' }),
  await api.signUp('binh@gom.example', { name: 'Bình' }),
];
const unverified = await api.signUp('chua@gom.example', { verified: false });
const ABSENT = '019a0000-0000-7000-8000-000000000000';
const NO_CODE = 'Q22222222';

const newShop = () => makeGroup(api, { admins: [admin], staff: { cashier } });
const shelfOf = async (groupId: string, as: TestMember): Promise<PerkShelf> =>
  assertDone<{ data: PerkShelf }>(await api.get(`/perks?groupId=${groupId}`, { as })).data;
const pointsOf = async (groupId: string, as: TestMember): Promise<number> => (await shelfOf(groupId, as)).points;
const readOwn = async (id: string, as: TestMember): Promise<Voucher> =>
  assertDone<{ data: Voucher }>(await api.get(`/perks/vouchers/${id}`, { as })).data;
const handOver = (code: string, as: TestMember) => api.post(`/perks/codes/${code}/handOver`, { as });
const giveBack = (id: string, as: TestMember) => api.post(`/perks/vouchers/${id}/return`, { as });
const later = (days: number) => ({
  ...platform,
  clock: fixedClock(new Date(platform.clock.now().getTime() + days * DAY)),
});

describe('perks of a group', () => {
  test('are added and changed by its verified admins', async () => {
    const groupId = await newShop();
    const perk = await makePerk(api, admin, groupId, { stock: 5, perCustomer: 2, text: 'Ly 300 ml' });
    assert.deepEqual(
      [perk.name, perk.points, perk.stock, perk.left, perk.given, perk.keepDays, perk.state],
      ['Ly sứ men lam', 10, 5, 5, 0, 30, 'open'],
    );
    const change = (as: TestMember, body: object) => api.put(`/perks/${perk._id}`, { as, body });
    const changed = assertDone<{ data: ManagedPerk }>(await change(admin, { points: 12, stock: null })).data;
    assert.deepEqual([changed.points, changed.stock, changed.left, changed.text], [12, null, null, 'Ly 300 ml']);
    const body = { groupId, name: 'Quà', points: 1 };
    assertProblem(await api.post('/perks', { as: cashier, body }), 'forbidden');
    assertProblem(await api.post('/perks', { as: unverified, body }), 'account-unverified');
    assertProblem(await api.post('/perks', { body }), 'unauthenticated');
    assertProblem(await api.post('/perks', { as: admin, body: { ...body, groupId: ABSENT } }), 'not-found');
    assertProblem(await change(cashier, { points: 1 }), 'not-found');
    assertProblem(await api.put(`/perks/${ABSENT}`, { as: admin, body: {} }), 'not-found');
    assertProblem(await api.get(`/perks/managed?groupId=${groupId}`, { as: cashier }), 'forbidden');
    const listed = await api.get(`/perks/managed?groupId=${groupId}`, { as: admin });
    assert.equal(assertDone<{ total: number }>(listed).total, 1);
  });

  test('refuse invalid fields', async () => {
    const groupId = await newShop();
    for (const [facts, field] of [
      [{ name: '' }, 'name:required'],
      [{ points: 0 }, 'points:too-small'],
      [{ stock: -1 }, 'stock:too-small'],
      [{ perCustomer: 0 }, 'perCustomer:too-small'],
      [{ keepDays: 367 }, 'keepDays:too-big'],
      [{ from: 'mai' }, 'from:date'],
      [{ from: '2026-03-05', to: '2026-03-04' }, 'to:end-before-start'],
    ] as const) {
      const body = { groupId, name: 'Quà', points: 1, ...facts };
      assertProblem(await api.post('/perks', { as: admin, body }), 'invalid', [field]);
    }
  });

  test('are shown with what is left, the cheapest first, until they are over or archived', async () => {
    const groupId = await newShop();
    await setPoints(api, groupId, an.memberId, 25);
    const dear = await makePerk(api, admin, groupId, { name: 'Bình', points: 90 });
    const cheap = await makePerk(api, admin, groupId, { name: 'Ly', stock: 3 });
    await makePerk(api, admin, groupId, { name: 'Cũ', to: '2026-01-01' });
    await makePerk(api, admin, groupId, { name: 'Sắp có', points: 50, from: '2026-12-01' });
    const archived = await makePerk(api, admin, groupId, { name: 'Thôi' });
    assertDone(await api.put(`/perks/${archived._id}`, { as: admin, body: { isArchived: true } }));
    await takePerk(api, an, cheap._id);
    const { points, perks } = await shelfOf(groupId, an);
    assert.equal(points, 15);
    assert.deepEqual(
      perks.map(({ name, left, own, state }) => [name, left, own, state]),
      [
        ['Ly', 2, 1, 'open'],
        ['Sắp có', null, 0, 'soon'],
        [dear.name, null, 0, 'open'],
      ],
    );
    assertProblem(await api.get(`/perks?groupId=${ABSENT}`, { as: an }), 'not-found');
    assertProblem(await api.get(`/perks?groupId=${groupId}`), 'unauthenticated');
  });
});

describe('taking a perk', () => {
  test('moves its points through the books, and gives a code', async () => {
    const groupId = await newShop();
    await setPoints(api, groupId, an.memberId, 25);
    const { _id } = await makePerk(api, admin, groupId, { stock: 1, keepDays: 2 });
    const voucher = await takePerk(api, an, _id);
    assert.match(voucher.code, /^Q[2-9A-HJ-NP-Z]{8}$/);
    assert.deepEqual([voucher.state, voucher.points, voucher.perk.name], ['taken', 10, 'Ly sứ men lam']);
    // The end of the second day after today in Vietnam.
    assert.match(voucher.expiresAt, /T17:00:00\.000Z$/);
    assert.equal(await pointsOf(groupId, an), 15);
    const { body } = await api.get(`/perks/vouchers/${voucher._id}/qr`, { as: an });
    assert.match(body, /^<svg|<\?xml/);
    assertProblem(await api.get(`/perks/vouchers/${voucher._id}`, { as: binh }), 'not-found');
    assertProblem(await api.get(`/perks/vouchers/${voucher._id}/qr`, { as: admin }), 'not-found');
    const own = assertDone<{ data: Voucher[]; total: number }>(await api.get('/perks/vouchers', { as: an }));
    assert.ok(own.data.some((each) => each._id === voucher._id));
    await assertBooks(api);
  });

  test('is refused without points, pieces or days for it, at another price, and beyond the limit', async () => {
    const groupId = await newShop();
    const perk = await makePerk(api, admin, groupId, { perCustomer: 1 });
    assertProblem(await askForPerk(api, an, perk._id), 'insufficient-points', ['points:points-short']);
    await setPoints(api, groupId, an.memberId, 100);
    assertProblem(await askForPerk(api, an, perk._id, 9), 'conflict');
    assertProblem(await askForPerk(api, an, perk._id, 0), 'invalid', ['points:too-small']);
    assertProblem(await askForPerk(api, an, ABSENT), 'not-found');
    assertProblem(await askForPerk(api, unverified, perk._id), 'account-unverified');
    await takePerk(api, an, perk._id);
    assertProblem(await askForPerk(api, an, perk._id), 'perk-limit');
    for (const facts of [{ stock: 0 }, { from: '2026-12-01' }, { to: '2026-01-01' }]) {
      const { _id } = await makePerk(api, admin, groupId, facts);
      assertProblem(await askForPerk(api, an, _id), 'perk-unavailable');
    }
    const { _id } = await makePerk(api, admin, groupId);
    assertDone(await api.put(`/perks/${_id}`, { as: admin, body: { isArchived: true } }));
    assertProblem(await askForPerk(api, an, _id), 'not-found');
    assert.equal(await pointsOf(groupId, an), 90);
  });

  test('happens once for a key', async () => {
    const groupId = await newShop();
    await setPoints(api, groupId, an.memberId, 100);
    const { _id } = await makePerk(api, admin, groupId);
    const key = 'hai-lan-nhu-mot';
    const [one, two] = [await askForPerk(api, an, _id, 10, key), await askForPerk(api, an, _id, 10, key)];
    assert.deepEqual(assertDone(one), assertDone(two));
    assert.equal(await pointsOf(groupId, an), 90);
  });
});

describe('a voucher at the counter', () => {
  const taken = async (facts: Record<string, unknown> = {}) => {
    const groupId = await newShop();
    await setPoints(api, groupId, an.memberId, 10);
    const perk = await makePerk(api, admin, groupId, { stock: 1, ...facts });
    return { groupId, perk, voucher: await takePerk(api, an, perk._id) };
  };

  test('is found by its code, and handed over once', async () => {
    const { groupId, voucher } = await taken();
    const typed = voucher.code.toLowerCase().replace(/^(.{3})/, '$1-');
    const found = assertDone<{ data: GroupVoucher }>(await api.get(`/perks/codes/${typed}`, { as: cashier })).data;
    assert.deepEqual([found.buyer.name, found.can], ['An', { handOver: true, return: false }]);
    const [one, two] = await Promise.all([handOver(voucher.code, cashier), handOver(voucher.code, admin)]);
    assert.deepEqual(
      [one.statusCode, two.statusCode].toSorted((a, b) => a - b),
      [200, 409],
    );
    assertProblem(await handOver(voucher.code, cashier), 'wrong-state');
    assertProblem(await giveBack(voucher._id, admin), 'wrong-state');
    assert.equal((await readOwn(voucher._id, an)).state, 'handed');
    assertProblem(await api.get(`/perks/vouchers/${voucher._id}/qr`, { as: an }), 'not-found');
    assert.equal(await pointsOf(groupId, an), 0);
  });

  test('is nobody else’s', async () => {
    const { groupId, voucher } = await taken();
    for (const as of [an, binh]) {
      assertProblem(await api.get(`/perks/codes/${voucher.code}`, { as }), 'not-found');
      assertProblem(await handOver(voucher.code, as), 'not-found');
      assertProblem(await giveBack(voucher._id, as), 'not-found');
    }
    assertProblem(await giveBack(voucher._id, cashier), 'not-found');
    assertProblem(await handOver(NO_CODE, cashier), 'not-found');
    assertProblem(await handOver('abc', cashier), 'invalid');
    assertProblem(await giveBack(ABSENT, admin), 'not-found');
    assertProblem(await api.get(`/perks/ofGroup?groupId=${groupId}`, { as: cashier }), 'forbidden');
  });

  test('is given back by an admin with its points and its piece', async () => {
    const { groupId, perk, voucher } = await taken();
    const back = assertDone<{ data: GroupVoucher }>(await giveBack(voucher._id, admin)).data;
    assert.deepEqual([back.state, back.can], ['returned', { handOver: false, return: false }]);
    assert.equal(await pointsOf(groupId, an), 10);
    assertProblem(await giveBack(voucher._id, admin), 'wrong-state');
    assertProblem(await handOver(voucher.code, cashier), 'wrong-state');
    await takePerk(api, an, perk._id);
    const filter = encodeURIComponent(JSON.stringify({ state: 'returned' }));
    const list = await api.get(`/perks/ofGroup?groupId=${groupId}&filter=${filter}`, { as: admin });
    assert.deepEqual(
      assertDone<{ data: GroupVoucher[] }>(list).data.map(({ _id }) => _id),
      [voucher._id],
    );
    await assertBooks(api);
  });

  test('expires after its days, and gives points back as its perk said when it was taken', async () => {
    const [kind, strict] = [await taken({ keepDays: 1 }), await taken({ keepDays: 1, returnsExpired: false })];
    // A later change of the perk does not change what was taken.
    assertDone(await api.put(`/perks/${strict.perk._id}`, { as: admin, body: { returnsExpired: true } }));
    await expireDue(later(1));
    assert.equal((await readOwn(kind.voucher._id, an)).state, 'taken');
    await Promise.all([expireDue(later(2)), expireDue(later(2))]);
    for (const { voucher } of [kind, strict]) assert.equal((await readOwn(voucher._id, an)).state, 'expired');
    assert.deepEqual([await pointsOf(kind.groupId, an), await pointsOf(strict.groupId, an)], [10, 0]);
    const [shown] = (await shelfOf(strict.groupId, an)).perks;
    assert.deepEqual([shown?.left, shown?.own], [1, 0]);
    await assertBooks(api);
  });
});

test('pieces are not made fewer than what is given', async () => {
  const groupId = await newShop();
  await setPoints(api, groupId, an.memberId, 20);
  const { _id } = await makePerk(api, admin, groupId, { stock: 5 });
  for (let taken = 0; taken < 2; taken += 1) await takePerk(api, an, _id);
  const change = (stock: number) => api.put(`/perks/${_id}`, { as: admin, body: { stock } });
  assertProblem(await change(1), 'invalid', ['stock:too-small']);
  assert.equal(assertDone<{ data: ManagedPerk }>(await change(2)).data.state, 'gone');
});
