import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { currentVersion } from '@m4u/contract/identity/consent/words';
import type { Session } from '@m4u/contract/identity/auth/result';
import { eq } from '../../../platform/database/orm.ts';
import { accounts } from '../../../identity/auth/tables.ts';
import { assertDone, assertProblem, cookiesOf } from '../../../testing/server/answers.ts';
import { PASSWORD, startTestApi, type TestMember } from '../../../testing/server/api.ts';
import { activate, bringTo, makeCards, stateOf, type TestCard } from '../../../testing/factories/cards.ts';
import { makeStaff } from '../../../testing/factories/profiles.ts';
import { issueCard } from '../batch/issue.service.ts';
import { inTransaction } from '../../../platform/events/transaction.ts';

const api = await startTestApi({ realLimits: true });
const { db } = api.api.platform;
const staff = await api.signUp('quan-tri@example.vn');
await makeStaff(api, staff);
const owner = await api.signUp('chu-the@example.vn', { name: 'Chủ Thẻ' });
const ABSENT = '019a0000-0000-7000-8000-000000000000';

const { cards } = await makeCards(api, staff, 40);
const blank = (): TestCard => cards.pop() ?? assert.fail('out of cards');

/** Addresses of tests, so that none meets the limits of another. */
let addresses = 0;
const address = () => `198.51.100.${(addresses += 1)}`;

const account = { email: 'nguoi-moi@example.vn', password: PASSWORD, confirmation: PASSWORD };
const signup = ({ id, code }: TestCard, more: object = {}, as?: TestMember, ip = address()) =>
  api.post('/signup', { as, ip, body: { type: 'card', cardId: id, code, ...more } });
const wrong = ({ id, code }: TestCard): TestCard => ({
  id,
  code: code.replaceAll(/./g, (c) => (c === 'K' ? 'M' : 'K')),
});

interface Answer {
  readonly data: {
    readonly card: { cardId: string; memberId: string; created: boolean; session: Session | null };
  };
}

describe('a visitor', () => {
  test('opens an account by a card: signed in, unverified, with a code on its way', async () => {
    const card = blank();
    const agreed = [{ purpose: 'terms', version: currentVersion('terms') }];
    const answer = await signup(card, { ...account, agreed });
    const { memberId, created, session } = assertDone<Answer>(answer).data.card;
    assert.equal(created, true);
    assert.ok(cookiesOf(answer).get('snc_token')?.value);
    assert.deepEqual(await stateOf(api, card), { status: 'active', memberId });
    const profile = await api.get('/auth/profile', { as: { token: session?.accessToken ?? '' } });
    const { verified, email, termsDue } = assertDone(profile).data;
    assert.deepEqual([verified, email, termsDue], [false, account.email, false]);
    assert.match(await api.codeFor(account.email), /^\d{6}$/);
  });

  test('by a phone number as well, and with a code as people type it', async () => {
    const { id, code } = blank();
    const typed = ` ${code.slice(0, 4).toLowerCase()} - ${code.slice(4)} `;
    const { email: _, ...rest } = account;
    const answer = await signup({ id, code: typed }, { ...rest, phone: '0912 345 678' });
    assert.equal(assertDone<Answer>(answer).data.card.created, true);
  });

  test('with an account signs in to it by its password; another password says what signing in says', async () => {
    const card = blank();
    const refused = await signup(card, {
      ...account,
      email: owner.email,
      password: 'khong-phai-day',
      confirmation: 'khong-phai-day',
    });
    assertProblem(refused, 'wrong-credentials');
    assert.equal((await stateOf(api, card)).status, 'blank');
    const answer = await signup(card, { ...account, email: owner.email });
    const { memberId, created, session } = assertDone<Answer>(answer).data.card;
    assert.deepEqual([memberId, created, session?.memberId], [owner.memberId, false, owner.memberId]);
  });

  test('must say the password twice, one identifier, and no common password', async () => {
    const card = blank();
    const refused = async (more: object, ...fields: string[]) =>
      assertProblem(await signup(card, { ...account, email: 'chua-co@example.vn', ...more }), 'invalid', fields);
    await refused({ confirmation: 'khac-di-mot-chut' }, 'confirmation:password-mismatch');
    await refused({ phone: '0912345678' }, 'email:identifier');
    await refused({ password: 'password1', confirmation: 'password1' }, 'password:password-common');
    assertProblem(await signup(card), 'invalid');
    const rows = await db.select().from(accounts).where(eq(accounts.email, 'chua-co@example.vn'));
    assert.equal(rows.length, 0);
    assert.equal((await stateOf(api, card)).status, 'blank');
  });

  test('who has a card learns of no account by what is refused of a new one', async () => {
    const card = blank();
    const common = { password: 'password1', confirmation: 'password1' };
    for (const email of [owner.email, 'khong-ai-biet@example.vn'])
      assertProblem(await signup(card, { ...account, ...common, email }), 'invalid', ['password:password-common']);

    const email = 'da-xin-ma@example.vn';
    assertDone(await api.post('/auth/getOTPResetPassword', { ip: address(), body: { email } }));
    const answer = await signup(card, { ...account, email });
    assert.equal(assertDone<Answer>(answer).data.card.created, true, 'no code may go out again so soon');
  });

  test('of a card that somebody was faster with, no account is opened', async () => {
    const card = blank();
    const emails = [1, 2, 3, 4].map((number) => `cung-luc-${number}@example.vn`);
    const answers = await Promise.all(emails.map((email) => signup(card, { ...account, email })));
    const codes = answers.map(({ statusCode }) => statusCode);
    assert.deepEqual(
      codes.toSorted((one, other) => one - other),
      [200, 409, 409, 409],
    );
    for (const [at, email] of emails.entries()) {
      const rows = await db.select().from(accounts).where(eq(accounts.email, email));
      assert.equal(rows.length, codes[at] === 200 ? 1 : 0);
    }
  });

  test('twice at once with one identifier has one account, for both cards', async () => {
    const [first, second] = [blank(), blank()];
    const email = 'hai-the@example.vn';
    const answers = await Promise.all([signup(first, { ...account, email }), signup(second, { ...account, email })]);
    const memberIds = answers.map((answer) => assertDone<Answer>(answer).data.card.memberId);
    assert.equal(memberIds[0], memberIds[1]);
    assert.equal((await db.select().from(accounts).where(eq(accounts.email, email))).length, 1);
  });
});

describe('a member', () => {
  test('needs the code alone', async () => {
    const card = blank();
    const { memberId, created, session } = assertDone<Answer>(await activate(api, card, owner)).data.card;
    assert.deepEqual([memberId, created, session], [owner.memberId, false, null]);
    assert.deepEqual(await stateOf(api, card), { status: 'active', memberId: owner.memberId });
  });

  test('who sends the form of a visitor is told that somebody has signed in', async () => {
    assertProblem(await signup(blank(), account, owner), 'session-changed');
  });

  test('may be unverified', async () => {
    const fresh = await api.signUp('chua-xac-minh@example.vn', { verified: false });
    assertDone(await activate(api, blank(), fresh));
  });

  test('of two at once one succeeds', async () => {
    const [card, other] = [blank(), await api.signUp('nguoi-khac@example.vn')];
    const answers = await Promise.all([activate(api, card, owner), activate(api, card, other)]);
    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other),
      [200, 409],
    );
  });
});

describe('the code', () => {
  test('is asked before anything else, and alike for every card', async () => {
    for (const status of ['blank', 'active', 'frozen', 'retired'] as const) {
      const card = blank();
      await bringTo(api, card, owner, status);
      assertProblem(await signup(wrong(card), {}, staff), 'code-invalid', ['code:code-wrong']);
      const unknown = { ...account, email: 'chua-tung-co@example.vn' };
      assertProblem(await signup(wrong(card), unknown), 'code-invalid', ['code:code-wrong']);
      if (status !== 'blank') assertProblem(await signup(card, {}, staff), 'wrong-state');
    }
    assertProblem(await signup({ ...blank(), id: ABSENT }, {}, staff), 'not-found');
    const { id } = blank();
    for (const code of ['', '0OIL-1234', '1234']) assert.equal((await signup({ id, code }, {}, staff)).statusCode, 422);
  });

  test('of another card is wrong', async () => {
    const [card, other] = [blank(), blank()];
    assertProblem(await signup({ id: card.id, code: other.code }, {}, staff), 'code-invalid');
  });

  test('may be wrong five times an hour from one address, also fifty times at once; others and right ones do not count', async () => {
    const [card, ip] = [blank(), address()];
    const answers = await Promise.all(Array.from({ length: 50 }, () => signup(wrong(card), {}, owner, ip)));
    const codes = answers.map((answer) => answer.json<{ code: string }>().code);
    assert.equal(codes.filter((code) => code === 'code-invalid').length, 5);
    assert.equal(codes.filter((code) => code === 'rate-limited').length, 45);
    assertProblem(await signup(card, {}, owner, ip), 'rate-limited');
    assert.equal((await stateOf(api, card)).status, 'blank');
    assertDone(await signup(card, {}, owner));

    const [patient, there] = [blank(), address()];
    for (let round = 0; round < 4; round += 1)
      assertProblem(await signup(wrong(patient), {}, owner, there), 'code-invalid');
    const refused = { ...account, email: owner.email, password: 'khong-phai-day', confirmation: 'khong-phai-day' };
    for (let round = 0; round < 4; round += 1)
      assertProblem(await signup(patient, refused, undefined, there), 'wrong-credentials');
    assertDone(await signup(patient, {}, owner, there));
  });
});

describe('a card that is issued', () => {
  test('waits for whom it was made, and is activated by who has its code', async () => {
    const registrationId = '019a0000-0000-7000-8000-00000000000a';
    const ctx = { ...api.api.platform, actor: { kind: 'member', memberId: staff.memberId } } as Parameters<
      typeof issueCard
    >[0];
    const { cardId } = await inTransaction(db, (tx) =>
      issueCard(ctx, tx, { registrationId, memberId: owner.memberId }),
    );
    const path = `/cards/${cardId}`;
    const waiting = assertDone<{ data: { status: string; registrationId: string; can: object } }>(
      await api.get(path, { as: owner }),
    ).data;
    assert.deepEqual([waiting.status, waiting.registrationId], ['blank', registrationId]);
    assert.deepEqual(waiting.can, { freeze: false, unfreeze: false, retire: false, move: false, print: false });
    assertProblem(await api.put(`${path}/retire`, { as: owner }), 'forbidden');
    assertProblem(await api.put(`${path}/freeze`, { as: owner }), 'wrong-state');
  });
});
