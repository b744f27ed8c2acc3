import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { moveItem, readMove, readOrder } from './move.ts';

const form = (order: readonly string[], more: Readonly<Record<string, string>> = {}) => {
  const data = new FormData();
  for (const key of order) data.append('order', key);
  for (const [name, value] of Object.entries(more)) data.set(name, value);
  return data;
};

suite('list order', () => {
  test('moves an item to a place within the list', () => {
    assert.deepEqual(moveItem(['a', 'b', 'c'], 0, 2), ['b', 'c', 'a']);
    assert.deepEqual(moveItem(['a', 'b', 'c'], 2, -4), ['c', 'a', 'b']);
    assert.deepEqual(moveItem(['a'], 7, 0), ['a']);
  });

  test('reads the posted order, and applies the pressed button without scripts', () => {
    assert.deepEqual(readOrder(form(['b', 'a'], { moved: 'b' }), 'order'), ['b', 'a']);
    assert.deepEqual(readOrder(form(['a', 'b', 'c'], { move: 'c:up' }), 'order'), ['a', 'c', 'b']);
    assert.deepEqual(readOrder(form(['a:1', 'b'], { move: 'a:1:down' }), 'order'), ['b', 'a:1']);
    assert.deepEqual(readOrder(form(['a'], { move: 'x:up' }), 'order'), ['a']);
  });

  test('reads one move as item and next item', () => {
    assert.deepEqual(readMove(form(['b', 'a', 'c'], { moved: 'b' }), 'order'), { id: 'b', beforeId: 'a' });
    assert.deepEqual(readMove(form(['a', 'b'], { move: 'a:down' }), 'order'), { id: 'a', beforeId: null });
    // `z` is the first item of the page after this one.
    assert.deepEqual(readMove(form(['a', 'b', 'z'], { move: 'a:down' }), 'order'), { id: 'a', beforeId: 'z' });
    assert.equal(readMove(form(['a'], { moved: 'x' }), 'order'), undefined);
    assert.equal(readMove(form(['a']), 'order'), undefined);
  });
});
