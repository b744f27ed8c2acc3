import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { currentVersion } from '@m4u/contract/identity/consent/words';
import type { Session } from '@m4u/contract/identity/auth/result';
import { eq } from '../../../platform/database/orm.ts';
import { accounts } from '../../../identity/auth/tables.ts';
import { assertDone, assertProblem, readCookies } from '../../../testing/server/answers.ts';
import { PASSWORD, startTestApi, type TestMember } from '../../../testing/server/api.ts';
import { activate, bringToState, makeCards, findState, type TestCard } from '../../../testing/factories/cards.ts';
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

/** A new address for each call, so that tests do not share limits. */
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

describe('a visitor who activates a card', () => {
  test('opens an unverified account, is signed in, and is sent a code', async () => {
    const card = blank();
    const agreed = [{ purpose: 'terms', version: currentVersion('terms') }];
    const answer = await signup(card, { ...account, agreed });
    const { memberId, created, session } = assertDone<Answer>(answer).data.card;
    assert.equal(created, true);
    assert.ok(readCookies(answer).get('snc_token')?.value);
    assert.deepEqual(await findState(api, card), { status: 'active', memberId });
    const profile = await api.get('/auth/profile', { as: { token: session?.accessToken ?? '' } });
    const { verified, email, termsDue } = assertDone(profile).data;
    assert.deepEqual([verified, email, termsDue], [false, account.email, false]);
    assert.match(await api.codeFor(account.email), /^\d{6}$/);
  });

  test('may give a phone number, and type the code with spaces and small letters', async () => {
    const { id, code } = blank();
    const typed = ` ${code.slice(0, 4).toLowerCase()} - ${code.slice(4)} `;
    const { email: _, ...rest } = account;
    const answer = await signup({ id, code: typed }, { ...rest, phone: '0912 345 678' });
    assert.equal(assertDone<Answer>(answer).data.card.created, true);
  });

  test('signs in to an existing account by its password, and a wrong one is refused', async () => {
    const card = blank();
    const refused = await signup(card, {
      ...account,
      email: owner.email,
      password: 'khong-phai-day',
      confirmation: 'khong-phai-day',
    });
    assertProblem(refused, 'wrong-credentials');
    assert.equal((await findState(api, card)).status, 'blank');
    const answer = await signup(card, { ...account, email: owner.email });
    const { memberId, created, session } = assertDone<Answer>(answer).data.card;
    assert.deepEqual([memberId, created, session?.memberId], [owner.memberId, false, owner.memberId]);
  });

  test('must give the password twice, one identifier, and no common password', async () => {
    const card = blank();
    const refused = async (more: object, ...fields: string[]) =>
      assertProblem(await signup(card, { ...account, email: 'chua-co@example.vn', ...more }), 'invalid', fields);
    await refused({ confirmation: 'khac-di-mot-chut' }, 'confirmation:password-mismatch');
    await refused({ phone: '0912345678' }, 'email:identifier');
    await refused({ password: 'password1', confirmation: 'password1' }, 'password:password-common');
    assertProblem(await signup(card), 'invalid');
    const rows = await db.select().from(accounts).where(eq(accounts.email, 'chua-co@example.vn'));
    assert.equal(rows.length, 0);
    assert.equal((await findState(api, card)).status, 'blank');
  });

  test('learns nothing of other accounts from a refusal', async () => {
    const card = blank();
    const common = { password: 'password1', confirmation: 'password1' };
    for (const email of [owner.email, 'khong-ai-biet@example.vn'])
      assertProblem(await signup(card, { ...account, ...common, email }), 'invalid', ['password:password-common']);

    const email = 'da-xin-ma@example.vn';
    assertDone(await api.post('/auth/getOTPResetPassword', { ip: address(), body: { email } }));
    const answer = await signup(card, { ...account, email });
    assert.equal(assertDone<Answer>(answer).data.card.created, true, 'no code may go out again so soon');
  });

  test('opens no account when somebody else was faster with the card', async () => {
    const card = blank();
    const emails = [1, 2, 3, 4].map((number) => `cung-luc-${number}@example.vn`);
    const answers = await Promise.all(emails.map((email) => signup(card, { ...account, email })));
    const codes = answers.map(({ statusCode }) => statusCode);
    assert.deepEqual(
      codes.toSorted((one, other) => one - other),
      [200, 409, 409, 409],
    );
    for (const [index, email] of emails.entries()) {
      const rows = await db.select().from(accounts).where(eq(accounts.email, email));
      assert.equal(rows.length, codes[index] === 200 ? 1 : 0);
    }
  });

  test('gets one account for two cards activated at once with one identifier', async () => {
    const [first, second] = [blank(), blank()];
    const email = 'hai-the@example.vn';
    const answers = await Promise.all([signup(first, { ...account, email }), signup(second, { ...account, email })]);
    const memberIds = answers.map((answer) => assertDone<Answer>(answer).data.card.memberId);
    assert.equal(memberIds[0], memberIds[1]);
    assert.equal((await db.select().from(accounts).where(eq(accounts.email, email))).length, 1);
  });
});

describe('a member who activates a card', () => {
  test('needs only the code', async () => {
    const card = blank();
    const { memberId, created, session } = assertDone<Answer>(await activate(api, card, owner)).data.card;
    assert.deepEqual([memberId, created, session], [owner.memberId, false, null]);
    assert.deepEqual(await findState(api, card), { status: 'active', memberId: owner.memberId });
  });

  test('is told of the changed session when sending the form of a visitor', async () => {
    assertProblem(await signup(blank(), account, owner), 'session-changed');
  });

  test('may be unverified', async () => {
    const newMember = await api.signUp('chua-xac-minh@example.vn', { verified: false });
    assertDone(await activate(api, blank(), newMember));
  });

  test('succeeds only once when two activate a card at once', async () => {
    const [card, other] = [blank(), await api.signUp('nguoi-khac@example.vn')];
    const answers = await Promise.all([activate(api, card, owner), activate(api, card, other)]);
    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other),
      [200, 409],
    );
  });
});

describe('the activation code', () => {
  test('is checked before anything else, alike for every card', async () => {
    for (const status of ['blank', 'active', 'frozen', 'retired'] as const) {
      const card = blank();
      await bringToState(api, card, owner, status);
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

  test('may be wrong five times an hour per address, also when sent at once', async () => {
    const [card, ip] = [blank(), address()];
    const answers = await Promise.all(Array.from({ length: 50 }, () => signup(wrong(card), {}, owner, ip)));
    const codes = answers.map((answer) => answer.json<{ code: string }>().code);
    assert.equal(codes.filter((code) => code === 'code-invalid').length, 5);
    assert.equal(codes.filter((code) => code === 'rate-limited').length, 45);
    assertProblem(await signup(card, {}, owner, ip), 'rate-limited');
    assert.equal((await findState(api, card)).status, 'blank');
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

describe('an issued card', () => {
  test('is shown to the member it was made for, who cannot change it while it is blank', async () => {
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
