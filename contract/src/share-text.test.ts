import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { createExcerpt, cut, stripMarkup } from './share-text.ts';
import { assertLinear, repeatText } from '../../scripts/tests/effort.ts';

suite('share text', () => {
  test('removes markup and separates the text of blocks', () => {
    assert.equal(stripMarkup('<p>Xin <b>chào</b></p><p>bạn</p>'), 'Xin chào bạn');
    assert.equal(stripMarkup('Một<br>hai<br/>ba<td>bốn</td><td>năm</td>'), 'Một hai ba bốn năm');
    assert.equal(stripMarkup('<img src=x alt="a > b">'), 'b">');
  });

  test('removes scripts, styles and comments with their content', () => {
    assert.equal(stripMarkup('a<script>alert(1)</script>b<style>p{}</style>c<!-- note -->d'), 'a b c d');
    assert.equal(stripMarkup('a<script>never closed'), 'a');
  });

  test('decodes entities once', () => {
    assert.equal(stripMarkup('A &amp; B &lt;C&gt; &#7879; &#x1EC7; &amp;lt;'), 'A & B <C> ệ ệ &lt;');
    assert.equal(stripMarkup('&unknown; &#0;'), '&unknown;');
  });

  test('keeps comparison signs', () => {
    assert.equal(stripMarkup('1 < 2 và 3 > 2'), '1 < 2 và 3 > 2');
  });

  test('strips markup in linear time', () => {
    for (const part of [
      '<a',
      '<p ',
      '<script',
      '<script x></script ',
      '<style><',
      '<!--',
      '<!-->',
      '&#',
      '&a',
      ' ',
      '</',
      '<a>',
      '<p>a',
      '."',
    ])
      for (const convert of [stripMarkup, createExcerpt]) assertLinear(convert, repeatText(part), 50_000);
  });

  test('cuts text after 120 characters and appends dots', () => {
    assert.equal(cut('a'.repeat(120)), 'a'.repeat(120));
    assert.equal(cut('a'.repeat(121)), `${'a'.repeat(120)}...`);
  });

  test('counts grapheme clusters and never splits them', () => {
    const decomposed = 'ệ'.normalize('NFD');
    assert.equal(cut(decomposed.repeat(120)), decomposed.repeat(120));
    assert.equal(cut(decomposed.repeat(121)), `${decomposed.repeat(120)}...`);
    const family = '👨‍👩‍👧‍👦';
    assert.equal(cut(family.repeat(3), 2), `${family.repeat(2)}...`);
  });

  test('limits the length of stacked combining marks', () => {
    const heap = 'a' + '\u0323\u0301'.repeat(25_000);
    assert.ok(cut(heap).length <= 120 * 20 + 3);
    assert.ok(cut(`${'x'.repeat(119 * 20)}${heap}`, 300).length <= 6_003);
    assert.ok(cut(`a\u0301${'😀'.repeat(5_000)}`, 300).isWellFormed());
  });

  test('puts a full stop between the blocks of an excerpt that end without punctuation', () => {
    assert.equal(createExcerpt('<h2>Lửa</h2><p>Mười <b>hai</b> năm.</p><p>Ba lò</p>'), 'Lửa. Mười hai năm. Ba lò');
    assert.equal(
      createExcerpt('<p>Năm màu:</p><ul><li>xanh</li><li>“nâu?”</li><li>tro</li></ul>'),
      'Năm màu: xanh. “nâu?” tro',
    );
    assert.equal(createExcerpt('<p>12 Hàng Bạc<br>Hà Nội</p>'), '12 Hàng Bạc Hà Nội');
  });

  test('cuts excerpts after a word', () => {
    assert.equal(createExcerpt('một hai ba', 10), 'một hai ba');
    assert.equal(createExcerpt('một hai ba', 6), 'một...');
    assert.equal(createExcerpt('một hai ba', 7), 'một hai...');
    assert.equal(createExcerpt('một hai ba', 8), 'một hai...');
    assert.equal(createExcerpt('a'.repeat(9), 4), 'aaaa...');
  });

  test('leaves no space before the dots', () => {
    assert.equal(cut('một hai ba', 4), 'một...');
  });
});
