import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as z from 'zod';
import { filterOf } from './filter.ts';

const schema = filterOf({ tag: z.string().optional(), read: z.stringbool().optional() });

describe('list filter', () => {
  test('accepts JSON or bracketed fields, and can be omitted', () => {
    assert.deepEqual(schema.parse('{"tag":"men","read":"true"}'), { tag: 'men', read: true });
    assert.deepEqual(schema.parse({ tag: 'men' }), { tag: 'men' });
    assert.equal(schema.parse(undefined), undefined);
  });

  test('drops empty values', () => {
    assert.deepEqual(schema.parse('{"tag":"","read":null}'), {});
  });

  test('refuses unknown fields and other values', () => {
    for (const wrong of ['{"who":1}', '{', '[]', '"men"', '1', { who: 1 }, 3])
      assert.equal(schema.safeParse(wrong).success, false, JSON.stringify(wrong));
  });
});
