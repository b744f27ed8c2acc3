import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DeviceRow } from '@m4u/contract/social/phonebook/schema';
import { matchesSearch, sortByName } from './phonebook-search.ts';

const person = (name: string, more: Partial<DeviceRow> = {}): DeviceRow => ({
  _id: name,
  source: 'manual',
  friend: false,
  name,
  organization: '',
  title: '',
  phones: [],
  emails: [],
  tags: [],
  followUpOn: null,
  memberId: null,
  urlMinify: null,
  note: '',
  ...more,
});

const duc = person('Nguyễn Văn Đức', { organization: 'Gốm Mộc Nhiên', phones: ['+84912345678'], tags: ['Khách quen'] });

for (const typed of ['đức', 'duc', 'NGUYEN duc', 'gom moc', 'khach', '', '0912 345', '+84 912', '5678', '(0912)'])
  test(`“${typed}” finds the person`, () => assert.ok(matchesSearch(duc, typed)));

for (const typed of ['dục x', 'lan', '0999', '9', 'duc 0912'])
  test(`“${typed}” does not find the person`, () => assert.ok(!matchesSearch(duc, typed)));

test('sorts people by the Vietnamese alphabet', () => {
  const names = sortByName(['Đào', 'Bình', 'Ánh', 'Dung', 'Ân', 'An'].map((name) => person(name))).map(
    ({ name }) => name,
  );
  assert.deepEqual(names, ['An', 'Ánh', 'Ân', 'Bình', 'Dung', 'Đào']);
});
