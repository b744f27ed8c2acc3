/** Ways of codes: by Zalo, by text message and by mail, against a double of Zalo's notification service. */
import assert from 'node:assert/strict';
import { after, beforeEach, describe, test } from 'node:test';
import { MINUTE } from '@m4u/contract/durations';
import { eq, sql } from '../../../platform/database/orm.ts';
import { MessageFailure } from '../../../platform/messages/failure.ts';
import { sentMessages } from '../../../platform/messages/tables.ts';
import { startZnsServer, type ZnsReply } from '../../../testing/doubles/zns-server.ts';
import { waitUntil } from '../../../testing/factories/notices.ts';
import { assertDone, comparableParts } from '../../../testing/server/answers.ts';
import { PASSWORD, startTestApi } from '../../../testing/server/api.ts';
import { bringJobsForward, waitUntilQuiet } from '../../../testing/server/jobs.ts';
import { accounts } from '../tables.ts';

const zns = await startZnsServer();
after(() => zns.close());
const lines: string[] = [];
/** Text messages that the provider has taken; it refuses all while it is down. */
const texts: { to: string; text: string }[] = [];
let isSmsUp = true;
const api = await startTestApi({
  environment: { ...zns.environment, LOG_LEVEL: 'warn' },
  logDestination: { write: (line) => void lines.push(line) },
  sms: {
    send: async (message) => {
      if (!isSmsUp) throw new MessageFailure('unreachable', 'the provider is away');
      texts.push(message);
      return undefined;
    },
  },
});
const { db } = api.api.platform;

beforeEach(() => {
  isSmsUp = true;
  zns.answer(() => undefined);
});

let numbers = 0;
const newPhone = (): string => `+8491200${String((numbers += 1)).padStart(4, '0')}`;
const register = (phone: string) =>
  api.post('/auth/register', { body: { type: 'tbPhone', phone, password: PASSWORD } });
const verify = (phone: string, otp: string | undefined) => api.post('/auth/registerOTP', { body: { phone, otp } });
const askReset = (phone: string) => api.post('/auth/getOTPResetPassword', { body: { phone } });
const textsTo = (phone: string) => texts.filter(({ to }) => to === phone);
const codeIn = (text = ''): string | undefined => /\b\d{6}\b/.exec(text)?.[0];
const waysTo = async () => {
  const { rows } = await db.execute<{ way: string; state: string; reason: string | null }>(
    sql`select way, state, reason from ${sentMessages} order by created_at, way desc`,
  );
  return rows.map(({ way, state, reason }) => [way, state, reason].filter((word) => word !== null).join(' '));
};
/** Waits until every way has failed, and the message waits for its next attempt. */
const waitForRetry = () =>
  waitUntil(async () => {
    const { rows } = await db.execute(sql`select from jobs.job where name = 'message.send' and state = 'retry'`);
    return rows.length > 0;
  }, 'a message that waits for its next attempt');
const forget = () => db.delete(sentMessages);

/** A verified member with an e-mail address and a number. */
const memberWithPhone = async (email: string, verified = true) => {
  const phone = newPhone();
  const member = await api.signUp(email, { verified });
  await db.update(accounts).set({ phone }).where(eq(accounts.email, email));
  return { ...member, phone };
};

describe('a code for a number', () => {
  test('goes by Zalo, with the template, and verifies', async () => {
    const phone = newPhone();
    assertDone(await register(phone));
    await waitUntil(() => zns.to(phone).length === 1, 'the message by Zalo');
    const [message] = zns.to(phone);
    assert.equal(message?.phone, phone.slice(1));
    assert.equal(message?.template_id, '100001');
    assert.deepEqual(Object.keys(message?.template_data ?? {}), ['otp']);
    assertDone(await verify(phone, message?.template_data['otp']));
    assert.deepEqual(textsTo(phone), []);
  });

  for (const [name, reply, reason] of [
    ['has no account at Zalo', { error: -118 }, 'no-account'],
    ['cannot receive', { error: -119 }, 'cannot-receive'],
    ['is no number for Zalo', { error: -108 }, 'phone'],
    ['refuses the Official Account', { error: -141 }, 'declined'],
    ['meets an unapproved template', { error: -131 }, 'template'],
    ['meets an empty wallet', { error: -115 }, 'balance'],
    ['is over the quota', { error: -144 }, 'quota'],
    ['meets a missing right', { error: -135 }, 'permission'],
    ['meets an unknown error', { error: -9999 }, 'other'],
    ['meets a failing service', { status: 503 }, 'unreachable'],
    ['meets a broken connection', 'hangs-up', 'timeout'],
    ['meets an unreadable answer', 'garbage', 'timeout'],
  ] as const satisfies readonly (readonly [string, ZnsReply, string])[])
    test(`that ${name} follows at once by text message, the same code`, async () => {
      await waitUntilQuiet(api);
      await forget();
      zns.answer(() => reply);
      const phone = newPhone();
      assertDone(await register(phone));
      await waitUntil(() => textsTo(phone).length === 1, 'the text message');
      await waitUntilQuiet(api);
      const code = codeIn(textsTo(phone)[0]?.text);
      assert.equal(code, zns.to(phone)[0]?.template_data['otp']);
      assert.deepEqual((await waysTo()).toSorted(), ['sms sent', `zns failed ${reason}`]);
      assertDone(await verify(phone, code));
    });

  test('is tried again by all ways while none takes it, until it is over', async () => {
    zns.answer(() => ({ status: 503 }));
    isSmsUp = false;
    const phone = newPhone();
    assertDone(await register(phone));
    await bringJobsForward(api, 'message.send');
    await waitUntil(() => zns.to(phone).length === 2, 'the second attempt');
    const [first, second] = zns.to(phone);
    assert.deepEqual(first, second);
    await bringJobsForward(api, 'message.send');
    await waitUntil(() => zns.to(phone).length === 3, 'the third attempt');
    await waitForRetry();
    api.clock.advance(10 * MINUTE);
    isSmsUp = true;
    await bringJobsForward(api, 'message.send');
    await waitUntilQuiet(api);
    assert.deepEqual([zns.to(phone).length, textsTo(phone).length], [3, 0]);
  });

  test('that proves the number never goes by mail', async () => {
    zns.answer(() => ({ error: -118 }));
    isSmsUp = false;
    const { phone, email } = await memberWithPhone('co-mail@example.vn', false);
    assertDone(await verify(phone, undefined));
    await waitForRetry();
    assert.deepEqual(
      api.api.outbox?.list().filter(({ to }) => to === email),
      [],
    );
    isSmsUp = true;
    await bringJobsForward(api, 'message.send');
    await waitUntil(() => textsTo(phone).length === 1, 'the text message');
    assert.equal(zns.to(phone).length, 1, 'a way that has refused for good is not asked again');
  });
});

describe('a code to reset the password', () => {
  test('goes by mail last, to the verified address of the same account', async () => {
    zns.answer(() => ({ error: -139 }));
    isSmsUp = false;
    const { phone, email } = await memberWithPhone('cuoi-cung@example.vn');
    assertDone(await askReset(phone));
    const code = codeIn((await api.messageTo(email)).text);
    assert.equal(code, zns.to(phone)[0]?.template_data['otp']);
    assertDone(await api.post('/auth/checkOTPForgotPassword', { body: { phone, otp: code } }));
  });

  test('of an unverified account stays with the number', async () => {
    zns.answer(() => ({ error: -139 }));
    isSmsUp = false;
    const { phone, email } = await memberWithPhone('chua-xac-minh@example.vn', false);
    assertDone(await askReset(phone));
    await waitForRetry();
    isSmsUp = true;
    await bringJobsForward(api, 'message.send');
    await waitUntil(() => textsTo(phone).length === 1, 'the text message');
    assert.deepEqual(
      api.api.outbox?.list().filter(({ to }) => to === email),
      [],
    );
  });

  test('answers alike for an unknown number, which gets nothing', async () => {
    const { phone } = await memberWithPhone('biet@example.vn');
    const unknown = newPhone();
    const [known, other] = [await askReset(phone), await askReset(unknown)];
    assert.deepEqual(comparableParts(known), comparableParts(other));
    await waitUntil(() => zns.to(phone).length === 1, 'the message by Zalo');
    await waitUntilQuiet(api);
    assert.deepEqual([zns.to(unknown), textsTo(unknown)], [[], []]);
  });
});

test('no code, number or token is in the log or in the rows', async () => {
  await waitUntilQuiet(api);
  const rows = JSON.stringify(await db.select().from(sentMessages));
  const said = lines.join('');
  assert.match(said, /a message was not taken/);
  for (const { phone, template_data } of zns.messages) {
    for (const secret of [phone, phone.replace(/^84/, '0'), `"${template_data['otp']}"`])
      assert.ok(!said.includes(secret) && !rows.includes(secret), secret);
  }
  for (const token of zns.exchanged) assert.ok(!said.includes(token));
});

describe('the order of ways', () => {
  const start = async (environment: Record<string, string>) => {
    const other = await startTestApi({ environment: { ...zns.environment, ...environment } });
    const phone = newPhone();
    assertDone(await other.post('/auth/register', { body: { type: 'tbPhone', phone, password: PASSWORD } }));
    return { other, phone };
  };

  test('is a setting', async () => {
    zns.acceptOnly(zns.environment.ZNS_REFRESH_TOKEN);
    const { other, phone } = await start({ MESSAGE_ORDER: 'sms, zns' });
    assert.match((await other.messageTo(phone)).text, /\d{6}/);
    await waitUntilQuiet(other);
    assert.deepEqual(zns.to(phone), []);
  });

  test('skips Zalo for a message without a template', async () => {
    const { other, phone } = await start({ ZNS_TEMPLATE_CODE: '' });
    assert.match((await other.messageTo(phone)).text, /\d{6}/);
    assert.deepEqual(zns.to(phone), []);
  });

  test('goes on where no refresh token is valid', async () => {
    zns.acceptOnly();
    const { other, phone } = await start({});
    assert.match((await other.messageTo(phone)).text, /\d{6}/);
    assert.deepEqual(zns.to(phone), []);
  });
});
