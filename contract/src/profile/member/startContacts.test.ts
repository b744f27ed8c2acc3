import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Contact } from './contact.ts';
import { contactFieldNames, toStartContacts, withStartContacts } from './startContacts.rules.ts';

const registered = { phone: '0912 345 678', email: 'nhung@example.vn' };
const empty = { phone: '', zaloSame: false, zalo: '', email: '', address: '', policy: 'public' } as const;
const place = { wardCode: '20242', provinceCode: '48', ward: 'Phường Hải Châu', province: 'Thành phố Đà Nẵng' };
const kept: readonly Contact[] = [
  { kind: 'website', value: 'https://nhung.example', policy: 'public' },
  { kind: 'phone', value: '0912345678', policy: 'friends' },
  { kind: 'phone', value: '0987654321', policy: 'private' },
  { kind: 'zalo', value: '+84 912 345 678', policy: 'friends' },
  { kind: 'address', value: '', policy: 'public', place },
];

suite('the contacts of a guided start', () => {
  test('begin with what was typed at registration', () => {
    const begun = toStartContacts([], registered);
    assert.deepEqual(begun, { ...empty, ...registered, zaloSame: true });
    assert.deepEqual(
      withStartContacts([], begun).map(({ kind, value }) => [kind, value]),
      [
        ['phone', '0912 345 678'],
        ['zalo', '0912 345 678'],
        ['email', 'nhung@example.vn'],
      ],
    );
  });

  test('are taken up again from the page, whose other contacts stay', () => {
    const begun = toStartContacts(kept, registered);
    assert.deepEqual(begun, { ...empty, phone: '0912345678', zaloSame: true, policy: 'friends' });
    const saved = withStartContacts(kept, { ...begun, phone: '0901111111', email: 'a@b.vn' });
    assert.deepEqual(
      saved.map(({ kind, value, policy }) => [kind, value, policy]),
      [
        ['website', 'https://nhung.example', 'public'],
        ['phone', '0901111111', 'friends'],
        ['phone', '0987654321', 'private'],
        ['zalo', '0901111111', 'friends'],
        ['address', '', 'public'],
        ['email', 'a@b.vn', 'friends'],
      ],
    );
    assert.deepEqual(saved[4]?.place, place);
  });

  test('keep their audiences until another one is chosen', () => {
    const mixed: readonly Contact[] = [
      { kind: 'phone', value: '0912345678', policy: 'public' },
      { kind: 'email', value: 'a@b.vn', policy: 'private' },
    ];
    const begun = toStartContacts(mixed, registered);
    assert.equal(begun.policy, 'private');
    const audiences = (policy: Contact['policy']) =>
      withStartContacts(mixed, { ...begun, policy }).map(({ kind, policy: audience }) => [kind, audience]);
    assert.deepEqual(audiences('private'), [
      ['phone', 'public'],
      ['email', 'private'],
    ]);
    assert.deepEqual(audiences('friends'), [
      ['phone', 'friends'],
      ['email', 'friends'],
    ]);
    const hidden: readonly Contact[] = [{ kind: 'zalo', value: '0912345678', policy: 'private' }];
    assert.equal(toStartContacts(hidden, registered).policy, 'private');
  });

  test('go when their fields are emptied', () => {
    assert.deepEqual(
      withStartContacts(kept.slice(0, 2), empty).map(({ kind }) => kind),
      ['website'],
    );
  });

  test('tell which field a refused value is from', () => {
    const typed = { ...empty, phone: 'x', zaloSame: true, email: 'y' };
    const names = contactFieldNames(withStartContacts(kept, typed), typed);
    assert.deepEqual(names, {
      'contacts.1.value': 'phone',
      'contacts.3.value': 'phone',
      'contacts.4.value': 'address',
      'contacts.5.value': 'email',
    });
  });
});
