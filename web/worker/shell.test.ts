import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { filesNamedIn, keptPageOf, offlineAddress, type Shell, strangersIn } from './shell.ts';

const urlOf = (path: string) => new URL(path, 'https://m4u.example');
const shell: Shell = { version: 'a', files: [{ url: '/assets/root-Ab_1.js', revision: null }] };

suite('service worker shell', () => {
  test('redirects a failed page to the offline page with its address', () => {
    const led = urlOf(offlineAddress(urlOf('/me/my-duyen?tab=posts&q=g%E1%BB%91m')));
    assert.equal(led.pathname, '/offline');
    assert.equal(led.searchParams.get('from'), '/me/my-duyen?tab=posts&q=g%E1%BB%91m');
  });

  test('keeps two pages, except the scanner for points', () => {
    assert.equal(keptPageOf(urlOf('/offline?from=%2F')), '/offline');
    assert.equal(keptPageOf(urlOf('/scan-qr?source=app')), '/scan-qr');
    assert.equal(keptPageOf(urlOf('/scan-qr?isCreatePoint')), undefined);
    assert.equal(keptPageOf(urlOf('/scan-qr/page')), undefined);
    assert.equal(keptPageOf(urlOf('/me/my-duyen')), undefined);
  });

  test('detects a document of another build by its files', () => {
    const html = '<link rel="modulepreload" href="/assets/root-Ab_1.js"><script>import "/assets/root-Ab_1.js"</script>';
    assert.deepEqual(filesNamedIn(html), ['/assets/root-Ab_1.js']);
    assert.deepEqual(strangersIn(html, shell), []);
    assert.deepEqual(strangersIn(`${html}<link href="/assets/root-B~2.css">`, shell), ['/assets/root-B~2.css']);
  });
});
