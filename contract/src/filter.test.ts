import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as z from 'zod';
import { filterOf } from './filter.ts';

const schema = filterOf({ tag: z.string().optional(), read: z.stringbool().optional() });

describe('the filter of a list', () => {
  test('is read from JSON as from bracketed fields, and may be left out', () => {
    assert.deepEqual(schema.parse('{"tag":"men","read":"true"}'), { tag: 'men', read: true });
    assert.deepEqual(schema.parse({ tag: 'men' }), { tag: 'men' });
    assert.equal(schema.parse(undefined), undefined);
  });

  test('leaves out what is empty', () => {
    assert.deepEqual(schema.parse('{"tag":"","read":null}'), {});
  });

  test('refuses what is unknown and what is no filter', () => {
    for (const wrong of ['{"who":1}', '{', '[]', '"men"', '1', { who: 1 }, 3])
      assert.equal(schema.safeParse(wrong).success, false, JSON.stringify(wrong));
  });
});
