import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ScimError } from './error.rules.ts';
import { matches, parseFilter, parseTarget } from './filter.rules.ts';

const eq = (path: string, value: unknown) => ({ op: 'eq', path, value });

describe('filters', () => {
  test('compare attributes, which are written in any case', () => {
    assert.deepEqual(parseFilter('userName eq "an@a.vn"'), eq('username', 'an@a.vn'));
    assert.deepEqual(parseFilter('USERNAME Eq "a\\"b\\u00e1"'), eq('username', 'a"bá'));
    assert.deepEqual(parseFilter('active eq True'), eq('active', true));
    assert.deepEqual(parseFilter('externalId eq null'), eq('externalid', null));
    assert.deepEqual(parseFilter('title pr'), { op: 'pr', path: 'title' });
    assert.deepEqual(parseFilter('urn:ietf:params:scim:schemas:core:2.0:User:userName sw "J"'), {
      op: 'sw',
      path: 'username',
      value: 'J',
    });
  });

  test('bind “and” before “or”, and brackets before both', () => {
    const [a, b, c] = [eq('a', 1), eq('b', 2), eq('c', 3)];
    assert.deepEqual(parseFilter('a eq 1 or b eq 2 and c eq 3'), {
      op: 'or',
      left: a,
      right: { op: 'and', left: b, right: c },
    });
    assert.deepEqual(parseFilter('(a eq 1 or b eq 2) and c eq 3'), {
      op: 'and',
      left: { op: 'or', left: a, right: b },
      right: c,
    });
    assert.deepEqual(parseFilter('not (a eq 1)'), { op: 'not', filter: a });
    const any = { op: 'any', path: 'emails', filter: { op: 'and', left: eq('type', 'work'), right: eq('value', 'x') } };
    assert.deepEqual(parseFilter('emails[type eq "work" and value eq "x"]'), any);
    assert.deepEqual(parseFilter('emails[type eq "work"].value eq "x"'), any);
  });

  test('refuse what is none', () => {
    for (const text of [
      '',
      'userName',
      'userName eq',
      'userName is "a"',
      'userName eq a',
      '(userName eq "a"',
      'userName eq "a")',
      'userName eq "a" and',
      'userName eq "a" userName',
      'emails[type eq "a"',
      'a.b.c eq 1',
      'userName eq "a\\u0000"',
      'userName eq "\\ud800"',
      'userName eq "open',
      'x'.repeat(5_000),
      `${'('.repeat(30)}a pr${')'.repeat(30)}`,
    ])
      assert.throws(
        () => parseFilter(text),
        (error) => error instanceof ScimError && error.scimType === 'invalidFilter',
        text,
      );
  });

  test('match elements', () => {
    const work = { value: 'An@a.vn', type: 'work' };
    for (const text of [
      'type eq "WORK"',
      'value co "@a"',
      'value sw "an" and not (type eq "home")',
      'value ew ".VN"',
      'type pr',
      'type ne "x"',
    ])
      assert.ok(matches(parseFilter(text), work), text);
    for (const text of ['primary pr', 'type eq "home" or value gt "z"', 'primary eq true'])
      assert.ok(!matches(parseFilter(text), work), text);
  });
});

test('paths of a PATCH name an attribute, elements and a part', () => {
  assert.deepEqual(parseTarget('displayName'), { path: 'displayname' });
  assert.deepEqual(parseTarget('name.familyName'), { path: 'name', part: 'familyname' });
  const filter = eq('value', '1');
  assert.deepEqual(parseTarget('members[value eq "1"]'), { path: 'members', filter });
  assert.deepEqual(parseTarget('emails[value eq "1"].type'), { path: 'emails', filter, part: 'type' });
  for (const text of ['', '[a eq 1]', 'a b', 'members[value eq "1"] x'])
    assert.throws(() => parseTarget(text), ScimError, text);
});
