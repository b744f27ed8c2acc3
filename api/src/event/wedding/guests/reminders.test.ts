import { dayOf } from '@m4u/contract/days';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DAY } from '@m4u/contract/durations';
import { addGuests, guestReply, listWeddingGuests, makeWedding } from '../../../testing/factories/weddings.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi } from '../../../testing/server/api.ts';
import { dayAfter } from '../../../platform/time/days.ts';
import { notifications } from '../../../social/notification/tables.ts';
import { tellCouples } from '../jobs.ts';

const api = await startTestApi();
const couple = await api.signUp('lan@example.vn');
const stranger = await api.signUp('khach@example.vn');

const namesSilent = async (id: string) =>
  (await listWeddingGuests(api, couple, id, '&filter[link]=silent')).data.map(({ name }) => name);
const remind = (id: string, guestIds: readonly string[], reminded = true, as = couple) =>
  api.put(`/wedding/guests/reminded/${id}`, { as, body: { guestIds, reminded } });

const prepare = async (changes: object = {}, as = couple) => {
  const { _id: id } = await makeWedding(api, as, changes);
  const [an, binh, chi] = await addGuests(api, as, id, 'An\nBình\nChi');
  assert.ok(an && binh && chi);
  return { id, an, binh, chi };
};

test('guests without a reply are reminded, and the note is taken back', async () => {
  const { id, an, binh, chi } = await prepare();
  const sent = { guestIds: [an._id, binh._id] };
  assertDone(await api.put(`/wedding/guests/sent/${id}`, { as: couple, body: sent }));
  assertDone(await api.post('/weddingGuest', { body: guestReply(id, { guest: binh.code }) }));
  // Chi was never sent a link.
  assert.deepEqual(await namesSilent(id), ['An']);
  assertDone(await remind(id, [an._id]));
  const read = async () =>
    (await listWeddingGuests(api, couple, id)).data.find(({ _id }) => _id === an._id)?.remindedAt;
  assert.equal(await read(), api.clock.now().toISOString());
  assertDone(await remind(id, [an._id], false));
  assert.equal(await read(), null);
  assert.equal((await listWeddingGuests(api, couple, id)).totals.silent, 1);
  assertProblem(await remind(id, [chi._id, id]), 'not-found');
  assertProblem(await remind(id, [chi._id], true, stranger), 'forbidden');
});

/** Notices of last days to couples, oldest first. */
const listDeadlines = async () =>
  (await api.api.platform.db.select().from(notifications))
    .map(({ data }) => data)
    .filter(({ news }) => news === 'deadline');

test('the last day for replies is told of seven and two days before, once each, while guests have not answered', async () => {
  const replyUntil = dayAfter(dayOf(api.clock.now()), 8);
  const { id } = await prepare({ replyUntil });
  await prepare({ replyUntil, status: 'DRAFT' });
  const { _id: empty } = await makeWedding(api, couple, { replyUntil });
  const told = async () => {
    await tellCouples(api.api.platform);
    return (await listDeadlines()).length;
  };
  assert.equal(await told(), 0);
  api.clock.advance(DAY);
  assert.equal(await told(), 1);
  assert.equal(await told(), 1);
  assert.deepEqual(await listDeadlines(), [{ wedding: id, news: 'deadline', people: '3', day: replyUntil }]);
  api.clock.advance(5 * DAY);
  assert.equal(await told(), 2);
  api.clock.advance(3 * DAY);
  assert.equal(await told(), 2);
  assert.ok((await listDeadlines()).every(({ wedding }) => wedding !== empty));
});

test('a couple that cannot be told stops no other', async () => {
  const replyUntil = dayAfter(dayOf(api.clock.now()), 1);
  // The other session has expired by now.
  const as = await api.signUp('minh@example.vn');
  const first = await prepare({ replyUntil }, as);
  const second = await prepare({ replyUntil }, as);
  const [broken, other] = [first.id, second.id].toSorted();
  const { platform } = api.api;
  const notifier = {
    ...platform.notifier,
    notify: (...args: Parameters<typeof platform.notifier.notify>) =>
      args[2].data?.['wedding'] === broken ? Promise.reject(new Error('not now')) : platform.notifier.notify(...args),
  };
  await assert.rejects(tellCouples({ ...platform, notifier }), /1 couples/);
  const isTold = async (id: string | undefined) => (await listDeadlines()).some(({ wedding }) => wedding === id);
  assert.deepEqual([await isTold(broken), await isTold(other)], [false, true]);
  await tellCouples(platform);
  assert.equal(await isTold(broken), true);
});
