import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { splitLinks } from './textLinks.ts';
import { assertLinear, repeatText } from '../../../scripts/tests/effort.ts';

const linksOf = (text: string) => splitLinks(text).flatMap(({ href }) => href ?? []);

suite('links in plain text', () => {
  test('are web addresses, e-mail addresses and phone numbers', () => {
    assert.deepEqual(splitLinks('Xem m4u.vn/smc/an nhé, hoặc gọi 0912 345 678.'), [
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

  test('have harmless schemes only', () => {
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

  test('keep the whole text', () => {
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
        splitLinks(text)
          .map(({ text: part }) => part)
          .join(''),
        text,
      );
  });

  test('are found in linear time', () => {
    for (const part of ['0 ', 'a@', 'http:', '0-']) assertLinear(splitLinks, repeatText(part), 2_000);
  });

  test('exclude account numbers and codes', () => {
    assert.deepEqual(linksOf('mã 12345, năm 2026, ABC0912345678X, 100.000.000 đ'), []);
  });
});
