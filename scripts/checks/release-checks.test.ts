import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { isAllowed, listViolations } from './licences.ts';
import { listMigrations, SQUAWK } from './migrations.ts';
import { root } from '../command/steps.ts';

const folder = mkdtempSync(join(tmpdir(), 'm4u-checks-'));
after(() => rmSync(folder, { recursive: true }));

const squawk = (sql: string) => {
  const file = join(folder, '0099_tried.sql');
  writeFileSync(file, sql);
  const [program, ...args] = SQUAWK;
  const { status, stdout } = spawnSync(join(root, 'node_modules/.bin', program), [...args, file], { encoding: 'utf8' });
  return { status, stdout };
};

test('refuses migrations that break or block the previous version', () => {
  for (const sql of [
    'ALTER TABLE members DROP COLUMN headline;',
    'ALTER TABLE members RENAME COLUMN headline TO title;',
    'ALTER TABLE members ALTER COLUMN headline TYPE varchar(20);',
    'ALTER TABLE members ALTER COLUMN career SET NOT NULL;',
    'CREATE INDEX members_headline ON members (headline);',
    'ALTER TABLE members ADD CONSTRAINT short CHECK (length(headline) < 500);',
  ])
    assert.equal(squawk(sql).status, 1, sql);
});

test('accepts additive migrations, and others with a stated reason', () => {
  for (const sql of [
    "ALTER TABLE members ADD COLUMN motto text NOT NULL DEFAULT '';",
    'CREATE TABLE mottos (id uuid PRIMARY KEY, motto text NOT NULL); CREATE INDEX mottos_motto ON mottos (motto);',
    '-- squawk-ignore ban-drop-column\nALTER TABLE members DROP COLUMN headline;',
  ]) {
    const { status, stdout } = squawk(sql);
    assert.equal(status, 0, `${sql}\n${stdout}`);
  }
});

test('checks only migrations after the baseline', () => {
  const names = ['0000_baseline.sql', '0001_new.sql', 'meta', '0012_newer.sql'];
  assert.deepEqual(listMigrations(names), ['api/migrations/0001_new.sql', 'api/migrations/0012_newer.sql']);
});

test('a licence expression needs one allowed option of OR, and all of AND', () => {
  for (const fine of ['MIT', '(MIT OR GPL-3.0)', 'Apache-2.0 AND MIT', 'Apache-2.0 WITH LLVM-exception'])
    assert.ok(isAllowed(fine), fine);
  for (const wrong of ['GPL-3.0', 'AGPL-3.0-only', 'MIT AND GPL-2.0', 'UNLICENSED', '(GPL-2.0 OR AGPL-3.0)', ''])
    assert.ok(!isAllowed(wrong), wrong);
});

test('reports runtime packages without an allowed licence, but no tools', () => {
  const packages = {
    '': {},
    'node_modules/good': { license: 'ISC' },
    'node_modules/a/node_modules/@some/bad': { license: 'SSPL-1.0' },
    'node_modules/silent': {},
    'node_modules/tool': { license: 'GPL-3.0', dev: true },
  };
  assert.deepEqual(
    listViolations(packages).map((line) => line.split(':')[0]),
    ['@some/bad', 'silent'],
  );
});
