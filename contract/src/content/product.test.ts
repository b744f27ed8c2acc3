import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { MAXIMUM_PRICE, ProductChanges, ProductDraft } from './product/schema.ts';
import { shopTypeOf } from './product/shop.ts';
import { assertLinear, repeatText } from '../../../scripts/tests/effort.ts';

const least = { title: 'Chén', content: 'Men lam', type: 'sell' };
const priceOf = (price: unknown) => ProductDraft.safeParse({ ...least, price }).data?.price;

describe('product', () => {
  test('accepts prices in whole đồng in any notation', () => {
    for (const written of [
      1_250_000,
      '1250000',
      '1.250.000',
      '1,250,000',
      '1 250 000',
      '1.250.000 ₫',
      '1.250.000đ',
      '1250000 VND',
    ])
      assert.equal(priceOf(written), 1_250_000, String(written));
    assert.equal(priceOf(0), 0);
    assert.equal(priceOf(MAXIMUM_PRICE), MAXIMUM_PRICE);
    for (const none of ['', null, undefined]) assert.equal(priceOf(none), null);
    for (const wrong of ['1.25', '1.25.000', '12,5', '-1', 'nhiều', 1.5, MAXIMUM_PRICE + 1, true, [1]])
      assert.equal(priceOf(wrong), undefined, String(wrong));
  });

  test('stores the HS code as digits', () => {
    const codeOf = (customsCode: string) => ProductDraft.safeParse({ ...least, customsCode }).data?.customsCode;
    assert.equal(codeOf('6912.00.00'), '69120000');
    assert.equal(codeOf('6912 00'), '691200');
    assert.equal(codeOf('69120'), undefined);
    assert.equal(codeOf('6912a0'), undefined);
  });

  test('validates prices in linear time', () => {
    for (const wrong of [repeatText(' ', '', 'x'), repeatText('1.'), repeatText(' ', '1', '₫ ')])
      assertLinear((text) => assert.equal(priceOf(text), undefined), wrong, 10_000);
  });

  test('leaves omitted fields unchanged', () => {
    assert.deepEqual(ProductChanges.parse({}), {});
    assert.deepEqual(ProductChanges.parse({ origin: '' }), { origin: null });
  });
});

test('detects the type of a shop by its address', () => {
  assert.equal(shopTypeOf('https://shopee.vn/gom'), 'shopee');
  assert.equal(shopTypeOf('https://www.lazada.vn/shop/gom'), 'lazada');
  assert.equal(shopTypeOf('https://shop.tiktok.com/gom'), 'tiktokShop');
  assert.equal(shopTypeOf('https://khong-phai-shopee.vn'), 'website');
  assert.equal(shopTypeOf('tel:0912345678'), 'other');
});
