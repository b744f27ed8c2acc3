import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import type { Wedding } from '@m4u/contract/event/wedding/schema';
import {
  addGuests,
  guestReply,
  listWeddingGuests,
  makeWedding,
  replyAsVisitor,
} from '../../../testing/factories/weddings.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../../testing/server/api.ts';
import { weddingGuests, weddings } from '../tables.ts';

const api = await startTestApi();
const couple = await api.signUp('lan@example.vn');
const stranger = await api.signUp('khach@example.vn');
const { db } = api.api.platform;
const NOBODY = '019a0000-0000-7000-8000-000000000000';

const mark = (id: string, guestIds: readonly string[], changes: object = {}, as: TestMember = couple) =>
  api.put(`/wedding/guests/sent/${id}`, { as, body: { guestIds, ...changes } });
const open = (weddingId: string, guest: string, as?: TestMember) =>
  api.post('/weddingGuest/opened', { as, body: { weddingId, guest } });
const namesBy = async (id: string, link: string) =>
  (await listWeddingGuests(api, couple, id, `&filter[link]=${link}`)).data.map(({ name }) => name);

const prepare = async () => {
  const { _id: id } = await makeWedding(api, couple);
  const [an, binh, chi] = await addGuests(api, couple, id, 'An\nBình\nChi');
  assert.ok(an && binh && chi);
  return { id, an, binh, chi };
};

beforeEach(async () => {
  await db.delete(weddingGuests);
  await db.delete(weddings);
});

describe('links of wedding guests', () => {
  test('are noted as sent, and as opened once', async () => {
    const { id, an, binh, chi } = await prepare();
    assertDone(await mark(id, [an._id, binh._id, an._id]));
    const now = api.clock.now().toISOString();
    assertDone(await open(id, an.code));
    api.clock.advance(60_000);
    assertDone(await open(id, an.code));
    const { data, totals } = await listWeddingGuests(api, couple, id);
    assert.deepEqual(
      data.map(({ sentAt, openedAt }) => [sentAt, openedAt]),
      [
        [now, now],
        [now, null],
        [null, null],
      ],
    );
    assert.deepEqual([totals.unsent, totals.unopened, totals.opened], [1, 1, 1]);
    assert.deepEqual(await namesBy(id, 'unsent'), ['Chi']);
    assert.deepEqual(await namesBy(id, 'unopened'), ['Bình']);
    assert.deepEqual(await namesBy(id, 'opened'), ['An']);
    // A link that came another way has reached its guest.
    assertDone(await open(id, chi.code));
    assert.deepEqual(await namesBy(id, 'unsent'), []);
  });

  test('are noted as not sent again', async () => {
    const { id, an } = await prepare();
    assertDone(await mark(id, [an._id]));
    assertDone(await mark(id, [an._id], { sent: false }));
    assert.equal((await listWeddingGuests(api, couple, id)).totals.unsent, 3);
  });

  test('tell their guest’s page whether they were opened before', async () => {
    const { id, an } = await prepare();
    const opened = async () =>
      assertDone<{ data: Wedding }>(await api.get(`/wedding/${id}?guest=${an.code}`)).data.guest?.opened;
    assert.equal(await opened(), false);
    assertDone(await open(id, an.code));
    assert.equal(await opened(), true);
  });

  test('are not opened by the couple’s own look, nor by readers who opted out of being counted', async () => {
    const { id, an, binh } = await prepare();
    assertDone(await open(id, an.code, couple));
    const body = { weddingId: id, guest: binh.code };
    assertDone(await api.post('/weddingGuest/opened', { body, headers: { 'sec-gpc': '1' } }));
    assert.equal((await listWeddingGuests(api, couple, id)).totals.opened, 0);
  });

  test('are opened by a reply, and those of guests who came by themselves are never to be sent', async () => {
    const { id, an } = await prepare();
    assertDone(await api.post('/weddingGuest', { body: guestReply(id, { guest: an.code }) }));
    assertDone(await replyAsVisitor(api, id, { name: 'Dũng' }));
    assert.deepEqual(await namesBy(id, 'opened'), ['An']);
    assert.deepEqual(await namesBy(id, 'unsent'), ['Bình', 'Chi']);
  });

  test('are noted by the couple alone, all or none', async () => {
    const { id, an } = await prepare();
    assertProblem(await mark(id, [an._id], {}, stranger), 'forbidden');
    assertProblem(await mark(NOBODY, [an._id]), 'not-found');
    assertProblem(await mark(id, [an._id, NOBODY]), 'not-found');
    const other = await makeWedding(api, couple);
    assertProblem(await mark(other._id, [an._id]), 'not-found');
    assert.equal((await listWeddingGuests(api, couple, id)).totals.unsent, 3);
  });

  test('are refused in wrong forms', async () => {
    const { id, an } = await prepare();
    assertProblem(await mark(id, []), 'invalid', ['guestIds:too-few']);
    assertProblem(await mark(id, ['ai-do']), 'invalid', ['guestIds.0:invalid']);
    assertProblem(
      await mark(
        id,
        Array.from({ length: 101 }, () => an._id),
      ),
      'invalid',
      ['guestIds:too-many'],
    );
    assertProblem(await open(id, 'khongcoma'), 'not-found');
    assertProblem(await open(NOBODY, an.code), 'not-found');
    assertProblem(await open(id, ''), 'not-found');
  });
});
