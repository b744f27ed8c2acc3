import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { CONSENT_VERSION } from '@m4u/contract/social/phonebook/consent';
import { MAXIMUM_CONTACT_LINES, type PhonebookEntry, type PhonebookRow } from '@m4u/contract/social/phonebook/schema';
import { eq } from '../../platform/database/orm.ts';
import { members } from '../../profile/member/tables.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { askChallenge, solveNewChallenge } from '../../testing/doubles/challenge.ts';
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

/** Leaves a card; a visitor meets a challenge first. */
const leave = async (body: object, as?: TestMember) =>
  api.post('/exchange', {
    as,
    body: as ? body : { ...body, challenge: await solveNewChallenge(api, 'exchange') },
  });
const rowsOf = async (as: TestMember) => assertDone<{ data: PhonebookRow[] }>(await api.get('/phonebook', { as })).data;
const entryOf = async (as: TestMember, id = '') =>
  assertDone<{ data: PhonebookEntry }>(await api.get(`/phonebook/entry/byId/${id}`, { as })).data;
const toldTo = ({ memberId }: TestMember) =>
  db.select().from(notifications).where(eq(notifications.memberId, memberId));

describe('a visitor’s card', () => {
  test('is added to the owner’s phonebook, and the owner is notified', async () => {
    const owner = await join('Chủ Thẻ');
    assertDone(await leave({ ...cardFor(owner), organization: 'Tiệm hoa', note: 'Gặp ở hội chợ' }));
    const [row] = await rowsOf(owner);
    const entry = await entryOf(owner, row?._id);
    assert.deepEqual(
      [entry.name, entry.source, entry.phones, entry.emails, entry.organization, entry.note, entry.person],
      ['Chị Hoa', 'exchange', ['+84912345678'], [], 'Tiệm hoa', 'Gặp ở hội chợ', null],
    );
    assert.equal(entry.consentedAt, api.clock.now().toISOString());
    const [stored] = await db.select().from(phonebookEntries).where(eq(phonebookEntries.id, entry._id));
    assert.equal(stored?.consentVersion, CONSENT_VERSION);
    const [notice] = await toldTo(owner);
    assert.deepEqual(
      [notice?.kind, notice?.data, notice?.actorId],
      ['card-received', { entry: entry._id, name: 'Chị Hoa' }, null],
    );
  });

  test('is stored once when it is sent again', async () => {
    const owner = await join('Chủ Thẻ');
    const body = { ...cardFor(owner), challenge: await solveNewChallenge(api, 'exchange') };
    await Promise.all([1, 2, 3].map(() => api.post('/exchange', { body })));
    assertDone(await api.post('/exchange', { body }));
    assert.equal((await rowsOf(owner)).length, 1);
    assert.deepEqual(
      (await toldTo(owner)).map(({ count }) => count),
      [1],
    );
  });

  test('requires consent, a way to reach the visitor, and a challenge', async () => {
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
    const other = await solveNewChallenge(api, 'contact');
    assertProblem(await api.post('/exchange', { body: { ...card, challenge: other } }), 'invalid', [
      'challenge:challenge',
    ]);
    assertProblem(await leave({ ...card, memberId: ABSENT }), 'not-found');
    await db.update(members).set({ lockedAt: api.clock.now() }).where(eq(members.id, owner.memberId));
    assertProblem(await leave(card), 'not-found');
  });

  test('is accepted as a form with an answered question', async () => {
    const owner = await join('Chủ Thẻ');
    const { token, question } = await askChallenge(api, 'exchange', 'en');
    const numerals = 'zero one two three four five six seven eight nine'.split(' ');
    const [one = '', other = ''] = /What is (\w+) plus (\w+)/.exec(question)?.slice(1) ?? [];
    const form = new URLSearchParams(
      Object.entries({ ...cardFor(owner), consent: 'on' }).map(([name, value]) => [name, String(value)]),
    );
    form.set('challenge[token]', token);
    form.set('challenge[answer]', String(numerals.indexOf(one) + numerals.indexOf(other)));
    assertDone(await api.post('/exchange', { form: form.toString() }));
    assert.equal((await rowsOf(owner)).length, 1);
  });

  test('is dropped without an error when a bot sends it', async () => {
    const owner = await join('Chủ Thẻ');
    assertDone(await leave({ ...cardFor(owner), website: 'https://spam.example' }));
    assert.deepEqual(await rowsOf(owner), []);
  });

  test('is limited to ten from one address', async () => {
    const real = await startTestApi({ realLimits: true });
    const owner = await real.signUp('nhan@example.vn');
    const send = async () =>
      real.post('/exchange', {
        body: { ...cardFor(owner), challenge: await solveNewChallenge(real, 'exchange') },
        ip: '198.51.100.9',
      });
    for (let count = 0; count < 10; count += 1) assertDone(await send());
    assertProblem(await send(), 'rate-limited');
  });
});

describe('a member’s card', () => {
  test('is exchanged: each gets the other’s public contacts', async () => {
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
    const [entry] = await rowsOf(other);
    const [returned] = await rowsOf(one);
    assert.deepEqual(
      [entry?.name, entry?.person?._id, entry?.source, entry?.phones],
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
    // Repeated and in both directions at once: each still has one row.
    await Promise.all([leave(cardFor(other), one), leave(cardFor(one), other), leave(cardFor(other), one)]);
    assert.deepEqual([(await rowsOf(one)).length, (await rowsOf(other)).length], [1, 1]);
    assert.deepEqual((await rowsOf(one))[0]?.phones, ['+84905111222', '+84912345678']);
  });

  test('keeps the owner’s notes', async () => {
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
    // Many numbers do not make the entry too large to be saved.
    for (let index = 10; index < 24; index += 1)
      assertDone(await leave({ ...cardFor(other), phone: `09000000${index}` }, one));
    const { own } = await entryOf(other, entry._id);
    assert.equal(own.phones.length, MAXIMUM_CONTACT_LINES);
    assertDone(await api.put(`/phonebook/${entry._id}`, { as: other, body: { phones: own.phones } }));
  });

  test('requires a verified account and another member', async () => {
    const [unverified, owner] = [await join('Chưa Xong', false), await join('Chủ Thẻ')];
    assertProblem(await leave(cardFor(owner), unverified), 'account-unverified');
    assertProblem(await leave(cardFor(owner), owner), 'invalid', ['memberId:invalid']);
  });

  test('of a blocked member is dropped without an error', async () => {
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
