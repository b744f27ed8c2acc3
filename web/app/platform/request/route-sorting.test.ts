import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { sortRoutes } from './route-sorting.server.ts';

const patterns = [
  '/',
  '/action/points',
  '/action/points/:id',
  '/action/Perks',
  '/action/:name',
  '/me/:id',
  '/a/b?',
  '/*',
];
const findCandidates = sortRoutes(
  patterns,
  (pattern) => pattern,
  (candidates) => candidates,
);

suite('routes by the beginning of a path', () => {
  test('leaves out those whose static segments are others', () => {
    assert.deepEqual(findCandidates('/'), ['/', '/*']);
    assert.deepEqual(findCandidates('/action/points/1'), [
      '/action/points',
      '/action/points/:id',
      '/action/:name',
      '/*',
    ]);
    assert.deepEqual(findCandidates('/action/others'), ['/action/:name', '/*']);
    assert.deepEqual(findCandidates('/me/an/posts'), ['/me/:id', '/*']);
    assert.deepEqual(findCandidates('/nowhere/points'), ['/*']);
  });

  test('compares segments as React Router does: decoded and without regard to case', () => {
    assert.deepEqual(findCandidates('/Action/p%65rks'), ['/action/Perks', '/action/:name', '/*']);
    assert.deepEqual(findCandidates('/action%2Fpoints'), ['/*']);
    assert.deepEqual(findCandidates('/%/points'), ['/*']);
  });

  test('keeps optional segments, whether the path has them or not', () => {
    assert.deepEqual(findCandidates('/a'), ['/a/b?', '/*']);
    assert.deepEqual(findCandidates('/a/b'), ['/a/b?', '/*']);
    assert.deepEqual(findCandidates('/action'), ['/action/:name', '/*']);
  });
});
