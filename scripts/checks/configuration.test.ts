/** docs/configuration.md, .env.example and the program have the same settings. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { SETTING_NAMES } from '../../api/src/platform/config.ts';
import { SECRET_NAMES } from '../../api/src/platform/keys/secrets.ts';
import { SMS_SETTING_NAMES } from '../../api/src/platform/sms/provider.ts';
import { root } from '../command/steps.ts';

/** Names in the first column of the tables in docs/configuration.md. */
const documentedNames = readFileSync(join(root, 'docs/configuration.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name));

const expected = [...SETTING_NAMES, ...SMS_SETTING_NAMES, ...SECRET_NAMES].sort();

test('docs/configuration.md lists each setting of the program once', () => {
  assert.deepEqual(documentedNames.toSorted(), expected);
});

test('.env.example lists each setting once, without a value', () => {
  const lines = readFileSync(join(root, '.env.example'), 'utf8').split('\n');
  const settings = lines.filter((line) => line !== '' && !line.startsWith('# '));
  assert.deepEqual(settings.toSorted(), expected.map((name) => `#${name}=`).toSorted());
});
