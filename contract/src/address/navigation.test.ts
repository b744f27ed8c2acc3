import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { isForeignPart, isNavigation } from './navigation.ts';

const sent = (site: string, mode: string, dest: string) => ({
  'sec-fetch-site': site,
  'sec-fetch-mode': mode,
  'sec-fetch-dest': dest,
});

suite('a person goes somewhere', () => {
  test('by a whole page, from wherever, also by a service worker that names no destination', () => {
    for (const site of ['none', 'same-origin', 'same-site', 'cross-site'])
      for (const dest of ['document', 'empty'])
        assert.ok(isNavigation(sent(site, 'navigate', dest)), `${site} ${dest}`);
    assert.ok(isNavigation({ 'sec-fetch-site': 'same-origin' }));
  });

  test('by the data that our own scripts load, and nobody else’s', () => {
    assert.ok(isNavigation(sent('same-origin', 'cors', 'empty')));
    for (const site of ['none', 'same-site', 'cross-site', ''])
      for (const mode of ['cors', 'no-cors', 'same-origin'])
        assert.ok(!isNavigation(sent(site, mode, 'empty')), `${site} ${mode}`);
  });

  test('in a browser that says nothing', () => {
    assert.ok(isNavigation({}));
    assert.ok(isNavigation({ dnt: '1', referer: 'https://zalo.me/' }));
  });

  test('not where a page loads a part of itself, of whatever kind', () => {
    for (const dest of ['image', 'iframe', 'frame', 'embed', 'object', 'script', 'style', 'video', 'fencedframe', ''])
      for (const mode of ['navigate', 'no-cors'])
        for (const site of ['same-origin', 'cross-site'])
          assert.ok(!isNavigation(sent(site, mode, dest)), `${dest} ${mode} ${site}`);
    assert.ok(!isNavigation({ 'sec-fetch-mode': 'no-cors' }));
  });

  test('not where a browser fetches ahead', () => {
    for (const name of ['purpose', 'sec-purpose', 'x-purpose', 'x-moz'])
      for (const value of ['prefetch', 'prefetch;prerender', 'preview', ['prefetch', 'x']])
        assert.ok(!isNavigation({ ...sent('none', 'navigate', 'document'), [name]: value }), name);
  });
});

suite('a part of another site’s page', () => {
  test('is told by where it comes from and what it is for', () => {
    assert.ok(isForeignPart(sent('cross-site', 'no-cors', 'image')));
    assert.ok(isForeignPart(sent('same-site', 'cors', 'empty')));
    assert.ok(isForeignPart(sent('cross-site', 'navigate', 'iframe')));
    assert.ok(!isForeignPart(sent('cross-site', 'navigate', 'document')));
    assert.ok(!isForeignPart(sent('same-origin', 'no-cors', 'image')));
    assert.ok(!isForeignPart(sent('none', 'navigate', 'document')));
    assert.ok(!isForeignPart({}));
  });
});
