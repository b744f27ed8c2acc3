import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { pointsFor, type RouteChange } from './route-memory.ts';

const scanned: RouteChange = {
  remembered: 'createPoint',
  entering: 'me',
  viewed: 'customer',
  reader: { memberId: 'seller', urlMinify: 'the-seller' },
};

suite('route memory', () => {
  test('a member who comes from creating points goes on to create them for the member viewed', () => {
    assert.equal(pointsFor(scanned), 'customer');
  });

  test('every other change of route goes where it was asked to go', () => {
    assert.equal(pointsFor({ ...scanned, remembered: 'me' }), undefined);
    assert.equal(pointsFor({ ...scanned, remembered: undefined }), undefined);
    assert.equal(pointsFor({ ...scanned, entering: 'mbg' }), undefined);
    assert.equal(pointsFor({ ...scanned, reader: null }), undefined);
  });

  test('their own page, by id or by short link, is no customer', () => {
    assert.equal(pointsFor({ ...scanned, viewed: 'seller' }), undefined);
    assert.equal(pointsFor({ ...scanned, viewed: 'the-seller' }), undefined);
  });
});
