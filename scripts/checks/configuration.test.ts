/** The reference of settings, the example of an environment and the program name the same settings. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { SETTING_NAMES } from '../../api/src/platform/config.ts';
import { SECRET_NAMES } from '../../api/src/platform/keys/secrets.ts';
import { SMS_SETTING_NAMES } from '../../api/src/platform/sms/provider.ts';
import { root } from '../command/steps.ts';

/** The names in the first column of its tables. */
const told = readFileSync(join(root, 'docs/configuration.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name));

const wanted = [...SETTING_NAMES, ...SMS_SETTING_NAMES, ...SECRET_NAMES].sort();

test('every setting of the program is in docs/configuration.md once, and no other', () => {
  assert.deepEqual(told.toSorted(), wanted);
});

test('every setting is in .env.example once, without a value, and no other', () => {
  const lines = readFileSync(join(root, '.env.example'), 'utf8').split('\n');
  const settings = lines.filter((line) => line !== '' && !line.startsWith('# '));
  assert.deepEqual(settings.toSorted(), wanted.map((name) => `#${name}=`).toSorted());
});
