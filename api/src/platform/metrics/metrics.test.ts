import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type pg from 'pg';
import { PASSWORD, startTestApi } from '../../testing/server/api.ts';

const TOKEN = 'a-token-that-is-long-enough';
const api = await startTestApi({ environment: { METRICS_TOKEN: TOKEN, METRICS_PORT: '39187' } });

const ask = (authorization?: string) =>
  api.api.fastify.inject({ url: '/metrics', ...(authorization && { headers: { authorization } }) });

/** Returns the value of one metric, or undefined if it is absent. */
const figure = async (name: string): Promise<number | undefined> => {
  const { body } = await ask(`Bearer ${TOKEN}`);
  const line = body.split('\n').find((each) => each.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
};

test('answers 404 without the token', async () => {
  for (const authorization of [undefined, 'Bearer', 'Bearer wrong', `Basic ${TOKEN}`, `Bearer ${TOKEN}x`])
    assert.equal((await ask(authorization)).statusCode, 404, authorization ?? 'none');
  assert.equal((await ask(`Bearer ${TOKEN}`)).statusCode, 200);
});

test('serves only the figures on a port of its own', async () => {
  const answer = await fetch('http://127.0.0.1:39187/metrics');
  assert.match(answer.headers.get('content-type') ?? '', /^text\/plain/);
  assert.match(await answer.text(), /^m4u_streams_open 0$/m);
  for (const path of ['/', '/api/members/x', '/healthz'])
    assert.equal((await fetch(`http://127.0.0.1:39187${path}`)).status, 404, path);
});

test('counts calls by their declared route, without ids', async () => {
  const id = randomUUID();
  await api.get(`/members/getMemberId/${id}`);
  const { body } = await ask(`Bearer ${TOKEN}`);
  assert.ok(!body.includes(id));
  assert.match(body, /m4u_http_request_duration_seconds_count\{method="GET",route="\/api\/[^"]*",status="4xx"\} 1/);
});

test('has figures of jobs, refused limits, connections and the process', async () => {
  const email = 'figures@m4u.example';
  await api.post('/auth/register', { body: { type: 'tbMail', email, password: PASSWORD } });
  await api.messageTo(email);
  assert.ok(((await figure('m4u_jobs_total{job="mail.send",outcome="done"}')) ?? 0) >= 1);
  assert.equal(await figure('m4u_jobs_total{job="mail.send",outcome="failed"}'), 0);
  assert.ok(((await figure('m4u_database_connections{state="idle"}')) ?? -1) >= 0);
  assert.ok(((await figure('process_resident_memory_bytes')) ?? 0) > 1e7);
  assert.ok((await figure('nodejs_eventloop_lag_p99_seconds')) !== undefined);
  const { limits } = api.api.platform;
  await assert.rejects(limits.consume('requestsByAddress', '198.51.100.9', 100_000_000));
  assert.equal(await figure('m4u_limits_refused_total{limit="requestsByAddress"}'), 1);
});

test('leaves out database figures when the database does not answer', async () => {
  const pool = (api.api.platform.db as unknown as { readonly $client: pg.Pool }).$client;
  const query = pool.query;
  pool.query = () => Promise.reject(new Error('away'));
  try {
    const { statusCode, body } = await ask(`Bearer ${TOKEN}`);
    assert.equal(statusCode, 200);
    assert.match(body, /^m4u_streams_open 0$/m);
    assert.doesNotMatch(body, /^m4u_jobs_waiting\{/m);
  } finally {
    pool.query = query;
  }
});
