/** Backup and restore commands of an embedded run, as processes on real data folders. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { launch } from '../../api/src/launch.ts';
import { runAsSystem } from '../../api/src/platform/database/row-security/current-actor.ts';
import { root } from '../command/steps.ts';

const folder = await mkdtemp(join(tmpdir(), 'm4u-backup-'));
after(() => rm(folder, { recursive: true, force: true }));

const environmentOf = (name: string) => ({ DATA_DIR: join(folder, name), DEMO: 'false', LOG_LEVEL: 'error' });

/** Runs a command of scripts/ on a data folder, like npm. */
const command = async (dataFolder: string, script: string, ...args: string[]) => {
  const env = { PATH: process.env['PATH'], INIT_CWD: folder, ...environmentOf(dataFolder) };
  const child = spawn(process.execPath, [`scripts/${script}.ts`, ...args], { cwd: root, env });
  const [output, wrong, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: code as number, output: output + wrong };
};

test('backs up a running and a stopped M4U, and restores into an empty folder only', async () => {
  const first = await launch(environmentOf('first'));
  const body = { type: 'tbMail', email: 'an@m4u.example', password: 'Mưa-nguồn-42-suối' };
  const register = { method: 'POST', url: '/api/auth/register', payload: body } as const;
  assert.equal((await first.api.fastify.inject(register)).statusCode, 200);
  await first.api.platform.storage.put('media/a.png', Buffer.from('a picture'), 'image/png');
  const running = await command('first', 'backup', '--to', 'backups/m4u.example');
  assert.equal(running.code, 0, running.output);
  assert.match(running.output, /rows, 1 files.*\n.*unencrypted/);
  const refused = await command('first', 'restore', '--from', 'backups/m4u.example', '--replace');
  assert.equal(refused.code, 1);
  await first.stop();

  const stopped = await command('first', 'backup', '--to', 'stopped.tar.zst');
  assert.equal(stopped.code, 0, stopped.output);
  assert.equal((await command('first', 'backup', '--to', 'stopped.tar.zst')).code, 1, 'a backup was overwritten');
  assert.equal((await stat(join(folder, 'stopped.tar.zst'))).mode & 0o777, 0o600);

  const nextNight = await command('first', 'backup', '--to', 'backups/m4u.example');
  assert.equal(nextNight.code, 0, nextNight.output);
  const names = await readdir(join(folder, 'backups/m4u.example'));
  assert.equal(names.length, 2, names.join(', '));
  for (const each of names) assert.match(each, /^m4u-\d{8}T\d{6}Z\.tar\.zst$/);
  assert.equal((await stat(join(folder, 'backups/m4u.example'))).mode & 0o777, 0o700);
  await writeFile(join(folder, 'note'), 'no folder');
  const noFolder = await command('first', 'backup', '--to', 'note');
  assert.equal(noFolder.code, 1);
  assert.match(noFolder.output, /note is a file: name a folder, or a new file that ends in \.tar\.zst\.\n$/);
  assert.equal(await readFile(join(folder, 'note'), 'utf8'), 'no folder');

  const name = `m4u.example/${names[0]}`;
  assert.match((await command('second', 'restore', '--from', `backups/${name}`, '--check')).output, /is whole/);
  assert.deepEqual((await readdir(folder)).includes('second'), false, 'a look has left something');
  const restored = await command('second', 'restore', '--from', `backups/${name}`);
  assert.equal(restored.code, 0, restored.output);
  const again = await command('second', 'restore', '--from', `backups/${name}`);
  assert.equal(again.code, 1);
  assert.match(again.output, /There is something already: the database has tables/);
  const [one, other] = await Promise.all(
    ['first', 'second'].map((each) => readFile(join(folder, each, 'secrets.json'), 'utf8')),
  );
  assert.equal(one, other);

  const second = await launch(environmentOf('second'));
  try {
    const file = await second.api.platform.storage.get('media/a.png');
    assert.equal(Buffer.from(file?.bytes ?? []).toString(), 'a picture');
    const { db } = second.api.platform;
    const { rows } = await runAsSystem(() => db.execute('SELECT email FROM accounts WHERE NOT demo'));
    assert.deepEqual(rows, [{ email: body.email }]);
  } finally {
    await second.stop();
  }
});
