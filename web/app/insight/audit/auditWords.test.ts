import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { AuditAct, AuditTarget } from '@m4u/contract/insight/audit/kinds';

const read = async (language: string): Promise<Readonly<Record<string, string>>> =>
  JSON.parse(await readFile(new URL(`../../messages/${language}.json`, import.meta.url), 'utf8')) as Record<
    string,
    string
  >;

test('every act and every kind of thing has words of its own in both languages', async () => {
  for (const language of ['vi', 'en']) {
    const words = await read(language);
    const said = [
      ...AuditAct.options.map((act) => `audit_act_${act.replaceAll(/[.-]/g, '_')}`),
      ...AuditTarget.options.map((kind) => `audit_kind_${kind}`),
    ].map((key) => words[key] ?? `nothing for ${key}`);
    assert.deepEqual(
      said.filter((text) => text.startsWith('nothing')),
      [],
    );
    const acts = said.slice(0, AuditAct.options.length);
    assert.equal(new Set(acts).size, acts.length);
  }
});
