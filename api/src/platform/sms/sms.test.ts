import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, before, beforeEach, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';

import pg from 'pg';

import { cloneDatabase } from '../../testing/database/database.ts';
import { assertBackoff, bringJobsForward, waitUntilQuiet } from '../../testing/server/jobs.ts';
import { drizzle } from '../database/orm.ts';
import { type Database, inTransaction } from '../events/transaction.ts';
import { createJobs } from '../jobs/jobs.ts';
import { createSecrets } from '../keys/secrets.ts';
import { createLog } from '../log.ts';
import { createOutbox } from '../mail/outbox.ts';
import { createUnasked } from '../mail/unasked.ts';
import { smsProvider } from './provider.ts';
import { createSms, type SmsOptions } from './sms.ts';
import { registerAttemptText, resetCodeText, verifyCodeText } from './texts.ts';

const database = await cloneDatabase();
const pool = new pg.Pool({ ...database.connection, max: 4 });
const db: Database = drizzle({ client: pool });

const lines: string[] = [];
const log = createLog({ destination: { write: (line) => void lines.push(line) } });

/** Replaces eSMS.vn: records requests and answers with the next of `answers`. */
const requests: Record<string, string>[] = [];
const answers: { CodeResult: string; ErrorMessage?: string; SMSID?: string }[] = [];
const service = createServer((request, response) => {
  void request.toArray().then((chunks: Buffer[]) => {
    requests.push(JSON.parse(Buffer.concat(chunks).toString()) as Record<string, string>);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answers.shift() ?? { CodeResult: '100', CountRegenerate: 0, SMSID: 'd533459e' }));
  });
});
const { dataKey } = createSecrets();
const unasked = createUnasked({ dataKey, publicUrl: 'https://m4u.example' });
let provider: SmsOptions['provider'];

before(async () => {
  await new Promise<void>((listening) => void service.listen(0, '127.0.0.1', listening));
  const address = service.address();
  assert.ok(address && typeof address === 'object');
  provider = smsProvider({
    SMS_PROVIDER: 'esms',
    SMS_URL: `http://127.0.0.1:${address.port}/`,
    SMS_API_KEY: 'our-key',
    SMS_SECRET_KEY: 'our-secret',
    SMS_BRAND: 'M4U',
  });
});
beforeEach(() => {
  requests.length = 0;
});
after(async () => {
  await pool.end();
  await database.drop();
  service.close();
});

const until = async (check: () => boolean, what: string) => {
  for (let tries = 0; !check(); tries++) {
    assert.ok(tries < 1500, `timed out: ${what}`);
    await wait(10);
  }
};

const send = async (
  options: Pick<SmsOptions, 'provider' | 'outbox'>,
  text: string,
  isOver: () => boolean,
  meanwhile?: () => Promise<void>,
) => {
  const jobs = createJobs({ pool, log });
  const sms = createSms({ ...options, jobs, dataKey, log, unasked, db });
  await jobs.start();
  await inTransaction(db, (tx) => sms.send(tx, { to: '+84912345678', text }));
  await meanwhile?.();
  await until(isOver, 'the message');
  await jobs.stop();
  return sms;
};

describe('text messages', () => {
  test('are sent as eSMS documents it, with Vietnamese marked as Unicode', async () => {
    const text = verifyCodeText('VN', { code: '041926', minutes: 10 });
    const sms = await send({ provider }, text, () => requests.length === 1);
    assert.equal(sms.way, 'provider');
    const [{ RequestId, ...rest } = assert.fail()] = requests;
    assert.deepEqual(rest, {
      ApiKey: 'our-key',
      SecretKey: 'our-secret',
      Brandname: 'M4U',
      SmsType: '2',
      Phone: '0912345678',
      Content: text,
      IsUnicode: '1',
      Sandbox: '0',
    });
    assert.match(RequestId ?? '', /^[\da-f-]{36}$/);
  });

  test('are retried under the same id, and a repeat counts as sent', async () => {
    answers.push({ CodeResult: '103', ErrorMessage: 'Balance not enough' }, { CodeResult: '124' });
    await send(
      { provider },
      'plain',
      () => requests.length === 2,
      async () => assertBackoff(await bringJobsForward(database, 'sms.send'), 5),
    );
    assert.equal(requests[0]?.RequestId, requests[1]?.RequestId);
    assert.equal(requests[0]?.IsUnicode, '0');
    const { rows } = await pool.query(`select state from jobs.job where name = 'sms.send'`);
    assert.ok(rows.every(({ state }: { state: string }) => state === 'completed'));
    assert.match(lines.join(''), /code 103/);
  });

  test('stay in the outbox without a provider', async () => {
    const outbox = createOutbox();
    await send({ outbox }, 'xin chào', () => outbox.list().length === 1);
    const [{ kind, to, text } = assert.fail()] = outbox.list();
    assert.deepEqual([kind, to, text], ['sms', '+84912345678', 'xin chào']);
  });

  test('are dropped without a provider and an outbox, and no code is in the log', async () => {
    await send({}, 'code 918273', () => lines.some((line) => line.includes('no SMS_PROVIDER')));
    assert.doesNotMatch(lines.join(''), /918273|912345678/);
  });

  test('unasked messages stop once their reader wants none', async (t) => {
    const outbox = createOutbox();
    const jobs = createJobs({ pool, log });
    const sms = createSms({ outbox, jobs, dataKey, log, unasked, db });
    await jobs.start();
    t.after(() => jobs.stop());
    const to = '+84912345670';
    await inTransaction(db, (tx) => sms.sendUnasked(tx, { to, text: 'lời mời' }));
    await until(() => outbox.list().length === 1, 'the invitation');
    // The next message is already queued when its reader opts out.
    await inTransaction(db, async (tx) => {
      await sms.sendUnasked(tx, { to, text: 'lời mời nữa' });
      await unasked.suppress(tx, unasked.hashOf(to), new Date());
    });
    await inTransaction(db, (tx) => sms.sendUnasked(tx, { to, text: 'và nữa' }));
    await inTransaction(db, (tx) => sms.send(tx, { to, text: 'mã 041926' }));
    await until(() => outbox.list()[0]?.text === 'mã 041926', 'the code');
    await waitUntilQuiet(database, 'sms.send');
    assert.equal(outbox.list().length, 2);
  });

  test('fit into one message each', () => {
    const values = { code: '041926', minutes: 10 };
    for (const text of [verifyCodeText('VN', values), resetCodeText('VN', values), registerAttemptText('VN')]) {
      assert.ok(text.length <= 70 && text === text.normalize('NFC'), `${text.length}: ${text}`);
    }
    for (const text of [verifyCodeText('EN', values), resetCodeText('EN', values), registerAttemptText('EN')]) {
      assert.match(text, /^[\x20-\x7e]{1,160}$/);
    }
  });

  test('a half configured provider stops the start and names what is missing', () => {
    assert.equal(smsProvider({}), undefined);
    assert.throws(() => smsProvider({ SMS_PROVIDER: 'esms', SMS_API_KEY: 'a' }), /needs SMS_SECRET_KEY, SMS_BRAND/);
    assert.throws(() => smsProvider({ SMS_PROVIDER: 'pigeon' }), /knows esms/);
  });
});
