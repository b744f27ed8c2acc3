/** `npm run staff` beside a running M4U, and what staff without a second factor see. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import pg from 'pg';
import { appCode } from '../../api/src/testing/factories/app-codes.ts';
import { root } from '../command/steps.ts';
import { ensureWebBuilt } from '../builds/web-build.mjs';
import { call, createCaller, PASSWORD, register, requireDone, signIn } from '../program/calls.ts';
import { type Program, startProgram } from '../program/program.ts';

const an = createCaller('an', 1);
let program: Program;
let client: pg.Client;

before(async () => {
  await ensureWebBuilt();
  program = await startProgram({ LOG_LEVEL: 'warn' });
  client = new pg.Client(await program.connection());
  await client.connect();
  await register(program.origin, an, 'Nguyễn Thị Ánh');
  await client.query('UPDATE accounts SET verified_at = now() WHERE email = $1', [an.email]);
  await signIn(program.origin, an);
});
after(async () => {
  await client?.end();
  await program?.remove();
});

const staff = async (...args: string[]): Promise<{ code: number; out: string; err: string }> => {
  const { PATH = '', HOME = '' } = process.env;
  const options = { cwd: root, env: { PATH, HOME, DATA_DIR: program.dataDir } };
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, ['scripts/staff.ts', ...args], options);
    return { code: 0, out: stdout, err: stderr };
  } catch (thrown) {
    const { code, stdout, stderr } = thrown as { code: number; stdout: string; stderr: string };
    return { code, out: stdout, err: stderr };
  }
};

const post = <T>(path: string, body: object) =>
  requireDone(call<T>(program.origin, an, path, { method: 'POST', body }));

const open = async (path: string): Promise<{ status: number; to: string | null }> => {
  const headers = { Cookie: `snc_token=${an.token}`, 'x-forwarded-for': an.address };
  const answer = await fetch(program.origin + path, { headers, redirect: 'manual' });
  await answer.arrayBuffer();
  return { status: answer.status, to: answer.headers.get('location') };
};

const SECURITY = '/action/security?returnTo=%2Fadmin';

test('staff are led from /admin to the second factor until they have it, and a lost one is reset', async () => {
  assert.deepEqual(await open('/admin'), { status: 200, to: null });
  assert.match((await staff(an.email)).out, /has staff rights from the next sign-in/);
  await signIn(program.origin, an);
  assert.deepEqual(await open('/admin'), { status: 302, to: SECURITY });

  const { data } = await post<{ data: { secret: string } }>('/auth/factor/begin', { password: PASSWORD });
  await post('/auth/factor/confirm', { code: appCode(data.secret, new Date()) });
  assert.deepEqual(await open('/admin'), { status: 200, to: null });

  const reset = await staff(an.email.toUpperCase(), '--reset-factor');
  assert.deepEqual([reset.code, reset.err], [0, '']);
  assert.match(reset.out, /has no second factor any more and is signed out everywhere/);
  assert.equal((await call(program.origin, an, '/auth/profile')).code, 'session-ended');
  for (const table of ['second_factors', 'recovery_codes'])
    assert.equal((await client.query(`SELECT FROM ${table}`)).rowCount, 0, table);

  // The password alone signs in, and the rights wait for a new factor.
  await signIn(program.origin, an);
  assert.deepEqual(await open('/admin'), { status: 302, to: SECURITY });
});

test('a reset of an unknown address fails with a sentence', async () => {
  const refused = await staff('khong-co@example.vn', '--reset-factor');
  assert.equal(refused.code, 1);
  assert.match(refused.err, /No account has the confirmed address khong-co@example\.vn\./);
});
