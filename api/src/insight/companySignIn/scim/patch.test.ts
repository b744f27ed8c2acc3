import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ScimError } from './error.rules.ts';
import { applyPatch, readOperations } from './patch.rules.ts';
import { splitOperations } from './member.rules.ts';
import { readUser, userShape } from './schema.rules.ts';

const [work, home] = [
  { value: 'an@a.vn', type: 'work', primary: true },
  { value: 'an@nha.vn', type: 'home' },
];
const user = { id: '1', userName: 'an', name: { givenName: 'An' }, emails: [work, home], active: true };
const patch = (...operations: readonly object[]) =>
  applyPatch(user, readOperations({ Operations: operations }), userShape);
const refusal = (scimType: string) => (error: unknown) => error instanceof ScimError && error.scimType === scimType;

describe('a PATCH of a person', () => {
  test('sets, adds to and removes attributes', () => {
    assert.equal(patch({ op: 'replace', path: 'userName', value: 'b' })['userName'], 'b');
    assert.deepEqual(patch({ op: 'add', path: 'name.familyName', value: 'Lê' })['name'], {
      givenName: 'An',
      familyName: 'Lê',
    });
    assert.deepEqual(patch({ op: 'replace', path: 'name', value: { familyname: 'Lê' } })['name'], {
      givenName: 'An',
      familyName: 'Lê',
    });
    assert.equal(patch({ op: 'remove', path: 'name' })['name'], undefined);
    const mail = { value: 'moi@a.vn', type: 'other' };
    assert.deepEqual(patch({ op: 'add', path: 'emails', value: [mail] })['emails'], [work, home, mail]);
    assert.deepEqual(patch({ op: 'add', path: 'emails', value: [home] })['emails'], [work, home]);
    assert.deepEqual(patch({ op: 'add', path: 'emails', value: { ...mail, primary: true } })['emails'], [
      { ...work, primary: false },
      { ...home, primary: false },
      { ...mail, primary: true },
    ]);
    assert.deepEqual(patch({ op: 'replace', path: 'emails', value: [mail] })['emails'], [mail]);
  });

  test('refuses lists longer than any that could be stored', () => {
    const mails = (from: number, length: number) =>
      Array.from({ length }, (_, at) => ({ value: `${from + at}@a.vn`, type: 'work' }));
    const add = (from: number, length: number) => ({ op: 'add', path: 'emails', value: mails(from, length) });
    assert.throws(() => patch({ ...add(0, 60), op: 'replace' }), refusal('invalidValue'));
    const grown = Array.from({ length: 500 }, (_, at) => add(at * 40, 40));
    assert.throws(() => patch(...grown, { op: 'remove', path: 'emails' }), refusal('invalidValue'));
  });

  test('chooses elements by a filter', () => {
    const path = 'emails[type eq "work"]';
    assert.deepEqual(patch({ op: 'remove', path })['emails'], [home]);
    assert.deepEqual(patch({ op: 'replace', path: `${path}.value`, value: 'b@a.vn' })['emails'], [
      { ...work, value: 'b@a.vn' },
      home,
    ]);
    const none = 'emails[type eq "other"]';
    assert.deepEqual(patch({ op: 'add', path: `${none}.value`, value: 'c@a.vn' })['emails'], [
      work,
      home,
      { type: 'other', value: 'c@a.vn' },
    ]);
    assert.throws(() => patch({ op: 'replace', path: `${none}.value`, value: 'c' }), refusal('noTarget'));
    assert.deepEqual(patch({ op: 'remove', path: none })['emails'], [work, home]);
  });

  test('takes the forms of Entra: capitals, no path, paths in the value, texts for flags', () => {
    const changed = patch({ op: 'Replace', value: { active: 'False', 'name.givenName': 'Bình', title: 'Sếp' } });
    assert.deepEqual([changed['active'], changed['name']], ['False', { givenName: 'Bình' }]);
    assert.ok(!('title' in changed));
    const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
    assert.deepEqual(patch({ op: 'Add', path: `${enterprise}:department`, value: 'Kho' }), user);
    assert.deepEqual(patch({ op: 'Add', value: { [enterprise]: { department: 'Kho' } } }), user);
  });

  test('takes any value to the reading of the resource', () => {
    const odd = { value: { toString: 1 } };
    assert.deepEqual(patch({ op: 'add', path: 'emails', value: odd })['emails'], [work, home, odd]);
    assert.deepEqual(patch({ op: 'remove', path: 'emails', value: odd })['emails'], [work, home]);
    assert.throws(() => readUser(patch({ op: 'add', path: 'emails', value: odd })), refusal('invalidValue'));
  });

  test('refuses what cannot be done', () => {
    for (const body of [
      undefined,
      {},
      { Operations: [] },
      { Operations: [{ op: 'move', path: 'a' }] },
      { Operations: 'x' },
    ])
      assert.throws(() => readOperations(body), refusal('invalidSyntax'));
    assert.throws(() => patch({ op: 'remove' }), refusal('noTarget'));
    assert.throws(() => patch({ op: 'add', value: 'x' }), refusal('invalidValue'));
    assert.throws(() => patch({ op: 'replace', path: 'id', value: '2' }), refusal('mutability'));
    assert.throws(() => patch({ op: 'replace', path: 'name', value: 'An' }), refusal('invalidValue'));
    assert.throws(() => patch({ op: 'replace', path: 'userName.x', value: 'An' }), refusal('invalidPath'));
    assert.throws(() => patch({ op: 'replace', path: 'a b', value: 'An' }), refusal('invalidFilter'));
  });
});

test('a PATCH of a group names its people by value', () => {
  const [a, b] = ['0196c3a1-7b5e-7c43-9a1d-2f6e8b0c4d11', '0196c3a1-7b5e-7c43-9a1d-2f6e8b0c4d12'];
  const operations = readOperations({
    Operations: [
      { op: 'add', path: 'members', value: [{ value: a }] },
      { op: 'remove', path: `members[value eq "${a}" or value eq "${b}"]` },
      { op: 'Remove', path: 'members', value: [{ value: b }] },
      { op: 'replace', value: { displayName: 'Kho', members: [{ value: a }] } },
      { op: 'remove', path: 'members' },
    ],
  });
  const { changes, others } = splitOperations(operations);
  assert.deepEqual(changes, [
    { kind: 'add', ids: [a] },
    { kind: 'remove', ids: [a, b] },
    { kind: 'remove', ids: [b] },
    { kind: 'set', ids: [a] },
    { kind: 'clear' },
  ]);
  assert.deepEqual(others, [{ op: 'replace', path: 'displayname', value: 'Kho' }]);
  const wrong = (operation: object) => () => splitOperations(readOperations({ Operations: [operation] }));
  assert.throws(wrong({ op: 'add', path: 'members', value: [{ value: 'x' }] }), refusal('invalidValue'));
  assert.throws(wrong({ op: 'remove', path: 'members[display eq "An"]' }), refusal('invalidFilter'));
});
