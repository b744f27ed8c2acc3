import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { partsOf } from './textLinks.ts';
import { assertLinear, repeated } from '../../../scripts/tests/effort.ts';

const linksOf = (text: string) => partsOf(text).flatMap(({ href }) => href ?? []);

suite('links of a plain text', () => {
  test('are addresses, mail addresses and numbers, as they were written', () => {
    assert.deepEqual(partsOf('Xem m4u.vn/smc/an nhé, hoặc gọi 0912 345 678.'), [
      { text: 'Xem ' },
      { text: 'm4u.vn/smc/an', href: 'https://m4u.vn/smc/an' },
      { text: ' nhé, hoặc gọi ' },
      { text: '0912 345 678', href: 'tel:0912345678' },
      { text: '.' },
    ]);
    assert.deepEqual(linksOf('thư: an@example.vn, http://vi.example/đường?q=1#a và https://ví-dụ.vn'), [
      'mailto:an@example.vn',
      'http://vi.example/đường?q=1#a',
      'https://ví-dụ.vn',
    ]);
    assert.deepEqual(linksOf('+84 912 345 678'), ['tel:+84912345678']);
  });

  test('are nothing that could do harm', () => {
    for (const text of [
      'javascript:alert(1)',
      'data:text/html,<script>1</script>',
      'vbscript:x',
      'file:///etc/passwd',
      'ftp://example.vn/a',
      '<a href="javascript:alert(1)">x</a>',
      'JaVaScRiPt://%0aalert(1)',
    ])
      for (const href of linksOf(text)) assert.match(href, /^(https?|mailto|tel):/);
    assert.deepEqual(linksOf('javascript:alert(1)'), []);
    assert.deepEqual(linksOf('ftp://example.vn/a'), []);
  });

  test('lose nothing of the text, however it is', () => {
    for (const text of [
      '',
      ' ',
      '\n\n',
      'a.b.c.d',
      'https://',
      '0'.repeat(4000),
      'www.'.repeat(900),
      '@@@ a@b',
      '🙂m4u.vn🙂',
    ])
      assert.equal(
        partsOf(text)
          .map(({ text: part }) => part)
          .join(''),
        text,
      );
  });

  test('are found in time in long texts made to be slow', () => {
    for (const part of ['0 ', 'a@', 'http:', '0-']) assertLinear(partsOf, repeated(part), 2_000);
  });

  test('numbers of accounts and codes in words are left alone', () => {
    assert.deepEqual(linksOf('mã 12345, năm 2026, ABC0912345678X, 100.000.000 đ'), []);
  });
});
