import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { MetChallenge } from '@m4u/contract/http/challenge';
import type { ContactItem } from '@m4u/contract/social/contact';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { askChallenge, solveNewChallenge, solve } from '../../testing/doubles/challenge.ts';
import { block } from '../../testing/factories/profiles.ts';
import { usedChallenges } from '../../platform/challenge/tables.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const owner = await api.signUp('chu@example.vn');
const plain = { memberId: owner.memberId, name: 'Chị Hoa', phone: '0912345678', message: 'Cho mình hỏi giá' };
const write = (challenge?: Partial<MetChallenge>, more: object = {}, as?: TestMember) =>
  api.post('/contactUs', { as, body: { ...plain, ...more, ...(challenge && { challenge }) } });
const isRefused = async (...args: Parameters<typeof write>) =>
  assertProblem(await write(...args), 'invalid', ['challenge:challenge']);
const total = async () =>
  assertDone<{ totalDoc: number; data: ContactItem[] }>(await api.get(`/contactUs/${owner.memberId}`, { as: owner }))
    .totalDoc;

const numbers = {
  vi: ['', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín'],
  en: ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
};
/** Adds up the numbers that a question names. */
const sumOf = (question: string, language: 'vi' | 'en'): number =>
  question
    .toLowerCase()
    .replace('?', '')
    .split(' ')
    .reduce((sum, word) => sum + Math.max(0, numbers[language].indexOf(word)), 0);

/** Changes a part of a token. */
const altered = (token: string, change: (work: { parameters: Record<string, unknown>; signature: string }) => void) => {
  const work = JSON.parse(Buffer.from(token, 'base64url').toString()) as Parameters<typeof change>[0];
  change(work);
  return Buffer.from(JSON.stringify(work)).toString('base64url');
};

describe('a challenge', () => {
  test('is required of visitors and of unverified members', async () => {
    const answer = await api.get('/contactUs/challenge');
    assert.equal(answer.headers['cache-control'], 'private, no-store');
    assertProblem(await api.get('/contactUs/challenge?purpose=other'), 'invalid', ['purpose:choice']);
    await isRefused();
    await isRefused({});
    const newMember = await api.signUp('moi@example.vn', { verified: false });
    await isRefused(undefined, {}, newMember);
    assertDone(await write(await solveNewChallenge(api), {}, newMember));
    assertDone(await write(undefined, {}, await api.signUp('quen@example.vn')));
  });

  test('accepts each solution once', async () => {
    const totalBefore = await total();
    const met = await solveNewChallenge(api);
    assertDone(await write(met));
    await isRefused(met);
    assert.equal(await total(), totalBefore + 1);
  });

  test('is not used up by an invalid message', async () => {
    const met = await solveNewChallenge(api);
    assertProblem(await write(met, { message: '' }), 'invalid', ['message:required']);
    assertDone(await write(met));
  });

  test('lets one of twenty simultaneous messages pass', async () => {
    const totalBefore = await total();
    const met = await solveNewChallenge(api);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => write(met, { clientId: `gui-${crypto.randomUUID()}` })),
    );
    assert.equal(answers.filter(({ statusCode }) => statusCode === 200).length, 1);
    assert.equal(await total(), totalBefore + 1);
  });

  test('is accepted again for the same message', async () => {
    const totalBefore = await total();
    const met = await solveNewChallenge(api);
    const clientId = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => write(met, { clientId })));
    for (const answer of answers) assertDone(answer);
    assertDone(await write(undefined, { clientId }));
    assert.equal(await total(), totalBefore + 1);
  });

  test('refuses the same message to another receiver', async () => {
    const met = await solveNewChallenge(api);
    const clientId = crypto.randomUUID();
    assertDone(await write(met, { clientId }));
    const other = await api.signUp('nguoi-khac@example.vn');
    await isRefused(met, { clientId, memberId: other.memberId });
  });

  test('is used up by a sender whom the owner has blocked', async () => {
    const blocked = await api.signUp('chan@example.vn', { verified: false });
    await block(api, owner, blocked);
    const totalBefore = await total();
    const met = await solveNewChallenge(api);
    const clientId = crypto.randomUUID();
    for (let tries = 0; tries < 2; tries += 1) assertDone(await write(met, { clientId }, blocked));
    await isRefused(met, { clientId: crypto.randomUUID() }, blocked);
    assert.equal(await total(), totalBefore);
  });

  test('refuses forged or altered tokens and tokens for another purpose', async () => {
    const { token } = await askChallenge(api);
    const { solution } = await solve({ token });
    const later = altered(token, ({ parameters }) => {
      (parameters['data'] as Record<string, unknown>)['until'] = 4e12;
    });
    const easy = altered(token, ({ parameters }) => {
      parameters['keySignature'] = undefined;
      parameters['cost'] = 1;
    });
    const unsigned = altered(token, (work) => void Reflect.deleteProperty(work, 'signature'));
    for (const bad of [later, easy, unsigned, '', 'x', 'e30', `${token}A`, Buffer.from('[]').toString('base64url')])
      await isRefused({ token: bad, solution });
    for (const wrong of ['', '00', 'zz', `${solution}00`, solution.toUpperCase()])
      await isRefused({ token, solution: wrong });
    await isRefused(await solveNewChallenge(api, 'exchange'));
    assertProblem(await write({ token: 'a'.repeat(3000) }), 'invalid', ['challenge.token:too-long']);
    assertDone(await write({ token, solution }));
  });

  test('expires after twenty minutes and is then deleted', async () => {
    const met = await solveNewChallenge(api);
    const used = await solveNewChallenge(api);
    assertDone(await write(used));
    const start = api.clock.now();
    api.clock.advance(20 * 60_000 + 1);
    await isRefused(met);
    await isRefused(used);
    assertDone(await write(await solveNewChallenge(api)));
    const challenges = await db.select().from(usedChallenges);
    assert.equal(challenges.length, 1);
    assert.ok(api.clock.now() > start);
  });
});

describe('challenge question', () => {
  test('accepts the answer in digits or words, in both languages', async () => {
    for (const language of ['vi', 'en'] as const) {
      const { token, question } = await askChallenge(api, 'contact', language);
      assert.match(question, language === 'vi' ? /^[A-ZĐ]\p{L}+ cộng \p{L}+ bằng mấy\?$/u : /^What is \w+ plus \w+\?$/);
      assertDone(await write({ token, answer: ` ${sumOf(question, language)} ` }));
      await isRefused({ token, answer: String(sumOf(question, language)) });
    }
    for (;;) {
      const { token, question } = await askChallenge(api);
      const sum = sumOf(question, 'vi');
      if (sum > 9) continue;
      assertDone(await write({ token, answer: numbers.vi[sum]?.toUpperCase() ?? '' }));
      break;
    }
  });

  test('accepts one guess only', async () => {
    const { token, question } = await askChallenge(api);
    for (const wrong of ['19', 'không biết', '\u0000', '\ud800']) {
      const { token: another } = await askChallenge(api);
      await isRefused({ token: another, answer: wrong });
    }
    await isRefused({ token, answer: '0' });
    await isRefused({ token, answer: String(sumOf(question, 'vi')) });
  });

  test('accepts twenty answers an hour from one address', async () => {
    const real = await startTestApi({ realLimits: true });
    const someone = await real.signUp('nhan@example.vn');
    const answer = async (difference: number) => {
      const { token, question } = await askChallenge(real);
      const body = {
        ...plain,
        memberId: someone.memberId,
        challenge: { token, answer: sumOf(question, 'vi') + difference },
      };
      return real.post('/contactUs', { ip: '198.51.100.9', form: formOf(body) });
    };
    for (let tries = 0; tries < 20; tries += 1) assertProblem(await answer(20), 'invalid');
    assertProblem(await answer(0), 'rate-limited');
  });
});

const formOf = ({ challenge, ...fields }: { challenge: object }): string =>
  new URLSearchParams({
    ...fields,
    ...Object.fromEntries(Object.entries(challenge).map(([name, value]) => [`challenge[${name}]`, String(value)])),
  }).toString();
