import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import fastify from 'fastify';

import { DrizzleQueryError } from './database/orm.ts';
import { createLog, maskPath } from './log.ts';

const collect = () => {
  const lines: string[] = [];
  return { lines, log: createLog({ destination: { write: (line) => void lines.push(line) } }) };
};

describe('the log', () => {
  test('writes one JSON object a line, with a named level and an ISO time', () => {
    const { lines, log } = collect();
    log.info({ port: 3000 }, 'listening');
    const entry = JSON.parse(lines[0] ?? '') as Record<string, unknown>;
    assert.deepEqual({ ...entry, time: undefined }, { level: 'info', time: undefined, port: 3000, msg: 'listening' });
    assert.match(String(entry.time), /^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  });

  test('masks secrets at any depth, and keeps similar names', () => {
    const { lines, log } = collect();
    for (const name of 'authorization cookie set-cookie Set-Cookie password oldPassword otp token refreshToken access_token code clientSecret apiKey'.split(
      ' ',
    )) {
      log.info({ [name]: 'HUSH', body: { [name]: 'HUSH', list: [{ deep: { [name]: ['HUSH'] } }] } }, 'call');
    }
    assert.doesNotMatch(lines.join(''), /HUSH/);
    log.info({ failure: Object.assign(new Error('seen'), { params: ['HUSH'] }) }, 'call');
    assert.doesNotMatch(lines.join(''), /HUSH/);
    log.info({ statusCode: 200, barcode: 'seen', tokens: 3, key: 5 }, 'call');
    assert.match(lines.at(-1) ?? '', /"statusCode":200,"barcode":"seen","tokens":3,"key":5/);
  });

  test('keeps the stack and cause of an error, and drops the values of its statement', () => {
    const { lines, log } = collect();
    const cause = Object.assign(new Error('duplicate key value'), { code: '23505', detail: 'Key (email)=(HUSH)' });
    log.error({ err: new DrizzleQueryError('insert into accounts', ['HUSH', 'a\nHUSH'], cause) }, 'failed');
    assert.doesNotMatch(lines[0] ?? '', /HUSH/);
    assert.match(lines[0] ?? '', /Failed query: insert into accounts/);
    assert.match(lines[0] ?? '', /log\.test\.ts/);
    assert.match(lines[0] ?? '', /23505/);
  });

  test('leaves no secret of a call’s headers, address or body', async () => {
    const { lines, log } = collect();
    const app = fastify({ loggerInstance: log });
    app.post('/api/auth/passwordReset/:token', (request) => {
      request.log.info({ headers: request.headers, body: request.body, query: request.query }, 'seen');
      throw new Error('on purpose');
    });
    await app.inject({
      method: 'POST',
      url: '/api/auth/passwordReset/short-HUSH?token=HUSH',
      headers: { authorization: 'Bearer HUSH', cookie: 'snc_token=HUSH' },
      payload: { password: 'HUSH', otp: 'HUSH', nested: { refreshToken: 'HUSH' } },
    });
    await app.close();
    const text = lines.join('');
    assert.doesNotMatch(text, /HUSH/);
    assert.match(text, /"path":"\/api\/auth\/passwordReset\/\[secret\]"/);
    assert.match(text, /"statusCode":500/);
  });

  test('keeps ids and short links in paths, and masks secrets', () => {
    assert.equal(maskPath('/me/0197c2a1-7d1e-7000-8000-0123456789ab?x=1'), '/me/0197c2a1-7d1e-7000-8000-0123456789ab');
    assert.equal(maskPath('/smc/nguyen-van-duc-ha-noi-viet-nam'), '/smc/nguyen-van-duc-ha-noi-viet-nam');
    assert.equal(maskPath('/password-reset/'), '/password-reset/');
    assert.equal(maskPath('/x/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl'), '/x/[secret]');
  });
});
