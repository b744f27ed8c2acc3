import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { CONSENT_VERSION } from '@m4u/contract/social/phonebook/consent';
import { MAXIMUM_WAYS, type PhonebookEntry, type PhonebookRow } from '@m4u/contract/social/phonebook/schema';
import { eq } from '../../platform/database/orm.ts';
import { members } from '../../profile/member/tables.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { askChallenge, meetChallenge } from '../../testing/doubles/challenge.ts';
import { block } from '../../testing/factories/profiles.ts';
import { notifications } from '../notification/tables.ts';
import { phonebookEntries } from './tables.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const ABSENT = '019a0000-0000-7000-8000-000000000000';
let people = 0;
const join = (name: string, verified = true): Promise<TestMember> =>
  api.signUp(`trao-${(people += 1)}@example.vn`, { name, verified });
let sent = 0;
const cardFor = ({ memberId }: { memberId: string }) => ({
  memberId,
  name: 'Chị Hoa',
  phone: '0912 345 678',
  email: '',
  consent: true,
  consentVersion: CONSENT_VERSION,
  clientId: `the-thu-${(sent += 1)}`,
});

/** Leaves a card as a person does: who is not known has met a challenge. */
const leave = async (body: object, as?: TestMember) =>
  api.post('/exchange', {
    as,
    body: as ? body : { ...body, challenge: await meetChallenge(api, 'exchange') },
  });
const rowsOf = async (as: TestMember) => assertDone<{ data: PhonebookRow[] }>(await api.get('/phonebook', { as })).data;
const entryOf = async (as: TestMember, id = '') =>
  assertDone<{ data: PhonebookEntry }>(await api.get(`/phonebook/entry/byId/${id}`, { as })).data;
const toldTo = ({ memberId }: TestMember) =>
  db.select().from(notifications).where(eq(notifications.memberId, memberId));

describe('a visitor’s card', () => {
  test('comes into the phonebook of who it was left with, and they are told', async () => {
    const owner = await join('Chủ Thẻ');
    assertDone(await leave({ ...cardFor(owner), organization: 'Tiệm hoa', note: 'Gặp ở hội chợ' }));
    const [row] = await rowsOf(owner);
    const entry = await entryOf(owner, row?._id);
    assert.deepEqual(
      [entry.name, entry.source, entry.phones, entry.emails, entry.organization, entry.note, entry.person],
      ['Chị Hoa', 'exchange', ['+84912345678'], [], 'Tiệm hoa', 'Gặp ở hội chợ', null],
    );
    assert.equal(entry.consentedAt, api.clock.now().toISOString());
    const [kept] = await db.select().from(phonebookEntries).where(eq(phonebookEntries.id, entry._id));
    assert.equal(kept?.consentVersion, CONSENT_VERSION);
    const [told] = await toldTo(owner);
    assert.deepEqual(
      [told?.kind, told?.data, told?.actorId],
      ['card-received', { entry: entry._id, name: 'Chị Hoa' }, null],
    );
  });

  test('is one card when it is sent again', async () => {
    const owner = await join('Chủ Thẻ');
    const body = { ...cardFor(owner), challenge: await meetChallenge(api, 'exchange') };
    await Promise.all([1, 2, 3].map(() => api.post('/exchange', { body })));
    assertDone(await api.post('/exchange', { body }));
    assert.equal((await rowsOf(owner)).length, 1);
    assert.deepEqual(
      (await toldTo(owner)).map(({ count }) => count),
      [1],
    );
  });

  test('needs consent, a way to reach them, and a challenge that was met', async () => {
    const owner = await join('Chủ Thẻ');
    const card = cardFor(owner);
    for (const consent of [false, undefined, '', 'false', null])
      assertProblem(await leave({ ...card, consent }), 'invalid', ['consent:required']);
    assertProblem(await leave({ ...card, consentVersion: '1999-01' }), 'invalid', ['consentVersion:choice']);
    assertProblem(await leave({ ...card, phone: '' }), 'invalid', ['phone:reach']);
    assertProblem(await leave({ ...card, phone: '12', email: 'x', name: '' }), 'invalid', [
      'name:required',
      'phone:phone',
      'email:email',
    ]);
    assertProblem(await api.post('/exchange', { body: card }), 'invalid', ['challenge:challenge']);
    const other = await meetChallenge(api, 'contact');
    assertProblem(await api.post('/exchange', { body: { ...card, challenge: other } }), 'invalid', [
      'challenge:challenge',
    ]);
    assertProblem(await leave({ ...card, memberId: ABSENT }), 'not-found');
    await db.update(members).set({ lockedAt: api.clock.now() }).where(eq(members.id, owner.memberId));
    assertProblem(await leave(card), 'not-found');
  });

  test('may be sent as a form, with the answer to the question', async () => {
    const owner = await join('Chủ Thẻ');
    const { token, question } = await askChallenge(api, 'exchange', 'en');
    const words = 'zero one two three four five six seven eight nine'.split(' ');
    const [one = '', other = ''] = /What is (\w+) plus (\w+)/.exec(question)?.slice(1) ?? [];
    const form = new URLSearchParams(
      Object.entries({ ...cardFor(owner), consent: 'on' }).map(([name, value]) => [name, String(value)]),
    );
    form.set('challenge[token]', token);
    form.set('challenge[answer]', String(words.indexOf(one) + words.indexOf(other)));
    assertDone(await api.post('/exchange', { form: form.toString() }));
    assert.equal((await rowsOf(owner)).length, 1);
  });

  test('of a machine is answered like any other, and not kept', async () => {
    const owner = await join('Chủ Thẻ');
    assertDone(await leave({ ...cardFor(owner), website: 'https://spam.example' }));
    assert.deepEqual(await rowsOf(owner), []);
  });

  test('is refused when too many come from one address', async () => {
    const real = await startTestApi({ realLimits: true });
    const owner = await real.signUp('nhan@example.vn');
    const send = async () =>
      real.post('/exchange', {
        body: { ...cardFor(owner), challenge: await meetChallenge(real, 'exchange') },
        ip: '198.51.100.9',
      });
    for (let left = 0; left < 10; left += 1) assertDone(await send());
    assertProblem(await send(), 'rate-limited');
  });
});

describe('a member’s card', () => {
  test('is exchanged: each has the other’s, as far as their pages show it', async () => {
    const [one, other] = [await join('Trần Một'), await join('Lê Hai')];
    await db
      .update(members)
      .set({
        contacts: [
          { kind: 'phone', value: '0905 111 222', policy: 'public' },
          { kind: 'phone', value: '0905 333 444', policy: 'friends' },
        ],
      })
      .where(eq(members.id, other.memberId));
    assertDone(await leave(cardFor(other), one));
    const [given] = await rowsOf(other);
    const [returned] = await rowsOf(one);
    assert.deepEqual(
      [given?.name, given?.person?._id, given?.source, given?.phones],
      ['Trần Một', one.memberId, 'exchange', ['+84912345678']],
    );
    assert.deepEqual(
      [returned?.name, returned?.person?._id, returned?.source, returned?.phones],
      ['Lê Hai', other.memberId, 'exchange', ['+84905111222']],
    );
    assert.deepEqual(
      (await toldTo(other)).map(({ actorId }) => actorId),
      [one.memberId],
    );
    // Again, and at once in both directions: there is one row of each.
    await Promise.all([leave(cardFor(other), one), leave(cardFor(one), other), leave(cardFor(other), one)]);
    assert.deepEqual([(await rowsOf(one)).length, (await rowsOf(other)).length], [1, 1]);
    assert.deepEqual((await rowsOf(one))[0]?.phones, ['+84905111222', '+84912345678']);
  });

  test('leaves what the owner had noted of them', async () => {
    const [one, other] = [await join('Trần Một'), await join('Lê Hai')];
    const noted = { note: 'Của mình', tags: ['a'], organization: 'Xưởng mình ghi' };
    const body = { ...noted, memberId: one.memberId, source: 'scan', phones: ['0900000001'] };
    assertDone(await api.post('/phonebook', { as: other, body }));
    assertDone(await leave({ ...cardFor(other), note: 'Của họ' }, one));
    const entry = await entryOf(other, (await rowsOf(other))[0]?._id);
    assert.deepEqual(
      [entry.note, entry.tags, entry.source, entry.own.phones],
      ['Của mình', ['a'], 'scan', ['+84900000001', '+84912345678']],
    );
    assert.notEqual(entry.consentedAt, null);
    assert.equal(entry.organization, noted.organization);
    // However often: the entry stays one that its owner can change.
    for (let at = 10; at < 24; at += 1) assertDone(await leave({ ...cardFor(other), phone: `09000000${at}` }, one));
    const { own } = await entryOf(other, entry._id);
    assert.equal(own.phones.length, MAXIMUM_WAYS);
    assertDone(await api.put(`/phonebook/${entry._id}`, { as: other, body: { phones: own.phones } }));
  });

  test('needs a verified account, and somebody else', async () => {
    const [unverified, owner] = [await join('Chưa Xong', false), await join('Chủ Thẻ')];
    assertProblem(await leave(cardFor(owner), unverified), 'account-unverified');
    assertProblem(await leave(cardFor(owner), owner), 'invalid', ['memberId:invalid']);
  });

  test('of whom the owner has blocked is answered alike, and does not reach them', async () => {
    const [blocked, owner] = [await join('Bị Chặn'), await join('Chủ Thẻ')];
    await block(api, owner, blocked);
    assertDone(await leave(cardFor(owner), blocked));
    assert.deepEqual(await rowsOf(owner), []);
    assert.deepEqual(await toldTo(owner), []);
    assert.deepEqual(
      (await rowsOf(blocked)).map(({ name }) => name),
      ['Chủ Thẻ'],
    );
  });
});
