import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { isEmbeddedElsewhere, isNavigation } from './navigation.ts';

const sent = (site: string, mode: string, dest: string) => ({
  'sec-fetch-site': site,
  'sec-fetch-mode': mode,
  'sec-fetch-dest': dest,
});

suite('navigation', () => {
  test('includes documents from any site, also by a service worker without a destination', () => {
    for (const site of ['none', 'same-origin', 'same-site', 'cross-site'])
      for (const dest of ['document', 'empty'])
        assert.ok(isNavigation(sent(site, 'navigate', dest)), `${site} ${dest}`);
    assert.ok(isNavigation({ 'sec-fetch-site': 'same-origin' }));
  });

  test('includes data loaded by same-origin scripts only', () => {
    assert.ok(isNavigation(sent('same-origin', 'cors', 'empty')));
    for (const site of ['none', 'same-site', 'cross-site', ''])
      for (const mode of ['cors', 'no-cors', 'same-origin'])
        assert.ok(!isNavigation(sent(site, mode, 'empty')), `${site} ${mode}`);
  });

  test('includes requests without fetch metadata', () => {
    assert.ok(isNavigation({}));
    assert.ok(isNavigation({ dnt: '1', referer: 'https://zalo.me/' }));
  });

  test('excludes embedded resources and frames', () => {
    for (const dest of ['image', 'iframe', 'frame', 'embed', 'object', 'script', 'style', 'video', 'fencedframe', ''])
      for (const mode of ['navigate', 'no-cors'])
        for (const site of ['same-origin', 'cross-site'])
          assert.ok(!isNavigation(sent(site, mode, dest)), `${dest} ${mode} ${site}`);
    assert.ok(!isNavigation({ 'sec-fetch-mode': 'no-cors' }));
  });

  test('excludes prefetches', () => {
    for (const name of ['purpose', 'sec-purpose', 'x-purpose', 'x-moz'])
      for (const value of ['prefetch', 'prefetch;prerender', 'preview', ['prefetch', 'x']])
        assert.ok(!isNavigation({ ...sent('none', 'navigate', 'document'), [name]: value }), name);
  });
});

suite('embedding by another site', () => {
  test('is detected by site and destination', () => {
    assert.ok(isEmbeddedElsewhere(sent('cross-site', 'no-cors', 'image')));
    assert.ok(isEmbeddedElsewhere(sent('same-site', 'cors', 'empty')));
    assert.ok(isEmbeddedElsewhere(sent('cross-site', 'navigate', 'iframe')));
    assert.ok(!isEmbeddedElsewhere(sent('cross-site', 'navigate', 'document')));
    assert.ok(!isEmbeddedElsewhere(sent('same-origin', 'no-cors', 'image')));
    assert.ok(!isEmbeddedElsewhere(sent('none', 'navigate', 'document')));
    assert.ok(!isEmbeddedElsewhere({}));
  });
});
