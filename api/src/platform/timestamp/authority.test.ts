import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, beforeEach, describe, test } from 'node:test';
import { type StampFault, startTimestampAuthority } from '../../testing/doubles/timestamp-authority.ts';
import { readConfig } from '../config.ts';
import { requestTimeStamp } from './authority.ts';
import { loadTrusted } from './certificates.ts';
import { readTimeStamp } from './token.ts';

const double = await startTimestampAuthority();
after(() => double.close());
beforeEach(() => {
  double.fault = undefined;
});

const digest = createHash('sha256').update('gốc').digest();
const ask = (environment: object = {}, signal = new AbortController().signal) => {
  const { url = '', ...rest } = readConfig({ ...double.environment, ...environment }).timestamps;
  return requestTimeStamp({ url, ...rest }, digest, signal);
};

describe('a time stamp', () => {
  test('is given over a hash, and can be checked later', async () => {
    const before = Date.now();
    const { token, at, authority } = await ask();
    assert.equal(authority, 'Kiểm thử TSA');
    assert.ok(at.getTime() >= before - 1_000 && at.getTime() <= Date.now());
    const trusted = await loadTrusted(double.environment.TIMESTAMP_CERTIFICATES);
    assert.deepEqual(readTimeStamp(token, { digest, trusted }).at, at);
    const other = createHash('sha256').update('khác').digest();
    assert.throws(() => readTimeStamp(token, { digest: other, trusted }), /another hash/);
    assert.throws(() => readTimeStamp(token, { digest, trusted: [] }), /not trusted/);
  });

  test('is of the policy that is asked for', async () => {
    assert.equal((await ask({ TIMESTAMP_POLICY: '1.2.3.4' })).policy, '1.2.3.4');
    double.fault = 'policy';
    await assert.rejects(ask({ TIMESTAMP_POLICY: '1.2.3.4' }), /policy is 1\.2\.3$/);
    assert.equal((await ask()).policy, '1.2.3', 'without a setting every policy will do');
  });

  test('says nothing else when bytes of it are changed', async () => {
    const { token, ...said } = await ask();
    const trusted = await loadTrusted(double.environment.TIMESTAMP_CERTIFICATES);
    let refused = 0;
    for (let at = 0; at < token.length; at += 3) {
      const changed = Buffer.from(token);
      changed[at] = (changed[at] ?? 0) ^ 1;
      try {
        assert.deepEqual(readTimeStamp(changed, { digest, trusted }), said);
      } catch (error) {
        assert.equal((error as Error).name, 'TimeStampError', String(error));
        refused += 1;
      }
    }
    // Numbers of versions and names beside the signature are not signed.
    assert.ok(refused > (token.length / 3) * 0.9);
  });

  for (const [fault, reason] of [
    ['imprint', /another hash/],
    ['nonce', /another request/],
    ['rejected', /status 2 no/],
    ['garbage', /cannot be read/],
    ['huge', /refused the request, or answered too much/],
    ['refused', /refused the request/],
    ['content', /another content/],
    ['signature', /signature is wrong/],
    ['no-certificate', /certificate of the signer is missing/],
    ['purpose', /not for time stamps/],
    ['untrusted', /not trusted/],
  ] as const satisfies readonly (readonly [StampFault, RegExp])[])
    test(`is refused: ${fault}`, async () => {
      double.fault = fault;
      await assert.rejects(ask(), (error: Error) => error.name === 'TimeStampError' && reason.test(error.message));
    });

  for (const fault of ['away', 'silent'] as const)
    test(`may come later: ${fault}`, async () => {
      double.fault = fault;
      await assert.rejects(ask({}, AbortSignal.timeout(300)), { name: 'ForeignError' });
    });
});

test('settings name an address, a policy and a file with certificates', async () => {
  assert.throws(() => readConfig({ TIMESTAMP_AUTHORITY: 'ftp://a.example' }), /TIMESTAMP_AUTHORITY/);
  assert.throws(() => readConfig({ TIMESTAMP_POLICY: 'any' }), /TIMESTAMP_POLICY/);
  await assert.rejects(ask({ TIMESTAMP_CERTIFICATES: import.meta.filename }), /TIMESTAMP_CERTIFICATES/);
  await assert.rejects(ask({ TIMESTAMP_CERTIFICATES: '/nowhere.pem' }), /TIMESTAMP_CERTIFICATES/);
  assert.ok((await loadTrusted(undefined)).length > 50);
});
