import assert from 'node:assert/strict';
import { after, beforeEach, describe, test } from 'node:test';

import pg from 'pg';

import { cloneDatabase } from '../../testing/database/database.ts';
import { startZnsServer } from '../../testing/doubles/zns-server.ts';
import { readConfig } from '../config.ts';
import { drizzle } from '../database/orm.ts';
import { setDefaultActor, SYSTEM } from '../database/row-security/current-actor.ts';
import type { Database } from '../events/transaction.ts';
import { createSecrets } from '../keys/secrets.ts';
import { createLog } from '../log.ts';
import { fixedClock } from '../time/clock.ts';
import { zaloTokens } from './tables.ts';
import { createZns, isGenuineReport } from './zns.ts';
import { createZnsTokens } from './zns-token.ts';

setDefaultActor(SYSTEM);
const database = await cloneDatabase();
const pool = new pg.Pool({ ...database.connection, max: 8 });
const db: Database = drizzle({ client: pool, casing: 'snake_case' });
const zalo = await startZnsServer();
after(async () => {
  await pool.end();
  await database.drop();
  await zalo.close();
});

const { dataKey } = createSecrets();
const lines: string[] = [];
const log = createLog({ destination: { write: (line) => void lines.push(line) } });
const clock = fixedClock('2026-03-02T02:00:00.000Z');
const FIRST = zalo.environment.ZNS_REFRESH_TOKEN;
const HOUR = 3_600_000;

const configWith = (refreshToken: string) => {
  const { zns } = readConfig({ ...zalo.environment, ZNS_REFRESH_TOKEN: refreshToken }).messages;
  return zns ?? assert.fail();
};
/** The tokens as a process of its own would have them. */
const startProcess = (refreshToken = FIRST) =>
  createZnsTokens({ config: configWith(refreshToken), db, dataKey, clock, log });

beforeEach(async () => {
  await db.delete(zaloTokens);
  zalo.acceptOnly(FIRST);
  zalo.setTokenService(true);
  zalo.exchanged.length = 0;
});

describe('access tokens of Zalo', () => {
  test('are stored, encrypted, and used by every process', async () => {
    const token = await startProcess().get();
    assert.equal(await startProcess().get(), token);
    assert.deepEqual(zalo.exchanged, [FIRST]);
    const rows = JSON.stringify(await db.select().from(zaloTokens));
    assert.ok(!rows.includes(token) && !rows.includes(FIRST));
  });

  test('are renewed with the newest refresh token, each of which works once', async () => {
    const tokens = startProcess();
    const first = await tokens.get();
    clock.advance(24 * HOUR + 1);
    const second = await tokens.get();
    clock.advance(24 * HOUR + 1);
    const third = await startProcess().get();
    assert.equal(new Set([first, second, third]).size, 3);
    assert.equal(new Set(zalo.exchanged).size, 3);
    assert.equal(zalo.exchanged[0], FIRST);
  });

  test('are renewed once by ten processes at once', async () => {
    const found = await Promise.all(Array.from({ length: 10 }, () => startProcess().get()));
    assert.equal(new Set(found).size, 1);
    assert.deepEqual(zalo.exchanged, [FIRST]);
    clock.advance(25 * HOUR);
    const renewed = await Promise.all(Array.from({ length: 10 }, () => startProcess().get()));
    assert.equal(new Set(renewed).size, 1);
    assert.equal(zalo.exchanged.length, 2);
  });

  test('are renewed once for all messages of a process, and not asked for while the chain is broken', async () => {
    const tokens = startProcess();
    const found = await Promise.all(Array.from({ length: 10 }, () => tokens.get()));
    assert.equal(new Set(found).size, 1);
    zalo.acceptOnly();
    for (let times = 0; times < 3; times += 1) await assert.rejects(tokens.get(found[0]), /every refresh token/);
    // The newest one and the one of the setting, once each.
    assert.equal(zalo.exchanged.length, 3);
    zalo.acceptOnly(FIRST);
    await assert.rejects(tokens.get(found[0]), /refused every/);
    clock.advance(60_000);
    assert.notEqual(await tokens.get(found[0]), found[0]);
  });

  test('are renewed once when several processes had the same one refused', async () => {
    const refused = await startProcess().get();
    const found = await Promise.all([1, 2, 3].map(() => startProcess().get(refused)));
    assert.equal(new Set(found).size, 1);
    assert.notEqual(found[0], refused);
    assert.equal(zalo.exchanged.length, 2);
  });

  test('go on working in their last hour while the token service is down', async () => {
    const tokens = startProcess();
    const token = await tokens.get();
    zalo.setTokenService(false);
    clock.advance(24 * HOUR + 1);
    assert.equal(await tokens.get(), token);
    clock.advance(HOUR);
    await assert.rejects(tokens.get(), /token service answered 503/);
    zalo.setTokenService(true);
    assert.notEqual(await tokens.get(), token);
  });

  test('are renewed while nothing is sent, not sooner than after half a day', async () => {
    const tokens = startProcess();
    await tokens.keepAlive();
    await tokens.keepAlive();
    clock.advance(12 * HOUR);
    await startProcess().keepAlive();
    assert.equal(zalo.exchanged.length, 2);
  });

  test('begin anew with a changed setting, when the chain has broken', async () => {
    await startProcess().get();
    zalo.acceptOnly('from-the-console');
    clock.advance(25 * HOUR);
    await assert.rejects(startProcess().get(), /refuses every refresh token/);
    assert.match(lines.join(''), /set ZNS_REFRESH_TOKEN to a new one/);
    await startProcess('from-the-console').get();
    clock.advance(25 * HOUR);
    await startProcess('from-the-console').get();
  });

  test('go on when the changed setting is not valid', async () => {
    await startProcess().get();
    await startProcess('mistyped').get();
    assert.equal(zalo.exchanged.at(-2), 'mistyped');
  });

  test('begin anew with the setting after a change of the key that encrypts them', async () => {
    await startProcess().get();
    zalo.acceptOnly(FIRST);
    const { dataKey: newKey } = createSecrets();
    await createZnsTokens({ config: configWith(FIRST), db, dataKey: newKey, clock, log }).get();
    assert.deepEqual(zalo.exchanged, [FIRST, FIRST]);
  });

  test('that Zalo refuses are renewed, and the message is sent', async () => {
    const zns = createZns({ config: configWith(FIRST), db, dataKey, clock, log });
    const message = { trackingId: 'one', to: '+84912345678', templateId: '1', values: { otp: '1' } };
    const { signal } = new AbortController();
    await zns.send(message, signal);
    zalo.voidAccess();
    assert.match(await zns.send({ ...message, trackingId: 'two' }, signal), /^[\da-f]{20}$/);
    assert.deepEqual(
      zalo.messages.map(({ tracking_id }) => tracking_id),
      ['one', 'two'],
    );
  });

  test('are never in the log', () => {
    for (const token of zalo.exchanged) assert.ok(!lines.join('').includes(token));
  });
});

test('a report is genuine by its signature alone', () => {
  const { body, headers } = zalo.event({ event_name: 'user_received_message' });
  const { timestamp } = JSON.parse(body) as { timestamp: string };
  const signed = { body: Buffer.from(body), timestamp, signature: headers['x-zevent-signature'] };
  const config = configWith(FIRST);
  assert.equal(isGenuineReport(config, signed), true);
  assert.equal(isGenuineReport(config, { ...signed, body: Buffer.from(`${body} `) }), false);
  assert.equal(isGenuineReport(config, { ...signed, timestamp: `${timestamp}0` }), false);
  assert.equal(isGenuineReport(config, { ...signed, signature: 'mac=' }), false);
  assert.equal(isGenuineReport({ ...config, oaSecret: undefined }, signed), false);
});

test('a half configured service stops the start and names what is missing', () => {
  assert.equal(readConfig({}).messages.zns, undefined);
  assert.deepEqual(readConfig({}).messages.order, ['zns', 'sms', 'mail']);
  assert.throws(() => readConfig({ ZNS_APP_ID: '1' }), /ZNS_APP_SECRET and ZNS_REFRESH_TOKEN/);
  for (const order of ['pigeon', 'sms,sms', 'zns,,mail'])
    assert.throws(() => readConfig({ MESSAGE_ORDER: order }), /MESSAGE_ORDER/);
});
