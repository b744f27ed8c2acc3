import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { productTypes } from '../../content/product/schema.ts';
import { MAXIMUM_VND } from '../point/rules.ts';
import {
  amountOf,
  isEnded,
  isEverTheirs,
  isValidOn,
  MAXIMUM_QUANTITY,
  mostPieces,
  REQUEST_DEEDS,
  REQUEST_KINDS,
  REQUEST_STATUSES,
  requestKindsOf,
  transitionOf,
  unitPrice,
} from './request.rules.ts';

/** All that leads on: `kind status side deed` and where to; nothing else does. */
const WAYS: Readonly<Record<string, string>> = {
  'order new group confirm': 'confirmed',
  'order new buyer cancel': 'cancelled',
  'order new group cancel': 'cancelled',
  'order confirmed group cancel': 'cancelled',
  'order confirmed group finish': 'done',
  'quote new group quote': 'quoted',
  'quote new group decline': 'declined',
  'quote new buyer cancel': 'cancelled',
  'quote quoted group quote': 'quoted',
  'quote quoted group cancel': 'cancelled',
  'quote quoted buyer accept': 'accepted',
  'quote quoted buyer decline': 'declined',
  'quote accepted group confirm': 'confirmed',
  'quote accepted group cancel': 'cancelled',
  'quote accepted buyer cancel': 'cancelled',
  'quote confirmed group cancel': 'cancelled',
  'quote confirmed group finish': 'done',
};

describe('a request', () => {
  test('goes on by these ways and no others', () => {
    const found: Record<string, string> = {};
    for (const kind of REQUEST_KINDS)
      for (const status of REQUEST_STATUSES)
        for (const side of ['buyer', 'group'] as const)
          for (const deed of REQUEST_DEEDS) {
            const way = transitionOf({ kind, status }, deed, [side]);
            if (way) found[`${kind} ${status} ${side} ${deed}`] = way.to;
            assert.equal(transitionOf({ kind, status }, deed, []), undefined);
          }
    assert.deepEqual(found, WAYS);
  });

  test('ends where no way leads on', () => {
    assert.deepEqual(REQUEST_STATUSES.filter(isEnded), ['done', 'declined', 'cancelled']);
  });

  test('is never offered, confirmed or finished by who asked, nor accepted by the group', () => {
    assert.deepEqual(
      REQUEST_DEEDS.filter((deed) => isEverTheirs(deed, ['buyer'])),
      ['accept', 'decline', 'cancel'],
    );
    assert.deepEqual(
      REQUEST_DEEDS.filter((deed) => isEverTheirs(deed, ['group'])),
      ['quote', 'confirm', 'decline', 'cancel', 'finish'],
    );
  });

  test('is accepted until the last day of the offer, that day too', () => {
    assert.deepEqual(
      ['2026-03-01', '2026-03-02', '2026-03-03'].map((day) => isValidOn('2026-03-02', day)),
      [true, true, false],
    );
  });
});

describe('what can be asked of a product', () => {
  const plain = { type: 'sell', price: 100_000, listedPrice: null, quantity: null } as const;

  test('is an order where it has a price and is there, and a quote of what is sold', () => {
    assert.deepEqual(requestKindsOf(plain), ['order', 'quote']);
    assert.deepEqual(requestKindsOf({ ...plain, price: null, listedPrice: 5 }), ['order', 'quote']);
    assert.deepEqual(requestKindsOf({ ...plain, price: null }), ['quote']);
    assert.deepEqual(requestKindsOf({ ...plain, quantity: 0 }), ['quote']);
    assert.deepEqual(
      productTypes.filter((type) => requestKindsOf({ ...plain, type }).length > 0),
      ['sell', 'service', 'ma', 'product'],
    );
    assert.deepEqual(requestKindsOf({ ...plain, type: 'ma' }), ['quote']);
  });

  test('costs its price, else the listed one', () => {
    assert.deepEqual(
      [
        unitPrice({ price: 0, listedPrice: 9 }),
        unitPrice({ price: null, listedPrice: 9 }),
        unitPrice({ price: null, listedPrice: null }),
      ],
      [0, 9, null],
    );
  });
});

describe('what pieces come to', () => {
  test('is whole VND, up to what an invoice can be', () => {
    assert.equal(amountOf(333_333, 3), 999_999);
    assert.equal(amountOf(MAXIMUM_VND, 1), MAXIMUM_VND);
    assert.equal(amountOf(MAXIMUM_VND, 2), undefined);
    // Beyond what numbers with a fraction count exactly.
    assert.equal(amountOf(MAXIMUM_VND - 1, MAXIMUM_QUANTITY), undefined);
    assert.equal(amountOf(0, MAXIMUM_QUANTITY), 0);
  });

  test('bounds how many can be ordered', () => {
    assert.equal(mostPieces(0, null), MAXIMUM_QUANTITY);
    assert.equal(mostPieces(100_000, 7), 7);
    assert.equal(mostPieces(300_000_000_000, null), 3);
    assert.equal(amountOf(300_000_000_000, 3), 900_000_000_000);
    assert.equal(amountOf(300_000_000_000, 4), undefined);
  });
});
