import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fillTables, type Party } from './fill.rules.ts';

const party = (id: string, group: string, people = 1): Party => ({ id, side: 'groom', group, people });
const tablesOf = (seats: ReturnType<typeof fillTables>) =>
  Object.fromEntries(seats.map(({ guestId, tableId }) => [guestId, tableId]));

describe('seating all guests', () => {
  test('keeps a group at one table, the largest first', () => {
    const guests = [party('a', 'Bạn học'), party('b', 'Họ nội', 3), party('c', 'Bạn học'), party('d', 'Họ nội', 2)];
    const tables = [
      { id: 'one', free: 5 },
      { id: 'two', free: 5 },
    ];
    assert.deepEqual(tablesOf(fillTables(guests, tables)), { b: 'one', d: 'one', a: 'two', c: 'two' });
  });

  test('never parts the people of one reply, and leaves out who does not fit', () => {
    const guests = [party('a', '', 4), party('b', '', 3), party('c', '', 1)];
    const tables = [
      { id: 'one', free: 5 },
      { id: 'full', free: 0 },
    ];
    assert.deepEqual(tablesOf(fillTables(guests, tables)), { a: 'one', c: 'one' });
  });

  test('seats nobody at a table with more people than chairs', () => {
    assert.deepEqual(fillTables([party('a', '')], [{ id: 'over', free: -2 }]), []);
  });

  test('keeps the sides apart where neither has groups', () => {
    const guests: Party[] = [party('a', ''), { ...party('b', ''), side: 'bride' }, party('c', '')];
    const tables = [
      { id: 'one', free: 2 },
      { id: 'two', free: 2 },
    ];
    assert.deepEqual(tablesOf(fillTables(guests, tables)), { a: 'one', c: 'one', b: 'two' });
  });
});
