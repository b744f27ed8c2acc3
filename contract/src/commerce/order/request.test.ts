import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { productTypes } from '../../content/product/schema.ts';
import { MAXIMUM_VND } from '../point/rules.ts';
import {
  totalAmount,
  isEnded,
  isEverAllowed,
  isValidOn,
  MAXIMUM_QUANTITY,
  maximumQuantity,
  REQUEST_ACTIONS,
  REQUEST_KINDS,
  REQUEST_SIDES,
  REQUEST_STATUSES,
  listRequestKinds,
  findTransition,
  unitPrice,
} from './request.rules.ts';

/** All allowed transitions: `kind status side deed`, and the next status. */
const WAYS: Readonly<Record<string, string>> = {
  'order new group confirm': 'confirmed',
  'order new buyer cancel': 'cancelled',
  'order new group cancel': 'cancelled',
  'order confirmed group cancel': 'cancelled',
  'order confirmed group finish': 'done',
  'order confirmed payment pay': 'paid',
  'order paid group pack': 'packed',
  'order paid group deliver': 'done',
  'order paid payment refund': 'refunded',
  'order packed group deliver': 'done',
  'order packed payment refund': 'refunded',
  'order done payment refund': 'refunded',
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
  'quote confirmed payment pay': 'paid',
  'quote paid group pack': 'packed',
  'quote paid group deliver': 'done',
  'quote paid payment refund': 'refunded',
  'quote packed group deliver': 'done',
  'quote packed payment refund': 'refunded',
  'quote done payment refund': 'refunded',
};

describe('order request', () => {
  test('allows exactly these transitions', () => {
    const found: Record<string, string> = {};
    for (const kind of REQUEST_KINDS)
      for (const status of REQUEST_STATUSES)
        for (const side of REQUEST_SIDES)
          for (const deed of [...REQUEST_ACTIONS, 'pay', 'refund'] as const) {
            const way = findTransition({ kind, status }, deed, [side]);
            if (way) found[`${kind} ${status} ${side} ${deed}`] = way.to;
            assert.equal(findTransition({ kind, status }, deed, []), undefined);
          }
    assert.deepEqual(found, WAYS);
  });

  test('has four final states', () => {
    assert.deepEqual(REQUEST_STATUSES.filter(isEnded), ['done', 'declined', 'cancelled', 'refunded']);
  });

  test('gives each side its own actions', () => {
    assert.deepEqual(
      REQUEST_ACTIONS.filter((deed) => isEverAllowed(deed, ['buyer'])),
      ['accept', 'decline', 'cancel'],
    );
    assert.deepEqual(
      REQUEST_ACTIONS.filter((deed) => isEverAllowed(deed, ['group'])),
      ['quote', 'confirm', 'decline', 'cancel', 'finish', 'pack', 'deliver'],
    );
  });

  test('is valid through the last day of the offer', () => {
    assert.deepEqual(
      ['2026-03-01', '2026-03-02', '2026-03-03'].map((day) => isValidOn('2026-03-02', day)),
      [true, true, false],
    );
  });
});

describe('requests for a product', () => {
  const plain = { type: 'sell', price: 100_000, listedPrice: null, quantity: null } as const;

  test('allows orders for priced products in stock, quotes for products on sale', () => {
    assert.deepEqual(listRequestKinds(plain), ['order', 'quote']);
    assert.deepEqual(listRequestKinds({ ...plain, price: null, listedPrice: 5 }), ['order', 'quote']);
    assert.deepEqual(listRequestKinds({ ...plain, price: null }), ['quote']);
    assert.deepEqual(listRequestKinds({ ...plain, quantity: 0 }), ['quote']);
    assert.deepEqual(
      productTypes.filter((type) => listRequestKinds({ ...plain, type }).length > 0),
      ['sell', 'service', 'ma', 'product'],
    );
    assert.deepEqual(listRequestKinds({ ...plain, type: 'ma' }), ['quote']);
  });

  test('uses the price, else the listed price', () => {
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

describe('amount of an order', () => {
  test('is whole VND up to the maximum of an invoice', () => {
    assert.equal(totalAmount(333_333, 3), 999_999);
    assert.equal(totalAmount(MAXIMUM_VND, 1), MAXIMUM_VND);
    assert.equal(totalAmount(MAXIMUM_VND, 2), undefined);
    // The product exceeds the exact integers of a number.
    assert.equal(totalAmount(MAXIMUM_VND - 1, MAXIMUM_QUANTITY), undefined);
    assert.equal(totalAmount(0, MAXIMUM_QUANTITY), 0);
  });

  test('limits the quantity that can be ordered', () => {
    assert.equal(maximumQuantity(0, null), MAXIMUM_QUANTITY);
    assert.equal(maximumQuantity(100_000, 7), 7);
    assert.equal(maximumQuantity(300_000_000_000, null), 3);
    assert.equal(totalAmount(300_000_000_000, 3), 900_000_000_000);
    assert.equal(totalAmount(300_000_000_000, 4), undefined);
  });
});
