import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fieldErrors } from './http/fields.ts';
import { pointWords } from './social/notification/points.ts';
import { fill } from './words.ts';

test('placeholders are replaced, and those without a value stay', () => {
  assert.equal(fill('{name} and {others}', { name: 'An' }), 'An and {others}');
});

test('a count chooses the word for one or for many', () => {
  const text = 'At most {maximum} {maximum:character|characters}.';
  assert.equal(fill(text, { maximum: 0 }), 'At most 0 characters.');
  assert.equal(fill(text, { maximum: 1 }), 'At most 1 character.');
  assert.equal(fill(text, { maximum: '1.000' }), 'At most 1.000 characters.');
});

test('reasons and notices say the number one as people do', () => {
  assert.equal(fill(fieldErrors['quota-used'].en, { used: 1 }), 'Already used 1 time, so the limit can’t be lower.');
  assert.equal(fill(fieldErrors['quota-used'].en, { used: 2 }), 'Already used 2 times, so the limit can’t be lower.');
  const points = (earned: string) =>
    pointWords('points', { earned, balance: earned }, { group: 'Phở Thìn', person: '' }, 'en');
  assert.equal(points('1'), 'You earned 1 point at Phở Thìn. Balance: 1');
  assert.equal(points('2'), 'You earned 2 points at Phở Thìn. Balance: 2');
});
