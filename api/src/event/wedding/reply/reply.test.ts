import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { HOUR } from '@m4u/contract/durations';
import type { Wedding } from '@m4u/contract/event/wedding/schema';
import type { Notification } from '@m4u/contract/social/notification/schema';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi } from '../../../testing/server/api.ts';
import { solveNewChallenge } from '../../../testing/doubles/challenge.ts';
import {
  addGuests,
  guestReply,
  listWeddingGuests,
  makeWedding,
  replyAsVisitor,
} from '../../../testing/factories/weddings.ts';
import { weddingGuests, weddings } from '../tables.ts';

const api = await startTestApi();
const couple = await api.signUp('lan@example.vn');
const friend = await api.signUp('ban@example.vn', { name: 'Bạn Thân' });
const { db } = api.api.platform;

const codeIn = (answer: Awaited<ReturnType<typeof api.post>>): string =>
  assertDone<{ data: { done: true; code: string } }>(answer).data.code;

/** Returns the couple's notifications about a wedding. */
const notices = async (id: string) =>
  assertDone<{ data: Notification[] }>(await api.get('/notifications', { as: couple })).data.filter(
    ({ kind, path }) => kind === 'wedding' && path.includes(id),
  );

/** Makes an invitation with one guest on its list. */
const invite = async (changes: object = {}) => {
  const { _id } = await makeWedding(api, couple, changes);
  const [guest] = await addGuests(api, couple, _id, 'anh Nam; nhà gái; 0912345678');
  return { id: _id, code: guest?.code ?? '' };
};

beforeEach(async () => {
  await db.delete(weddingGuests);
  await db.delete(weddings);
});

describe('reply by a personal link', () => {
  test('belongs to its guest and can be changed', async () => {
    const { id, code } = await invite();
    const reply = (changes: object) => api.post('/weddingGuest', { body: guestReply(id, { guest: code, ...changes }) });
    assert.equal(codeIn(await reply({})), code);
    codeIn(await reply({ coming: false, people: 3, wish: 'Tiếc quá!' }));
    const { data, totals } = await listWeddingGuests(api, couple, id);
    assert.equal(data.length, 1);
    const { name, side, phone, coming, people, wish, wishState, selfAdded } = data[0] ?? assert.fail();
    // Name, side and number stay as the couple wrote them.
    assert.deepEqual([name, side, phone, selfAdded], ['anh Nam', 'bride', '+84912345678', false]);
    assert.deepEqual([coming, people, wish, wishState], [false, 0, 'Tiếc quá!', 'waiting']);
    assert.deepEqual([totals.invited, totals.answered, totals.declined, totals.people], [1, 1, 1, 0]);
  });

  test('is shown to the guest without any phone number', async () => {
    const { id, code } = await invite();
    const meal = { vegetarian: 1, children: 2, diet: 'Dị ứng tôm' };
    codeIn(await api.post('/weddingGuest', { body: guestReply(id, { guest: code, phone: '0987654321' }) }));
    codeIn(await api.post('/weddingGuest', { body: guestReply(id, { guest: code, phone: '', people: 4, ...meal }) }));
    const answer = await api.get(`/wedding/${id}?guest=${code}`);
    const { guest } = assertDone<{ data: Wedding }>(answer).data;
    const reply = {
      name: 'Phạm Quốc Nam',
      phone: null,
      side: 'bride',
      coming: true,
      people: 4,
      vegetarian: 1,
      children: 2,
      wish: 'Trăm năm hạnh phúc!',
    };
    assert.deepEqual(guest, { code, name: 'anh Nam', side: 'bride', opened: true, reply });
    assert.ok(!answer.body.includes('987654321') && !answer.body.includes('912345678'));
    const { data } = await listWeddingGuests(api, couple, id);
    assert.equal(data[0]?.phone, '+84987654321');
    assert.equal(data[0].diet, 'Dị ứng tôm');
  });

  test('has no more meals than people, and none of who does not come', async () => {
    const { id, code } = await invite();
    const meal = { vegetarian: 5, children: 3, diet: 'Không ăn bò' };
    const replied = async (changes: object) => {
      codeIn(await api.post('/weddingGuest', { body: guestReply(id, { guest: code, ...meal, ...changes }) }));
      const [guest] = (await listWeddingGuests(api, couple, id)).data;
      return [guest?.people, guest?.vegetarian, guest?.children, guest?.diet];
    };
    assert.deepEqual(await replied({ people: 2 }), [2, 2, 2, 'Không ăn bò']);
    assert.deepEqual(await replied({ coming: false, people: 0 }), [0, 0, 0, '']);
    const refused = await api.post('/weddingGuest', { body: guestReply(id, { guest: code, vegetarian: 21 }) });
    assertProblem(refused, 'invalid', ['vegetarian:too-big']);
  });

  test('is stored once when sent several times at once', async () => {
    const { id, code } = await invite();
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((people) =>
        api.post('/weddingGuest', { body: guestReply(id, { guest: code, people, wish: `Lời ${people}` }) }),
      ),
    );
    for (const answer of answers) assert.equal(codeIn(answer), code);
    const { data, totals } = await listWeddingGuests(api, couple, id);
    assert.equal(data.length, 1);
    assert.equal(data[0]?.wish, `Lời ${totals.people}`);
    codeIn(await api.post('/weddingGuest', { body: guestReply(id, { guest: code, people: 9 }) }));
    assert.equal((await listWeddingGuests(api, couple, id)).totals.people, 9);
  });
});

describe('reply without a link', () => {
  test('adds a guest, who has a personal link from then on', async () => {
    const { id } = await invite();
    const code = codeIn(await replyAsVisitor(api, id, { phone: '0901234567' }));
    const { data, totals } = await listWeddingGuests(api, couple, id);
    const guest = data.find((each) => each.selfAdded) ?? assert.fail();
    assert.deepEqual([guest.code, guest.name, guest.phone], [code, 'Phạm Quốc Nam', '+84901234567']);
    assert.deepEqual([totals.invited, totals.answered, totals.peopleBySide], [2, 1, { groom: 2, bride: 0 }]);
    codeIn(await api.post('/weddingGuest', { body: guestReply(id, { guest: code, side: 'bride', people: 1 }) }));
    assert.deepEqual((await listWeddingGuests(api, couple, id)).totals.peopleBySide, { groom: 0, bride: 1 });
  });

  test('requires a challenge, except of verified members', async () => {
    const { id } = await invite();
    assertProblem(await api.post('/weddingGuest', { body: guestReply(id) }), 'invalid', ['challenge:challenge']);
    // A wrong code counts as no link.
    const wrong = await api.post('/weddingGuest', { body: guestReply(id, { guest: 'khong-phai-ma' }) });
    assertProblem(wrong, 'invalid', ['challenge:challenge']);
    const other = await solveNewChallenge(api, 'contact');
    assertProblem(await api.post('/weddingGuest', { body: guestReply(id, { challenge: other }) }), 'invalid');
    codeIn(await api.post('/weddingGuest', { as: friend, body: guestReply(id) }));
  });

  test('is stored once for one client id', async () => {
    const { id } = await invite();
    const challenge = await solveNewChallenge(api, 'wedding');
    const body = guestReply(id, { challenge, clientId: 'tra-loi-0001' });
    const answers = await Promise.all([1, 2, 3].map(() => api.post('/weddingGuest', { body })));
    assert.equal(new Set(answers.map(codeIn)).size, 1);
    assert.equal((await listWeddingGuests(api, couple, id)).total, 2);
  });

  test('of a bot is dropped without an error', async () => {
    const { id } = await invite();
    const code = codeIn(await api.post('/weddingGuest', { body: guestReply(id, { website: 'https://x.example' }) }));
    assert.equal(code.length, 14);
    assert.equal((await listWeddingGuests(api, couple, id)).total, 1);
  });

  test('adds fifty guests with correct totals when fifty come at once', async () => {
    const { id } = await invite();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        api.post('/weddingGuest', {
          as: friend,
          body: guestReply(id, { name: `Khách ${index}`, people: 2, side: index < 20 ? 'groom' : 'bride', wish: '' }),
        }),
      ),
    );
    assert.equal(new Set(answers.map(codeIn)).size, 50);
    const { totals } = await listWeddingGuests(api, couple, id);
    assert.deepEqual([totals.invited, totals.answered, totals.coming, totals.people], [51, 50, 50, 100]);
    assert.deepEqual(totals.peopleBySide, { groom: 40, bride: 60 });
  });

  test('refuses invalid fields and unknown weddings', async () => {
    const { id } = await invite();
    const reply = (changes: object) => api.post('/weddingGuest', { as: friend, body: guestReply(id, changes) });
    assertProblem(await reply({ name: '' }), 'invalid', ['name:required']);
    assertProblem(await reply({ side: 'aunt' }), 'invalid', ['side:choice']);
    assertProblem(await reply({ people: 21 }), 'invalid', ['people:too-big']);
    assertProblem(await reply({ wish: 'x'.repeat(1001) }), 'invalid', ['wish:too-long']);
    assertProblem(await reply({ phone: '123' }), 'invalid');
    assertProblem(await reply({ weddingId: '019a0000-0000-7000-8000-000000000000' }), 'not-found');
  });
});

describe('notification of the couple', () => {
  test('is one for each wedding and counts the replies', async () => {
    const { id, code } = await invite();
    codeIn(await api.post('/weddingGuest', { body: guestReply(id, { guest: code }) }));
    const [first] = await notices(id);
    assert.equal(first?.text, 'Phạm Quốc Nam sẽ đến dự đám cưới (2 người) và gửi lời chúc');
    assert.equal(first?.path, `/action/wedding/${id}/guests`);
    // A repeated answer does not count; a changed one does.
    codeIn(await api.post('/weddingGuest', { body: guestReply(id, { guest: code }) }));
    assert.equal((await notices(id))[0]?.count, 1);
    codeIn(await api.post('/weddingGuest', { body: guestReply(id, { guest: code, coming: false }) }));
    codeIn(await api.post('/weddingGuest', { as: friend, body: guestReply(id, { name: 'Hà' }) }));
    const sentNotices = await notices(id);
    assert.equal(sentNotices.length, 1);
    assert.equal(sentNotices[0]?.text, 'Thiệp cưới có 3 tin mới, mới nhất từ Hà');
    // Replies by the couple do not count.
    codeIn(await api.post('/weddingGuest', { as: couple, body: guestReply(id) }));
    assert.equal((await notices(id))[0]?.count, 3);
  });
});

describe('deadline for replies', () => {
  test('is the day of the ceremony or the one chosen, until midnight in Vietnam', async () => {
    const until = await invite({ replyUntil: '2026-03-02' });
    const { id: later } = await invite();
    const { id, code } = until;
    const isOpen = async (which: string) => assertDone<{ data: Wedding }>(await api.get(`/wedding/${which}`)).data.open;
    assert.deepEqual([await isOpen(id), await isOpen(later)], [true, true]);
    codeIn(await api.post('/weddingGuest', { body: guestReply(id, { guest: code }) }));
    // It is 09:00 in Vietnam: the next day begins there fifteen hours later.
    api.clock.advance(15 * HOUR);
    assert.deepEqual([await isOpen(id), await isOpen(later)], [false, true]);
    assertProblem(await api.post('/weddingGuest', { body: guestReply(id, { guest: code }) }), 'wrong-state');
    assertProblem(await replyAsVisitor(api, id), 'wrong-state');
    codeIn(await replyAsVisitor(api, later));
  });
});

test('limits replies by one link and by one member', async () => {
  const limited = await startTestApi({ realLimits: true });
  const host = await limited.signUp('minh@example.vn');
  const guest = await limited.signUp('khach@example.vn');
  const { _id } = await makeWedding(limited, host);
  const [invited] = await addGuests(limited, host, _id, 'anh Nam');
  const statuses = async (count: number, call: () => ReturnType<typeof limited.post>) => {
    const all: number[] = [];
    for (let index = 0; index < count; index += 1) all.push((await call()).statusCode);
    return all;
  };
  const byLink = await statuses(11, () =>
    limited.post('/weddingGuest', { body: guestReply(_id, { guest: invited?.code }) }),
  );
  assert.deepEqual([byLink.at(9), byLink.at(10)], [200, 429]);
  const without = await statuses(21, () => limited.post('/weddingGuest', { as: guest, body: guestReply(_id) }));
  assert.deepEqual([without.at(19), without.at(20)], [200, 429]);
});
