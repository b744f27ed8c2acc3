import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ConfigError } from './config-error.ts';
import { readConfig } from './config.ts';

test('shows nothing, asks for no money and tells no price of cards on the start page unless told', () => {
  const free = { personal: 0, shop: 0, card: null };
  assert.deepEqual(readConfig({}).landing, { pages: [], invitation: null, cv: null, prices: free });
});

test('reads the showcase and the prices of the start page', () => {
  const invitation = '019a0000-0000-7000-8000-0e5d00000001';
  const { landing } = readConfig({
    SHOWCASE_PAGES: `my-shop, ${invitation},ai`,
    SHOWCASE_INVITATION: invitation,
    SHOWCASE_CV: 'duc-minh',
    PRICE_SHOP: '99000',
    PRICE_CARD: '149000',
  });
  assert.deepEqual(landing, {
    pages: ['my-shop', invitation, 'ai'],
    invitation,
    cv: 'duc-minh',
    prices: { personal: 0, shop: 99_000, card: 149_000 },
  });
});

test('gives each finish of a card its own price, else that of a card, and tells the lowest on the start page', () => {
  const { cardPrices, landing } = readConfig({
    PRICE_CARD: '189000',
    PRICE_CARD_PAPER: '149000',
    PRICE_CARD_BAMBOO: '229000',
    PRICE_DELIVERY: '25000',
  });
  assert.deepEqual(cardPrices, {
    finishes: { plastic: 189_000, paper: 149_000, bamboo: 229_000 },
    delivery: 25_000,
  });
  assert.equal(landing.prices.card, 149_000);
  const unpriced = { finishes: { plastic: null, paper: null, bamboo: null }, delivery: null };
  assert.deepEqual(readConfig({}).cardPrices, unpriced);
});

test('refuses a showcase or a price that it cannot read, and names the setting', () => {
  const wrong: readonly [name: string, value: string][] = [
    ['SHOWCASE_PAGES', 'https://m4u.example/me/ai'],
    ['SHOWCASE_PAGES', 'a,b,c,d'],
    ['SHOWCASE_PAGES', 'a,,b'],
    ['SHOWCASE_INVITATION', 'my-wedding'],
    ['SHOWCASE_CV', '../admin'],
    ['PRICE_CARD', '149.000'],
    ['PRICE_CARD_BAMBOO', 'ask'],
    ['PRICE_DELIVERY', '100000000'],
    ['PRICE_SHOP', '-1'],
    ['PRICE_PERSONAL', 'free'],
  ];
  for (const [name, value] of wrong)
    assert.throws(
      () => readConfig({ [name]: value }),
      (error) => error instanceof ConfigError && error.message.startsWith(name),
      `${name}=${value}`,
    );
});
