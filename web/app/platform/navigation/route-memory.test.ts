import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { pointsFor, routeToRemember, type RouteChange } from './route-memory.ts';

const scanned: RouteChange = {
  remembered: 'createPoint',
  entering: 'me',
  viewed: 'customer',
  reader: { memberId: 'seller', urlMinify: 'the-seller' },
};

suite('route memory', () => {
  test('leads from point creation and a member’s page back to point creation', () => {
    for (const entering of ['me', 'smc', 'newMe']) {
      assert.equal(pointsFor({ ...scanned, entering }), 'customer', entering);
    }
  });

  test('leaves other route changes alone', () => {
    assert.equal(pointsFor({ ...scanned, remembered: 'me' }), undefined);
    assert.equal(pointsFor({ ...scanned, remembered: undefined }), undefined);
    assert.equal(pointsFor({ ...scanned, entering: 'mbg' }), undefined);
    assert.equal(pointsFor({ ...scanned, reader: null }), undefined);
  });

  test('keeps point creation when a short link is followed', () => {
    assert.equal(routeToRemember('createPoint', 'smc'), 'createPoint');
    assert.equal(routeToRemember('connect', 'smc'), 'smc');
    assert.equal(routeToRemember('createPoint', 'me'), 'me');
    assert.equal(routeToRemember(undefined, 'smc'), 'smc');
  });

  test('ignores the reader’s own page, by id or short link', () => {
    assert.equal(pointsFor({ ...scanned, viewed: 'seller' }), undefined);
    assert.equal(pointsFor({ ...scanned, viewed: 'the-seller' }), undefined);
  });
});
