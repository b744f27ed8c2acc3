import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { AuditAct, AuditTarget } from '@m4u/contract/insight/audit/kinds';

const read = async (language: string): Promise<Readonly<Record<string, string>>> =>
  JSON.parse(await readFile(new URL(`../../messages/${language}.json`, import.meta.url), 'utf8')) as Record<
    string,
    string
  >;

test('every act and target has a text in both languages', async () => {
  for (const language of ['vi', 'en']) {
    const messages = await read(language);
    const texts = [
      ...AuditAct.options.map((act) => `audit_act_${act.replaceAll(/[.-]/g, '_')}`),
      ...AuditTarget.options.map((kind) => `audit_kind_${kind}`),
    ].map((key) => messages[key] ?? `nothing for ${key}`);
    assert.deepEqual(
      texts.filter((text) => text.startsWith('nothing')),
      [],
    );
    const acts = texts.slice(0, AuditAct.options.length);
    assert.equal(new Set(acts).size, acts.length);
  }
});
