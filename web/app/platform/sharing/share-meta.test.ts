import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { speak, type Locale } from '../language/language.ts';
import { describeShare, shareMeta } from './share-meta.ts';

let language: Locale = 'vi';
speak(() => language);

const origin = 'https://m4u.test';
const describe = (share: Partial<Parameters<typeof describeShare>[0]> = {}, path = '/smc/an') => {
  const found = describeShare({ name: 'Nguyễn An', ...share }, path, origin) as Record<string, string>[];
  return (key: string) => {
    const tag = found.find(
      (each) => key in each || each['name'] === key || each['property'] === key || each['rel'] === key,
    );
    return tag?.[key] ?? tag?.['content'] ?? tag?.['href'];
  };
};

suite('share metadata', () => {
  test('the title names the page, in the language of the page', () => {
    language = 'vi';
    assert.equal(describe()('title'), 'Xem thông tin Nguyễn An');
    assert.equal(describe()('og:locale'), 'vi_VN');
    language = 'en';
    assert.equal(describe()('title'), 'View profile Nguyễn An');
    assert.equal(describe({ title: 'Thiệp cưới' })('og:title'), 'Thiệp cưới');
  });

  test('the description is text, 120 characters and dots; without one the default stands', () => {
    language = 'en';
    assert.equal(describe({ description: '<p>Xin <b>chào</b></p>' })('description'), 'Xin chào');
    assert.equal(describe({ description: 'ệ'.repeat(121) })('og:description'), `${'ệ'.repeat(120)}...`);
    assert.equal(describe({ description: `${'a'.repeat(119)}...` })('description'), `${'a'.repeat(119)}...`);
    assert.equal(describe({ description: '<p> </p>' })('description'), 'Digital Profile - Connect for Success');
  });

  test('addresses are whole, and one is canonical', () => {
    const meta = describe({ canonical: '/me/an', image: '/api/picture.jpg?v=2' });
    assert.equal(meta('canonical'), 'https://m4u.test/me/an');
    assert.equal(meta('og:url'), 'https://m4u.test/me/an');
    assert.equal(meta('og:image'), 'https://m4u.test/api/picture.jpg?v=2');
    assert.equal(describe({ image: null })('og:image'), 'https://m4u.test/share.png');
    assert.equal(describe({ image: 'https://cdn.test/a.jpg' })('og:image'), 'https://cdn.test/a.jpg');
    assert.equal(meta('twitter:card'), 'summary_large_image');
  });

  test('a picture of another size says so, and an article when it was written', () => {
    const image = { src: '/api/media/a/1600.webp', width: 1600, height: 1200 };
    const meta = describe({ image, type: 'article', published: '2026-11-20T02:00:00.000Z' });
    assert.equal(meta('og:image'), 'https://m4u.test/api/media/a/1600.webp');
    assert.equal(meta('og:image:width'), '1600');
    assert.equal(meta('og:image:height'), '1200');
    assert.equal(meta('article:published_time'), '2026-11-20T02:00:00.000Z');
    assert.equal(meta('article:modified_time'), undefined);
    assert.equal(describe()('og:image:width'), '1200');
  });

  test('further metadata is added to what may be found, and to nothing else', () => {
    const meta = shareMeta<() => { name: string; indexed: boolean }>(
      (data) => data,
      ({ name }, at) => [{ name: 'added', content: `${name} ${at}` }],
    );
    const added = (indexed: boolean) => {
      const args = {
        loaderData: { name: 'An', indexed },
        matches: [{ loaderData: { origin } }],
        location: { pathname: '/' },
      };
      return meta(args as unknown as Parameters<typeof meta>[0]).filter(
        (each) => 'name' in each && each.name === 'added',
      );
    };
    assert.deepEqual(added(true), [{ name: 'added', content: `An ${origin}` }]);
    assert.deepEqual(added(false), []);
  });

  test('a page that is not to be found says so', () => {
    assert.equal(describe({ indexed: false })('robots'), 'noindex');
    assert.equal(describe()('robots'), undefined);
  });

  test('a page without data is titled all the same', () => {
    const meta = shareMeta<() => { name: string }>((data) => data);
    const args = { loaderData: undefined, matches: [], location: { pathname: '/me/a' } };
    assert.deepEqual(meta(args as unknown as Parameters<typeof meta>[0]), [{ title: 'M4U' }]);
  });
});
