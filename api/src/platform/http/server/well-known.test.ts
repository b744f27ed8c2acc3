import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startTestApi } from '../../../testing/server/api.ts';
import { readConfig } from '../../config.ts';

const named = await startTestApi({
  environment: {
    SECURITY_CONTACT: 'security@m4u.example',
    SECURITY_POLICY_URL: 'https://m4u.example/security',
    PUBLIC_URL: 'https://m4u.example',
  },
});
const unnamed = await startTestApi();

test('security.txt names the operator’s contact and expires within a year', async () => {
  const { statusCode, headers, body } = await named.api.fastify.inject('/.well-known/security.txt');
  assert.equal(statusCode, 200);
  assert.equal(headers['content-type'], 'text/plain; charset=utf-8');
  const fields = new Map(
    body
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/: (.*)/, 2) as [string, string]),
  );
  const expires = Date.parse(fields.get('Expires') ?? '');
  fields.delete('Expires');
  assert.deepEqual(Object.fromEntries(fields), {
    Contact: 'mailto:security@m4u.example',
    'Preferred-Languages': 'vi, en',
    Canonical: 'https://m4u.example/.well-known/security.txt',
    Policy: 'https://m4u.example/security',
  });
  const days = (expires - named.api.platform.clock.now().getTime()) / 86_400_000;
  assert.ok(days > 30 && days < 365, `${days} days`);
});

test('security.txt is absent without a contact', async () => {
  assert.equal((await unnamed.api.fastify.inject('/.well-known/security.txt')).statusCode, 404);
});

test('change-password redirects to its screen, and an invented path is not found', async () => {
  const { statusCode, headers } = await unnamed.api.fastify.inject('/.well-known/change-password');
  assert.deepEqual([statusCode, headers.location], [302, '/change-password']);
  const invented = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';
  assert.equal((await unnamed.api.fastify.inject(invented)).statusCode, 404);
});

test('a contact is a mail address or an https page, on one line', () => {
  for (const [contactSetting, contact] of [
    ['https://m4u.example/report', 'https://m4u.example/report'],
    ['mailto:a@m4u.example', 'mailto:a@m4u.example'],
  ] as const)
    assert.equal(readConfig({ SECURITY_CONTACT: contactSetting }).security.contact, contact);
  for (const wrong of ['somebody', 'http://m4u.example', 'https://m4u.example/\nContact: mailto:b@m4u.example'])
    assert.throws(() => readConfig({ SECURITY_CONTACT: wrong }), /SECURITY_CONTACT/);
});
