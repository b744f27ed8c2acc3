import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { filesNamedIn, keptPageOf, offlineAddress, type Shell, strangersIn } from './shell.ts';

const at = (path: string) => new URL(path, 'https://m4u.example');
const shell: Shell = { version: 'a', files: [{ url: '/assets/root-Ab_1.js', revision: null }] };

suite('what the service worker keeps', () => {
  test('a page that cannot be had leads to the offline page, and from there back', () => {
    const led = at(offlineAddress(at('/me/my-duyen?tab=posts&q=g%E1%BB%91m')));
    assert.equal(led.pathname, '/offline');
    assert.equal(led.searchParams.get('from'), '/me/my-duyen?tab=posts&q=g%E1%BB%91m');
  });

  test('two pages are kept, and nothing else; giving points is the server’s', () => {
    assert.equal(keptPageOf(at('/offline?from=%2F')), '/offline');
    assert.equal(keptPageOf(at('/scan-qr?source=app')), '/scan-qr');
    assert.equal(keptPageOf(at('/scan-qr?isCreatePoint')), undefined);
    assert.equal(keptPageOf(at('/scan-qr/page')), undefined);
    assert.equal(keptPageOf(at('/me/my-duyen')), undefined);
  });

  test('a document of another build is told by the files it names', () => {
    const html = '<link rel="modulepreload" href="/assets/root-Ab_1.js"><script>import "/assets/root-Ab_1.js"</script>';
    assert.deepEqual(filesNamedIn(html), ['/assets/root-Ab_1.js']);
    assert.deepEqual(strangersIn(html, shell), []);
    assert.deepEqual(strangersIn(`${html}<link href="/assets/root-B~2.css">`, shell), ['/assets/root-B~2.css']);
  });
});
