/** Dues of members: levels, taking and renewing one, paying, refunds, records by hand, reminders and the list of arrears. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { ManagedLevel } from '@m4u/contract/commerce/due/schema';
import type { Payment } from '@m4u/contract/commerce/payment/schema';
import { DAY, HOUR } from '@m4u/contract/durations';
import { createContextFactory } from '../../platform/context-factory.ts';
import { eq } from '../../platform/database/orm.ts';
import { runAsSystem } from '../../platform/database/row-security/current-actor.ts';
import type { Database } from '../../platform/events/transaction.ts';
import { groupMembers } from '../../profile/group/tables.ts';
import { requestFactsOf } from '../../profile/group/imports/worker.service.ts';
import { waitUntil } from '../../testing/factories/notices.ts';
import {
  listDues,
  makeLevel,
  readDuePayment,
  readOwnDues,
  readPersonDues,
  recordDues,
  takeLevel,
} from '../../testing/factories/dues.ts';
import { makeShop, sendNotice, type TestShop } from '../../testing/factories/payments.ts';
import { makeGroup } from '../../testing/factories/profiles.ts';
import { signInAgain } from '../../testing/factories/sign-ins.ts';
import { makeTicketedEvent, writeSignUp } from '../../testing/factories/tickets.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { payments } from '../payment/tables.ts';
import { dayOf } from '@m4u/contract/days';
import { monthsAfter, daysAfter } from '@m4u/contract/commerce/due/rules';
import { remindMembers } from './reminder.service.ts';
import { settleMissed } from './settlement.service.ts';
import { duePeriods } from './tables.ts';

const api = await startTestApi();
const { platform, events } = api.api;
const admin = await api.signUp('chu@hoi.example', { name: 'Chủ Hội' });
const [an, binh] = [
  await api.signUp('an@hoi.example', { name: 'Nguyễn An' }),
  await api.signUp('binh@hoi.example', { name: 'Trần Bình' }),
];
const stranger = await api.signUp('la@hoi.example');

const join = (groupId: string, ...members: readonly TestMember[]) =>
  platform.db
    .insert(groupMembers)
    .values(
      members.map(({ memberId }) => ({ groupId, memberId, role: 'member' as const, status: 'accepted' as const })),
    );

/** A group with an account, a level, and An and Bình as members. */
const newGroup = async (facts: Record<string, unknown> = {}): Promise<{ shop: TestShop; level: ManagedLevel }> => {
  const shop = await makeShop(api, admin);
  await join(shop.groupId, an, binh);
  return { shop, level: await makeLevel(api, admin, shop.groupId, facts) };
};

/** Lets time pass, after which everybody signs in anew. */
const pass = async (time: number): Promise<void> => {
  api.clock.advance(time);
  for (const member of [admin, an, binh, stranger]) Object.assign(member, await signInAgain(api, member));
};

const today = (): string => dayOf(api.clock.now());

/** Runs a job. */
const run = async (job: typeof remindMembers): Promise<void> => {
  const contextOf = createContextFactory(platform, platform.db as Database, events);
  const ctx = contextOf({ kind: 'visitor' }, 'vi', requestFactsOf('job'));
  await runAsSystem(() => job(ctx));
};

/** The time of a transfer that is made now, as SePay writes it. */
const now = () => new Date(api.clock.now().getTime() + 7 * HOUR).toISOString().slice(0, 19).replace('T', ' ');

const pay = async (shop: TestShop, token: string): Promise<void> => {
  const { memo, amount } = await readDuePayment(api, token);
  assertDone(await sendNotice(api, shop, 'sepay', { content: memo, amount, at: now() }));
};

const refund = async (paymentId: string | null | undefined): Promise<Payment> =>
  assertDone<{ data: Payment }>(
    await api.put(`/payments/${paymentId}`, { as: admin, body: { action: 'refund', note: 'Trả lại' } }),
  ).data;

const mailsTo = ({ email }: TestMember, text: RegExp) =>
  (api.api.outbox?.list() ?? []).filter((mail) => mail.to === email && text.test(mail.text));

describe('levels', () => {
  test('are made, changed and archived by admins', async () => {
    const { shop, level } = await newGroup({ benefits: 'Dự họp hằng tháng' });
    assert.deepEqual(
      [level.name, level.price, level.months, level.graceDays, level.isOpen, level.isArchived, level.holders],
      ['Hội viên', 200_000, 12, 10, true, false, 0],
    );
    const changed = assertDone<{ data: ManagedLevel }>(
      await api.put(`/dues/levels/${level._id}`, { as: admin, body: { price: 300_000, isArchived: true } }),
    ).data;
    assert.deepEqual([changed.price, changed.isArchived, changed.months], [300_000, true, 12]);
    const setup = await api.get(`/dues/levels?groupId=${shop.groupId}`, { as: admin });
    assert.equal(assertDone<{ data: { levels: unknown[] } }>(setup).data.levels.length, 1);
    assertProblem(await api.post('/dues/mine', { as: an, body: { levelId: level._id } }), 'not-found');
  });

  test('are refused with wrong figures, without an account, and to others', async () => {
    const { shop, level } = await newGroup();
    for (const wrong of [{ months: 0 }, { months: 37 }, { graceDays: 61 }, { price: -1 }, { name: '' }]) {
      const body = { groupId: shop.groupId, name: 'Hội viên', ...wrong };
      assertProblem(await api.post('/dues/levels', { as: admin, body }), 'invalid');
    }
    const groupId = await makeGroup(api, { admins: [admin] });
    const body = { groupId, name: 'Hội viên', price: 100_000 };
    assertProblem(await api.post('/dues/levels', { as: admin, body }), 'payment-account-missing');
    assertDone(await api.post('/dues/levels', { as: admin, body: { ...body, price: 0 } }));
    for (const as of [an, stranger]) {
      assertProblem(await api.post('/dues/levels', { as, body: { ...body, groupId: shop.groupId } }), 'forbidden');
      assertProblem(await api.get(`/dues?groupId=${shop.groupId}`, { as }), 'forbidden');
      assertProblem(await api.put(`/dues/levels/${level._id}`, { as, body: { price: 1 } }), 'not-found');
    }
    assertProblem(await api.post('/dues/mine', { as: stranger, body: { levelId: level._id } }), 'not-found');
  });
});

describe('a period', () => {
  test('begins today when it is paid, and the next one follows it', async () => {
    const { shop, level } = await newGroup();
    const token = await takeLevel(api, an, level._id);
    assert.equal(await takeLevel(api, an, level._id), token);
    const payment = await readDuePayment(api, token);
    assert.deepEqual([payment.amount, payment.title, payment.state], [200_000, 'Hội phí Hội viên', 'waiting']);
    const before = await readOwnDues(api, an, shop.groupId);
    assert.deepEqual([before?.state, before?.asked?.payment, before?.endsOn], ['none', token, null]);
    await pay(shop, token);
    await waitUntil(async () => (await readOwnDues(api, an, shop.groupId))?.state === 'current', 'a period');
    const first = await readOwnDues(api, an, shop.groupId);
    const end = daysAfter(monthsAfter(today(), 12), -1);
    assert.deepEqual(
      [first?.endsOn, first?.graceUntil, first?.asked, first?.level?.name],
      [end, daysAfter(end, 10), null, 'Hội viên'],
    );
    await pay(shop, await takeLevel(api, an, level._id));
    await waitUntil(async () => (await readOwnDues(api, an, shop.groupId))?.periods.length === 2, 'a second period');
    const second = await readOwnDues(api, an, shop.groupId);
    assert.deepEqual(
      second?.periods.map(({ startsOn, endsOn }) => [startsOn, endsOn]),
      [
        [daysAfter(end, 1), daysAfter(monthsAfter(today(), 24), -1)],
        [today(), end],
      ],
    );
    const [shown] = await listDues(api, admin, shop.groupId, { q: 'nguyen an' });
    assert.deepEqual([shown?.member.name, shown?.state, shown?.amount], ['Nguyễn An', 'current', 200_000]);
  });

  test('is taken back by a refund, and the next one moves forward', async () => {
    const { shop, level } = await newGroup({ months: 1 });
    const who = { groupId: shop.groupId, memberId: an.memberId };
    for (let n = 0; n < 2; n += 1) assertDone(await recordDues(api, admin, { ...who, levelId: level._id }));
    const { periods } = await readPersonDues(api, admin, who);
    assert.equal(periods.length, 2);
    const [later, first] = periods;
    await refund(first?.paymentId);
    await waitUntil(async () => (await readPersonDues(api, admin, who)).periods[1]?.state === 'taken', 'a refund');
    const after = await readPersonDues(api, admin, who);
    assert.deepEqual([after.periods[0]?.startsOn, after.endsOn], [first?.startsOn, first?.endsOn]);
    await refund(later?.paymentId);
    await waitUntil(async () => (await readPersonDues(api, admin, who)).state === 'none', 'no dues');
  });

  test('is recorded by an admin once for a key, with the name in the trail', async () => {
    const { shop, level } = await newGroup();
    const grant = { groupId: shop.groupId, memberId: an.memberId, levelId: level._id };
    await takeLevel(api, an, level._id);
    for (let n = 0; n < 2; n += 1) assertDone(await recordDues(api, admin, grant, 'one-key'));
    const { periods, state } = await readPersonDues(api, admin, grant);
    assert.deepEqual([periods.length, state], [1, 'current']);
    const payment = assertDone<{ data: Payment }>(await api.get(`/payments/${periods[0]?.paymentId}`, { as: admin }));
    const step = payment.data.steps.at(-1);
    assert.deepEqual([step?.kind, step?.actor?.name, step?.note], ['paid', 'Chủ Hội', 'Tiền mặt']);
    assertProblem(await recordDues(api, an, grant), 'forbidden');
    assertProblem(await recordDues(api, admin, { ...grant, note: '' }), 'invalid');
    assertProblem(await recordDues(api, admin, { ...grant, memberId: stranger.memberId }), 'not-found');
  });

  test('is offered where members may not choose the level themselves', async () => {
    const { shop, level } = await newGroup({ isOpen: false });
    assertProblem(await api.post('/dues/mine', { as: an, body: { levelId: level._id } }), 'not-found');
    const body = { groupId: shop.groupId, memberId: an.memberId, levelId: level._id };
    for (let n = 0; n < 2; n += 1) assertDone(await api.post('/dues/people/offer', { as: admin, body }));
    assertProblem(await api.post('/dues/people/offer', { as: an, body }), 'forbidden');
    const token = (await readOwnDues(api, an, shop.groupId))?.asked?.payment ?? '';
    assert.equal(await takeLevel(api, an, level._id), token);
    await pay(shop, token);
    await waitUntil(async () => (await readOwnDues(api, an, shop.groupId))?.state === 'current', 'a period');
  });

  test('of a free level begins at once, and gives way to one that is paid', async () => {
    const { shop, level } = await newGroup({ price: 0 });
    assert.equal(await takeLevel(api, an, level._id), '');
    assertProblem(await api.post('/dues/mine', { as: an, body: { levelId: level._id } }), 'wrong-state');
    const paid = await makeLevel(api, admin, shop.groupId, { name: 'Hội viên vàng', months: 1 });
    await pay(shop, await takeLevel(api, an, paid._id));
    await waitUntil(
      async () => (await readOwnDues(api, an, shop.groupId))?.level?.name === 'Hội viên vàng',
      'the paid level',
    );
    assert.equal((await readOwnDues(api, an, shop.groupId))?.periods[0]?.startsOn, today());
  });

  test('waits for the level that was chosen last', async () => {
    const { shop, level } = await newGroup();
    const other = await makeLevel(api, admin, shop.groupId, { name: 'Hội viên vàng', price: 500_000 });
    const first = await takeLevel(api, an, level._id);
    const second = await takeLevel(api, an, other._id);
    assert.deepEqual(
      [(await readDuePayment(api, first)).state, (await readDuePayment(api, second)).amount],
      ['cancelled', 500_000],
    );
  });

  test('is given by the job where the event of its payment was lost, and taken back alike', async () => {
    const { shop, level } = await newGroup();
    const token = await takeLevel(api, an, level._id);
    const set = (state: 'paid' | 'refunded') =>
      platform.db
        .update(payments)
        .set({ state, paidAt: api.clock.now(), updatedAt: api.clock.now() })
        .where(eq(payments.token, token));
    await set('paid');
    await run(settleMissed);
    await run(settleMissed);
    const own = await readOwnDues(api, an, shop.groupId);
    assert.deepEqual([own?.state, own?.periods.length], ['current', 1]);
    await set('refunded');
    await run(settleMissed);
    assert.equal((await readOwnDues(api, an, shop.groupId))?.state, 'none');
  });
});

describe('reminders', () => {
  test('ask thirty, seven and no days before the end, each once, with the code in the mail', async () => {
    const { shop, level } = await newGroup({ months: 2, name: 'Hội viên nhắc' });
    assertDone(await recordDues(api, admin, { groupId: shop.groupId, memberId: an.memberId, levelId: level._id }));
    const end = (await readOwnDues(api, an, shop.groupId))?.endsOn ?? '';
    const daysLeft = () => Math.round((Date.parse(end) - Date.parse(today())) / DAY);
    const counts: number[] = [];
    for (const days of [31, 30, 20, 7, 1, 0]) {
      await pass((daysLeft() - days) * DAY);
      await run(remindMembers);
      await run(remindMembers);
      const due = await readOwnDues(api, an, shop.groupId);
      if (days === 30) {
        const { dueAt } = await readDuePayment(api, due?.asked?.payment ?? '');
        assert.ok(dayOf(new Date(dueAt)) >= end, 'the payment waits through the end');
      }
      const asked = mailsTo(an, /Hội viên nhắc/).filter(({ pictures = [] }) => pictures.length > 0);
      counts.push(asked.length);
    }
    await waitUntil(
      () => mailsTo(an, /Hội viên nhắc/).filter(({ pictures = [] }) => pictures.length > 0).length === 3,
      `three mails with the code, not ${counts.join(' ')}`,
    );
    assert.equal((await listDues(api, admin, shop.groupId, { state: 'arrears' }))[0]?.state, 'due');
    const periods = await platform.db.select().from(duePeriods).where(eq(duePeriods.levelId, level._id));
    assert.equal(periods.length, 2, 'one period runs, and one waits for its payment');
    await pass(DAY);
    assert.equal((await listDues(api, admin, shop.groupId, { state: 'grace' }))[0]?.member.name, 'Nguyễn An');
    await pay(shop, (await readOwnDues(api, an, shop.groupId))?.asked?.payment ?? '');
    await waitUntil(async () => (await readOwnDues(api, an, shop.groupId))?.state === 'current', 'a renewal');
    assert.equal((await readOwnDues(api, an, shop.groupId))?.periods[0]?.startsOn, daysAfter(end, 1));
  });

  test('of admins go once a day to whom something is due', async () => {
    const { shop, level } = await newGroup({ months: 1, graceDays: 0 });
    const who = { groupId: shop.groupId, memberId: an.memberId };
    assertProblem(await api.post('/dues/people/remind', { as: admin, body: who }), 'wrong-state');
    assertDone(await recordDues(api, admin, { ...who, levelId: level._id }));
    await pass(40 * DAY);
    const [row] = await listDues(api, admin, shop.groupId, { state: 'lapsed' });
    assert.deepEqual([row?.can.remind, row?.isReminded, row?.amount], [true, false, 200_000]);
    assertDone(await api.post('/dues/people/remind', { as: admin, body: who }));
    assertProblem(await api.post('/dues/people/remind', { as: admin, body: who }), 'due-reminded');
    assertProblem(await api.post('/dues/people/remind', { as: an, body: who }), 'forbidden');
    const [after] = await listDues(api, admin, shop.groupId, { state: 'arrears' });
    assert.deepEqual([after?.isReminded, after?.isAsked, after?.can.remind], [true, true, false]);
    await pass(DAY);
    assertDone(await api.post('/dues/people/remind', { as: admin, body: who }));
    // A renewal after the grace begins anew.
    await pay(shop, (await readOwnDues(api, an, shop.groupId))?.asked?.payment ?? '');
    await waitUntil(async () => (await readOwnDues(api, an, shop.groupId))?.state !== 'lapsed', 'a new period');
    assert.equal((await readOwnDues(api, an, shop.groupId))?.periods[0]?.startsOn, today());
  });
});

describe('the list of dues', () => {
  test('has pages, filters and a table', async () => {
    const { shop, level } = await newGroup();
    assertDone(await recordDues(api, admin, { groupId: shop.groupId, memberId: binh.memberId, levelId: level._id }));
    const rows = await listDues(api, admin, shop.groupId);
    assert.deepEqual(
      rows.map(({ member, state }) => [member.name, state]),
      [
        ['Trần Bình', 'current'],
        ['Chủ Hội', 'none'],
        ['Nguyễn An', 'none'],
      ],
    );
    const page = await api.get(`/dues?groupId=${shop.groupId}&limit=1&page=2`, { as: admin });
    const { data, total } = assertDone<{ data: unknown[]; total: number }>(page);
    assert.deepEqual([data.length, total], [1, 3]);
    assert.equal((await listDues(api, admin, shop.groupId, { state: 'none' })).length, 2);
    assertProblem(await api.get(`/dues?groupId=${shop.groupId}&filter[state]=khac`, { as: admin }), 'invalid');
    const table = await api.get(`/dues/export?groupId=${shop.groupId}`, { as: admin });
    assert.match(table.body, /Trần Bình,Hội viên,Còn hạn,\d{4}-\d\d-\d\d,\d{4}-\d\d-\d\d,200000,/);
    assertProblem(await api.get(`/dues/export?groupId=${shop.groupId}`, { as: an }), 'forbidden');
    const foreign = `/dues/people/${stranger.memberId}?groupId=${shop.groupId}`;
    assertProblem(await api.get(foreign, { as: admin }), 'not-found');
  });
});

describe('a level', () => {
  test('opens kinds of tickets for members with valid dues', async () => {
    const { shop, level } = await newGroup({ months: 1, graceDays: 3 });
    const { kindId } = await makeTicketedEvent(api, admin, shop.groupId, {
      capacity: 50,
      forHolders: true,
      saleTo: new Date(api.clock.now().getTime() + 90 * DAY).toISOString(),
    });
    const signUp = (as: TestMember) => api.post('/tickets', { as, body: writeSignUp(kindId) });
    assertProblem(await signUp(an), 'dues-required');
    assertDone(await recordDues(api, admin, { groupId: shop.groupId, memberId: an.memberId, levelId: level._id }));
    assertDone(await signUp(an));
    assertProblem(await signUp(binh), 'dues-required');
    await pass(32 * DAY);
    assertDone(await signUp(an));
    await pass(3 * DAY);
    assertProblem(await signUp(an), 'dues-required');
  });
});
