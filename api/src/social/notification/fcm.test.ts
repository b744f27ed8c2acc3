import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { describe, test } from 'node:test';
import { jwtVerify } from 'jose';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { assertBackoff, bringJobsForward, waitUntilQuiet } from '../../testing/server/jobs.ts';
import { notify, waitUntil } from '../../testing/factories/notices.ts';
import { type PushCall, type PushReply, startPushService } from '../../testing/doubles/push-service.ts';
import { readConfig } from '../../platform/config.ts';
import { uuidv7 } from '../../platform/ids.ts';

const google = await startPushService();
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const account = {
  project_id: 'm4u-thu',
  client_email: 'gui@m4u-thu.iam.gserviceaccount.com',
  private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
};
const SEND = '/v1/projects/m4u-thu/messages:send';
const TOKEN = '/token';

let tokens = 0;
const answers = (send: (call: PushCall) => PushReply) => {
  google.reply = (call) =>
    call.path === TOKEN
      ? { status: 200, body: { access_token: `khoa-${++tokens}`, expires_in: 3_600, token_type: 'Bearer' } }
      : send(call);
};
const sent: PushReply = { status: 200, body: { name: 'projects/m4u-thu/messages/1' } };
answers(() => sent);

const lines: string[] = [];
const api = await startTestApi({
  environment: {
    FCM_SERVICE_ACCOUNT: JSON.stringify(account),
    FCM_URL: google.origin,
    FCM_TOKEN_URL: `${google.origin}${TOKEN}`,
    LOG_LEVEL: 'info',
  },
  logDestination: { write: (line) => void lines.push(line) },
});

let members = 0;
const phoneToken = () => `d${uuidv7()}:APA91b${uuidv7()}_${uuidv7()}`;
const withPhone = async () => {
  const member = await api.signUp(`moi-${++members}@example.vn`, { name: `Mới ${members}` });
  const token = phoneToken();
  assertDone(await api.put('/fcmToken', { as: member, body: { memberId: member.memberId, token } }));
  return { member, token };
};
const contacted = (to: TestMember, name = 'Chị Hoa') =>
  notify(api, { to: [to.memberId], kind: 'contact', cause: uuidv7(), about: to.memberId, data: { name } });

interface Sent {
  readonly message: { token: string; notification: { title: string; body: string }; data: Record<string, string> };
}
const messagesTo = (token: string) =>
  google.to(SEND).filter(({ body }) => (JSON.parse(body.toString()) as Sent).message.token === token);
const waitForMessages = (token: string, times = 1) =>
  waitUntil(() => messagesTo(token).length >= times, 'a message by FCM');

describe('push by FCM', () => {
  test('is announced and accepts registration tokens', async () => {
    const key = assertDone<{ data: { fcm: boolean } }>(await api.get('/notifications/pushKey'));
    assert.equal(key.data.fcm, true);
    const { member } = await withPhone();
    const body = { memberId: member.memberId, token: 'a token with spaces in it' };
    assertProblem(await api.put('/fcmToken', { as: member, body }), 'invalid', ['token:invalid']);
  });

  test('authenticates as the service account, with one access token for many messages', async () => {
    const { member, token } = await withPhone();
    const { member: other, token: otherToken } = await withPhone();
    await Promise.all([contacted(member), contacted(other)]);
    await Promise.all([waitForMessages(token), waitForMessages(otherToken)]);
    await contacted(member, 'Anh Ba');
    await waitForMessages(token, 2);
    assert.equal(google.to(TOKEN).length, 1);
    const parameters = new URLSearchParams(google.to(TOKEN)[0]?.body.toString());
    assert.equal(parameters.get('grant_type'), 'urn:ietf:params:oauth:grant-type:jwt-bearer');
    const { payload } = await jwtVerify(parameters.get('assertion') ?? '', publicKey, {
      audience: `${google.origin}${TOKEN}`,
      issuer: account.client_email,
      currentDate: api.clock.now(),
      algorithms: ['RS256'],
    });
    assert.equal(payload['scope'], 'https://www.googleapis.com/auth/firebase.messaging');
    const [first] = messagesTo(token);
    assert.equal(first?.headers.authorization, 'Bearer khoa-1');
    const { message } = JSON.parse(first?.body.toString() ?? '') as Sent;
    assert.deepEqual(message.notification, {
      title: 'Lời nhắn mới',
      body: 'Chị Hoa đã để lại lời nhắn trên trang của bạn',
    });
    assert.equal(message.data['path'], `/contacts/${member.memberId}`);
    assert.doesNotMatch(lines.join(''), new RegExp(`${token}|khoa-1|PRIVATE`));
  });

  test('renews the access token before it expires and when it is refused', async () => {
    const { member, token } = await withPhone();
    await contacted(member);
    await waitForMessages(token);
    const tokenCount = google.to(TOKEN).length;
    api.clock.advance(56 * 60_000);
    await contacted(member);
    await waitForMessages(token, 2);
    assert.equal(google.to(TOKEN).length, tokenCount + 1);
    answers(({ headers }) => (headers.authorization === `Bearer khoa-${tokenCount + 1}` ? { status: 401 } : sent));
    await contacted(member);
    await waitForMessages(token, 3);
    assertBackoff(await bringJobsForward(api, 'push.send'), 5);
    await waitForMessages(token, 4);
    assert.equal(google.to(TOKEN).length, tokenCount + 2);
    answers(() => sent);
  });

  test('deletes an unregistered phone only', async () => {
    const { member, token } = await withPhone();
    const other = phoneToken();
    assertDone(await api.put('/fcmToken', { as: member, body: { memberId: member.memberId, token: other } }));
    const error = (status: number, errorCode: string) => ({
      status,
      body: { error: { code: status, details: [{ '@type': 'type.googleapis.com/…FcmError', errorCode }] } },
    });
    answers(({ body }) =>
      body.includes(token) ? error(404, 'UNREGISTERED') : { status: 404, body: { error: { code: 404 } } },
    );
    await contacted(member);
    await Promise.all([waitForMessages(token), waitForMessages(other)]);
    await waitUntilQuiet(api);
    answers(() => sent);
    await contacted(member);
    await waitForMessages(other, 2);
    await waitUntilQuiet(api);
    assert.deepEqual([messagesTo(token).length, messagesTo(other).length], [1, 2]);
  });

  test('retries when Google is busy', async () => {
    const { member, token } = await withPhone();
    answers(() => (messagesTo(token).length === 1 ? { status: 503 } : sent));
    await contacted(member);
    assertBackoff(await bringJobsForward(api, 'push.send'), 5);
    await waitForMessages(token, 2);
    await waitUntilQuiet(api);
    assert.equal(messagesTo(token).length, 2);
    answers(() => sent);
  });
});

describe('push settings', () => {
  test('report invalid values by name', () => {
    assert.throws(() => readConfig({ FCM_SERVICE_ACCOUNT: '{' }), /FCM_SERVICE_ACCOUNT/);
    assert.throws(() => readConfig({ FCM_SERVICE_ACCOUNT: '{"project_id":"a"}' }), /FCM_SERVICE_ACCOUNT/);
    assert.throws(() => readConfig({ PUSH_HOSTS: 'push.example.com/path' }), /PUSH_HOSTS/);
    assert.deepEqual(readConfig({ PUSH_HOSTS: 'a.example.com, *.b.example.com' }).push.hosts, [
      'a.example.com',
      '*.b.example.com',
    ]);
    assert.equal(readConfig({}).push.fcm, undefined);
  });
});
