/**
 * SIGTERM to the whole program under load on persistent connections: received requests are answered, no connection is
 * reset, acknowledged writes are stored, and the next process runs the jobs.
 */
import assert from 'node:assert/strict';
import { Agent, type IncomingMessage, request } from 'node:http';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { ensureWebBuilt } from '../builds/web-build.mjs';
import { type Caller, call, requireDone, createCaller, PASSWORD, register, signIn } from './calls.ts';
import { type Program, startProgram } from './program.ts';

const STOPS = 3;
const PEOPLE = 12;
const LETTERS = 20;

let program: Program;
before(async () => {
  await ensureWebBuilt();
  program = await startProgram({ LOG_LEVEL: 'error' });
});
after(() => program?.remove());

/** Result of a request on a separate connection. */
interface CallAnswer {
  readonly status?: number;
  readonly body?: string;
  /** Error code of the connection instead of an answer. */
  readonly failure?: string;
}

const ask = (agent: Agent, as: Caller, path: string, body?: unknown): Promise<CallAnswer> =>
  new Promise((resolve) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      authorization: `Bearer ${as.token}`,
      'x-forwarded-for': as.address,
      ...(text !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    };
    const hear = (response: IncomingMessage) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (body += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
      response.on('error', ({ code = 'cut off' }: NodeJS.ErrnoException) => resolve({ failure: code }));
    };
    const method = text === undefined ? 'GET' : 'POST';
    request({ agent, method, path, headers, host: '127.0.0.1', port: program.port }, hear)
      .on('error', ({ code = 'unknown' }: NodeJS.ErrnoException) => resolve({ failure: code }))
      .end(text);
  });

test(`loses no request in ${STOPS} stops under load`, async (context) => {
  const [an, binh] = [createCaller('an', 1), createCaller('binh', 2)];
  for (const somebody of [an, binh]) {
    await register(program.origin, somebody, 'Người hẹn');
    await signIn(program.origin, somebody);
  }
  const postIds: string[] = [];
  for (let stop = 0; stop < STOPS; stop += 1) {
    const answers: CallAnswer[] = [];
    let begun = 0;
    const people = Array.from({ length: PEOPLE }, async (_, index) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const somebody = { ...an, address: `10.5.${stop}.${index}` };
      begun += 1;
      for (let number = 0; ; number += 1) {
        const title = `Bài ${stop}-${index}-${number}`;
        const isWriting = index % 3 === 0 && number % 4 === 0;
        const path =
          index % 3 === 1 ? `/me/${an.memberId}?lang=${number}` : `/api/members/getMemberIdView/${an.memberId}`;
        const answer = isWriting
          ? await ask(agent, somebody, '/api/members/insertBlog', { title, content: '<p>Nội dung.</p>' })
          : await ask(agent, somebody, path);
        answers.push(answer);
        if (answer.failure !== undefined) break;
        if (isWriting && answer.status === 200)
          postIds.push((JSON.parse(answer.body ?? '') as { data: { _id: string } }).data._id);
        await wait(Math.random() * 30);
      }
      agent.destroy();
    });
    while (begun < PEOPLE) await wait(20);
    await wait(600);
    const began = performance.now();
    const code = await program.stop();
    const took = performance.now() - began;
    await Promise.all(people);
    assert.equal(code, 0, program.output());
    assert.ok(took < 25_000, `the stop took ${took} ms`);
    const failures = answers.flatMap(({ failure }) => failure ?? []);
    assert.deepEqual(
      new Set(failures),
      new Set(['ECONNREFUSED']),
      'they go on until nobody is there, and are not reset',
    );
    const statuses = answers.flatMap(({ status }) => status ?? []);
    context.diagnostic(`${statuses.length} answers, stopped after ${Math.round(took)} ms`);
    // A busy machine answers some requests with 503, and limits apply to the writer.
    const wrong = statuses.filter((status) => ![200, 429, 503].includes(status));
    assert.deepEqual(wrong, []);
    assert.ok(statuses.filter((status) => status === 200).length > PEOPLE);
    program.start();
    await program.ready();
  }
  assert.ok(postIds.length > 0);
  for (const id of postIds) await requireDone(call(program.origin, an, `/members/blog/${id}`));
});

/** Queries the database directly. */
const query = async (text: string): Promise<unknown[]> => {
  const client = new pg.Client(await program.connection());
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
};

test('runs jobs that were queued before a stop after the next start', async () => {
  const register = (number: number) =>
    requireDone(
      call(program.origin, createCaller('thu', 1_000 + number), '/auth/register', {
        method: 'POST',
        body: { type: 'tbMail', email: `thu-${number}@example.vn`, password: PASSWORD },
      }),
    );
  await Promise.all(Array.from({ length: LETTERS }, (_, number) => register(number)));
  assert.equal(await program.stop(), 0);
  program.start();
  await program.ready();
  const unsent = `select name, state from jobs.job where name = 'mail.send' and state <> 'completed'`;
  for (let tries = 0; (await query(unsent)).length > 0; tries += 1) {
    assert.ok(tries < 300, `still waiting: ${JSON.stringify(await query(unsent))}`);
    await wait(100);
  }
  const sent = await query(`select id from jobs.job where name = 'mail.send'`);
  assert.ok(sent.length >= LETTERS, `${sent.length} letters`);
  assert.deepEqual(await query(`select name from jobs.job where name = 'dead-letters'`), []);
});
