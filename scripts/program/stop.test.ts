/**
 * The whole program under SIGTERM, while people ask for pages, read and write over connections that they keep: whoever was
 * heard is answered, nobody is reset, what was acknowledged is there, and its jobs are done by whoever works next.
 */
import assert from 'node:assert/strict';
import { Agent, type IncomingMessage, request } from 'node:http';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { ensureWebBuilt } from '../builds/web-build.mjs';
import { type Caller, call, done, newcomer, PASSWORD, register, signIn } from './calls.ts';
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

/** What somebody asks, over a connection of their own. */
interface Asked {
  readonly status?: number;
  readonly words?: string;
  /** What the line said instead of an answer. */
  readonly failure?: string;
}

const ask = (agent: Agent, as: Caller, path: string, body?: unknown): Promise<Asked> =>
  new Promise((resolve) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      authorization: `Bearer ${as.token}`,
      'x-forwarded-for': as.address,
      ...(text !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    };
    const hear = (response: IncomingMessage) => {
      let words = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (words += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, words }));
      response.on('error', ({ code = 'cut off' }: NodeJS.ErrnoException) => resolve({ failure: code }));
    };
    const method = text === undefined ? 'GET' : 'POST';
    request({ agent, method, path, headers, host: '127.0.0.1', port: program.port }, hear)
      .on('error', ({ code = 'unknown' }: NodeJS.ErrnoException) => resolve({ failure: code }))
      .end(text);
  });

test(`${STOPS} stops in the midst of everything lose no request`, async (context) => {
  const [an, binh] = [newcomer('an', 1), newcomer('binh', 2)];
  for (const somebody of [an, binh]) {
    await register(program.origin, somebody, 'Người hẹn');
    await signIn(program.origin, somebody);
  }
  const kept: string[] = [];
  for (let stop = 0; stop < STOPS; stop += 1) {
    const answers: Asked[] = [];
    let begun = 0;
    const people = Array.from({ length: PEOPLE }, async (_, at) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const somebody = { ...an, address: `10.5.${stop}.${at}` };
      begun += 1;
      for (let number = 0; ; number += 1) {
        const title = `Bài ${stop}-${at}-${number}`;
        const isWriting = at % 3 === 0 && number % 4 === 0;
        const path = at % 3 === 1 ? `/me/${an.memberId}?lang=${number}` : `/api/members/getMemberIdView/${an.memberId}`;
        const answer = isWriting
          ? await ask(agent, somebody, '/api/members/insertBlog', { title, content: '<p>Nội dung.</p>' })
          : await ask(agent, somebody, path);
        answers.push(answer);
        if (answer.failure !== undefined) break;
        if (isWriting && answer.status === 200)
          kept.push((JSON.parse(answer.words ?? '') as { data: { _id: string } }).data._id);
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
    assert.equal(code, 0, program.words());
    assert.ok(took < 25_000, `the stop took ${took} ms`);
    const failures = answers.flatMap(({ failure }) => failure ?? []);
    assert.deepEqual(
      new Set(failures),
      new Set(['ECONNREFUSED']),
      'they go on until nobody is there, and are not reset',
    );
    const statuses = answers.flatMap(({ status }) => status ?? []);
    context.diagnostic(`${statuses.length} answers, stopped after ${Math.round(took)} ms`);
    // A machine with other work may have sent somebody away for a moment, and limits count the writer.
    const wrong = statuses.filter((status) => ![200, 429, 503].includes(status));
    assert.deepEqual(wrong, []);
    assert.ok(statuses.filter((status) => status === 200).length > PEOPLE);
    program.start();
    await program.ready();
  }
  assert.ok(kept.length > 0);
  for (const id of kept) await done(call(program.origin, an, `/members/blog/${id}`));
});

/** Runs a query past M4U. */
const query = async (text: string): Promise<unknown[]> => {
  const client = new pg.Client(await program.connection());
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
};

test('what was asked for right before a stop is done after the next start', async () => {
  const register = (number: number) =>
    done(
      call(program.origin, newcomer('thu', 1_000 + number), '/auth/register', {
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
