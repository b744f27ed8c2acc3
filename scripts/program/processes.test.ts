/**
 * Two processes of the program, as behind a load balancer: with one PostgreSQL (embedded or external), one S3 store, and
 * events by PostgreSQL or Redis. Both must behave as one M4U.
 */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Message } from '@m4u/contract/social/message/schema';
import pg from 'pg';
import S3rver from '@20minutes/s3rver';
import { createSecretTexts } from '../../api/src/platform/keys/secrets.ts';
import { PASSWORD } from '../../api/src/testing/server/api.ts';
import { callUntilAnswered, makeCrowd, type Person } from '../../api/src/testing/factories/crowd.ts';
import { startMailCatcher } from '../../api/src/testing/doubles/mail-catcher.ts';
import { photo } from '../../api/src/testing/files/pictures.ts';
import { isRedisThere, REDIS } from '../../api/src/testing/server/redis.ts';
import { openStreamAt } from '../../api/src/testing/server/stream.ts';
import { freePort } from './free-port.ts';
import { ensureWebBuilt } from '../builds/web-build.mjs';

const root = dirname(dirname(import.meta.dirname));
const folder = await mkdtemp(join(tmpdir(), 'm4u-processes-'));

/** A PostgreSQL server on which databases can be created. */
interface Server {
  readonly name: string;
  readonly urlOf: (database: string) => string;
}

/** The embedded PostgreSQL of the tests, by its socket. */
const embedded = (): Server => {
  const { host, port, user } = JSON.parse(process.env['M4U_TEST_DATABASE'] ?? '{}') as Record<string, string>;
  return {
    name: 'the embedded PostgreSQL 18',
    urlOf: (database) => `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host ?? '')}`,
  };
};

const OTHER = process.env['TEST_POSTGRES_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/** Another PostgreSQL on this machine; undefined without one. */
const other = async (): Promise<Server | undefined> => {
  const client = new pg.Client({ connectionString: OTHER, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>(`select current_setting('server_version') as version`);
    const urlOf = (database: string) => Object.assign(new URL(OTHER), { pathname: `/${database}` }).href;
    return { name: `PostgreSQL ${rows[0]?.version.split(' ')[0]}`, urlOf };
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
};

const withDatabase = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** A program that can be restarted at its address. */
interface Program {
  readonly origin: string;
  start(): Promise<void>;
  /** Stops it by SIGTERM; returns the exit code. */
  stop(): Promise<number | null>;
}

const programOf = async (environment: Readonly<Record<string, string>>): Promise<Program> => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const dataDir = await mkdtemp(join(folder, 'data-'));
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, HOME, NODE_COMPILE_CACHE, PORT: `${port}`, DATA_DIR: dataDir, TRUST_PROXY: '1', ...environment };
  let child: ChildProcess | undefined;
  return {
    origin,
    start: async () => {
      const started = spawn(process.execPath, ['main.ts'], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
      child = started;
      for (let tries = 0; tries < 4_000; tries += 1) {
        if (started.exitCode !== null) throw new Error('the program ended before it was ready');
        if ((await fetch(`${origin}/readyz`).catch(() => undefined))?.ok) return;
        await sleep(50);
      }
      throw new Error('the program does not become ready');
    },
    stop: async () => {
      if (!child || child.exitCode !== null) return child?.exitCode ?? null;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      return ((await ended) as [number | null])[0];
    },
  };
};

let network = 0;
/** Uses another address each time, so that limits by address do not apply. */
const somewhere = () => ({ 'x-forwarded-for': `10.31.${((network += 1) >> 8) & 255}.${network & 255}` });
const bearer = (token: string) => ({ authorization: `Bearer ${token}`, ...somewhere() });
const post = (origin: string, path: string, body: unknown, headers: Record<string, string> = somewhere()) =>
  fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const isSignedIn = async (origin: string, token: string) =>
  (await fetch(`${origin}/api/auth/profile`, { headers: bearer(token) })).status;

interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}
const signIn = async (origin: string, email: string): Promise<Tokens> => {
  const answer = await post(origin, '/auth/login', { email, password: PASSWORD });
  assert.equal(answer.status, 200);
  return (await answer.json()) as Tokens;
};

before(() => ensureWebBuilt());
after(() => rm(folder, { recursive: true, force: true }));

const store = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: join(folder, 's3'),
  configureBuckets: [{ name: 'm4u' }],
});
const { port: storePort } = await store.run();
after(() => store.close());
const letters = await startMailCatcher();
const shared = {
  ...createSecretTexts(),
  SMTP_URL: letters.url,
  S3_ENDPOINT: `http://127.0.0.1:${storePort}`,
  S3_BUCKET: 'm4u',
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
};

const redis = await isRedisThere();
const second = await other();
const ways: readonly {
  readonly server: Server;
  readonly environment: Readonly<Record<string, string>>;
  readonly label: string;
  readonly skip: string | false;
}[] = [
  { server: embedded(), environment: {}, label: 'told by PostgreSQL', skip: false },
  {
    server: second ?? embedded(),
    environment: redis ? { REDIS_URL: REDIS } : {},
    label: redis ? 'told by Redis' : 'told by PostgreSQL, for there is no Redis on this machine',
    skip: !second && 'no PostgreSQL answers at TEST_POSTGRES_URL or 127.0.0.1:5432',
  },
];

for (const { server, environment, label, skip } of ways) {
  describe(`two programs on ${second || !skip ? server.name : 'another PostgreSQL'}, ${label}`, { skip }, () => {
    const database = `m4u_processes_${process.pid}_${server.name.replaceAll(/\W/g, '').toLowerCase()}`;
    const url = server.urlOf(database);
    let one: Program;
    let two: Program;
    let [an, binh]: readonly Person[] = [];

    before(async () => {
      await withDatabase(server.urlOf('postgres'), (client) => client.query(`create database ${database}`));
      const settings = { ...shared, ...environment, DATABASE_URL: url };
      one = await programOf(settings);
      two = await programOf(settings);
    });
    after(async () => {
      await Promise.all([one.stop(), two.stop()]);
      await withDatabase(server.urlOf('postgres'), (client) => client.query(`drop database ${database} with (force)`));
    });

    test('both start on an empty database at once', async () => {
      await Promise.all([one.start(), two.start()]);
      const connection = { connectionString: url, database };
      [an, binh] = await makeCrowd(one.origin, { connection }, 2);
      // The job is due every minute from now on; a later test checks its runs.
      await withDatabase(url, (client) =>
        client.query(`update jobs.schedule set cron = '* * * * *' where name = 'content.forget'`),
      );
    });

    test('a write through one clears the page cache of the other', async () => {
      assert.ok(an);
      const page = async () => {
        const answer = await fetch(`${one.origin}/me/${an?.memberId}`, { headers: { accept: 'text/html' } });
        return { kept: answer.headers.has('etag'), text: await answer.text() };
      };
      for (let number = 1; number <= 3; number += 1) {
        for (let tries = 0; !(await page()).kept; tries += 1) assert.ok(tries < 20, 'the page is not kept');
        const headline = `Thợ gốm bậc ${number}`;
        const path = `/members/updateMemberById/${an.memberId}`;
        await callUntilAnswered(two.origin, path, an, { method: 'PUT', body: { headline } });
        await sleep(1_000);
        assert.match((await page()).text, new RegExp(headline));
      }
    });

    test('a session works, is renewed and ends at both', async () => {
      assert.ok(binh);
      const session = await signIn(one.origin, binh.email);
      assert.equal(await isSignedIn(two.origin, session.accessToken), 200);
      const { refreshToken } = session;
      const renewed = await Promise.all(
        [one, two, one, two].map(async ({ origin }) => {
          const answer = await post(origin, '/auth/refresh', { refreshToken });
          assert.equal(answer.status, 200);
          return (await answer.json()) as Tokens;
        }),
      );
      assert.equal(new Set(renewed.map((each) => each.refreshToken)).size, 1, 'all have the same successor');
      for (const each of renewed) assert.equal(await isSignedIn(one.origin, each.accessToken), 200);
      assert.equal((await post(one.origin, '/auth/logout', { refreshToken: renewed[1]?.refreshToken })).status, 200);
      for (const { origin } of [two, one]) assert.equal(await isSignedIn(origin, renewed[2]?.accessToken ?? ''), 401);
      assert.equal((await post(two.origin, '/auth/refresh', { refreshToken })).status, 401);
    });

    test('a rate limit counts calls of both', async () => {
      assert.ok(an);
      const statuses: number[] = [];
      const stranger = somewhere();
      for (let tries = 0; tries < 8; tries += 1) {
        const { origin } = tries % 2 ? one : two;
        const answer = await post(origin, '/auth/login', { email: an.email, password: 'không-phải-đâu' }, stranger);
        statuses.push(answer.status);
        if (answer.status === 429) assert.match(answer.headers.get('retry-after') ?? '', /^\d+$/);
      }
      // A stranger has five wrong passwords in 15 minutes, across both processes.
      assert.deepEqual(statuses, [401, 401, 401, 401, 401, 429, 429, 429]);
    });

    test('a stream delivers changes from both, and resumes at the other', async () => {
      assert.ok(an && binh);
      const [from, to] = [an, binh];
      const write = async (origin: string, number: number) => {
        const body = { receiver: to.memberId, clientId: `processes-${number}`, detail: `Tin ${number}` };
        const { data } = await callUntilAnswered<{ data: Message }>(origin, '/messages', from, {
          method: 'POST',
          body,
        });
        return data._id;
      };
      const stream = await openStreamAt(one.origin, to);
      const first = await write(two.origin, 1);
      const changes = await stream.until(({ type, row }) => type === 'message' && (row as Message)._id === first);
      const lastEventId = changes.at(-1)?.id;
      assert.ok(lastEventId !== undefined);
      stream.close();
      const [missed, last] = [await write(two.origin, 2), await write(one.origin, 3)];
      const again = await openStreamAt(two.origin, to, { lastEventId });
      const rest = await again.until(({ type, row }) => type === 'message' && (row as Message)._id === last);
      again.close();
      const ids = rest.filter(({ type }) => type === 'message').map(({ row }) => (row as Message)._id);
      assert.deepEqual(ids, [missed, last], 'what was missed and what came then, and nothing twice');
    });

    test('a file uploaded through one is served by the other', async () => {
      assert.ok(an);
      const { token } = an;
      const form = new FormData();
      const picture = await photo(400, 300).png().toBuffer();
      form.set('file', new Blob([Uint8Array.from(picture)], { type: 'image/png' }), 'xuong-gom.png');
      const answer = await fetch(`${one.origin}/api/uploads`, {
        method: 'POST',
        headers: bearer(token),
        body: form,
      });
      assert.equal(answer.status, 200);
      const { data } = (await answer.json()) as { data: { _id: string; widths: number[] } };
      const file = `/api/media/${data._id}/${data.widths[0]}.webp`;
      const [here, there] = await Promise.all(
        [one, two].map(async ({ origin }) => {
          const served = await fetch(`${origin}${file}`, { headers: bearer(token) });
          assert.equal(served.status, 200);
          return Buffer.from(await served.arrayBuffer());
        }),
      );
      assert.ok(here && there && here.length > 100);
      assert.ok(here.equals(there));
    });

    test('mails are sent once and scheduled jobs run once with both running', async () => {
      const total = 12;
      for (let number = 0; number < total; number += 1) {
        const { origin } = number % 2 ? one : two;
        const email = `thu-${number}@${database.replaceAll('_', '-')}.example`;
        assert.equal((await post(origin, '/auth/register', { type: 'tbMail', email, password: PASSWORD })).status, 200);
      }
      const to: (string | undefined)[] = [];
      while (to.length < total) to.push((await letters.next()).recipients[0]);
      assert.equal(new Set(to).size, total);
      await assert.rejects(letters.next(), /no letter has come/);

      const runs = () =>
        withDatabase(url, (client) =>
          client.query<{ state: string; minute: string }>(
            `select state, date_trunc('minute', created_on)::text as minute from jobs.job where name = 'content.forget'`,
          ),
        );
      let { rows } = await runs();
      for (let tries = 0; tries < 300 && !rows.some(({ state }) => state === 'completed'); tries += 1) {
        await sleep(500);
        ({ rows } = await runs());
      }
      assert.ok(rows.length > 0, 'it was never asked for');
      assert.equal(new Set(rows.map(({ minute }) => minute)).size, rows.length, 'once for each minute that it was due');
    });

    test('a rolling restart answers every request', async () => {
      assert.ok(an);
      let isOver = false;
      let answered = 0;
      /** Asks like a load balancer: tries the other process, and retries when neither answers. */
      const ask = async (path: string): Promise<number> => {
        const [first, other] = answered % 2 ? [one, two] : [two, one];
        for (const { origin } of [first, other, first, other]) {
          const answer = await fetch(`${origin}${path}`, { headers: somewhere() }).catch(() => undefined);
          await answer?.arrayBuffer().catch(() => undefined);
          if (answer && answer.status !== 503) return answer.status;
          if (origin === other.origin) await sleep(250);
        }
        return 0;
      };
      const reader = async () => {
        while (!isOver) {
          const path = answered % 3 ? `/me/${an?.memberId}` : `/api/members/getMemberIdView/${an?.memberId}`;
          assert.equal(await ask(path), 200);
          answered += 1;
          await sleep(20);
        }
      };
      const reading = Promise.all([reader(), reader()]);
      reading.catch(() => (isOver = true)); // `await reading` reports it
      for (const program of [one, two]) {
        assert.equal(await program.stop(), 0);
        await sleep(300);
        await program.start();
      }
      isOver = true;
      await reading;
      assert.ok(answered > 20, `${answered} answers`);
      for (const { origin } of [one, two]) assert.equal(await isSignedIn(origin, an.token), 200);
    });
  });
}
