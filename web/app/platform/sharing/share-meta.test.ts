import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { setLocaleSource, type Locale } from '../language/language.ts';
import { describeShare, pageTitle, shareMeta } from './share-meta.ts';

let language: Locale = 'vi';
setLocaleSource(() => language);

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
  test('has a title with the name in the page’s language', () => {
    language = 'vi';
    assert.equal(describe()('title'), 'Xem thông tin Nguyễn An');
    assert.equal(describe()('og:locale'), 'vi_VN');
    language = 'en';
    assert.equal(describe()('title'), 'View profile Nguyễn An');
    assert.equal(describe({ title: 'Thiệp cưới' })('og:title'), 'Thiệp cưới');
  });

  test('titles the tab of a page with the name and the headline', () => {
    const meta = describe({ documentTitle: pageTitle({ name: 'Nguyễn An', headline: 'Kiến trúc sư' }) });
    assert.equal(meta('title'), 'Nguyễn An – Kiến trúc sư');
    assert.equal(meta('og:title'), 'View profile Nguyễn An');
    assert.equal(pageTitle({ name: 'Nguyễn An', headline: ' ' }), 'Nguyễn An · M4U');
  });

  test('has a plain description of 120 characters, or the default one', () => {
    language = 'en';
    assert.equal(describe({ description: '<p>Xin <b>chào</b></p>' })('description'), 'Xin chào');
    assert.equal(describe({ description: 'ệ'.repeat(121) })('og:description'), `${'ệ'.repeat(120)}...`);
    assert.equal(describe({ description: `${'a'.repeat(119)}...` })('description'), `${'a'.repeat(119)}...`);
    assert.equal(describe({ description: '<p> </p>' })('description'), 'Digital Profile - Connect for Success');
  });

  test('has absolute addresses and a canonical one', () => {
    const meta = describe({ canonical: '/me/an', image: '/api/picture.jpg?v=2' });
    assert.equal(meta('canonical'), 'https://m4u.test/me/an');
    assert.equal(meta('og:url'), 'https://m4u.test/me/an');
    assert.equal(meta('og:image'), 'https://m4u.test/api/picture.jpg?v=2');
    assert.equal(describe({ image: null })('og:image'), 'https://m4u.test/share.png');
    assert.equal(describe({ image: 'https://cdn.test/a.jpg' })('og:image'), 'https://cdn.test/a.jpg');
    assert.equal(meta('twitter:card'), 'summary_large_image');
  });

  test('states the size of a picture and the date of an article', () => {
    const image = { src: '/api/media/a/1600.webp', width: 1600, height: 1200 };
    const meta = describe({ image, type: 'article', published: '2026-11-20T02:00:00.000Z' });
    assert.equal(meta('og:image'), 'https://m4u.test/api/media/a/1600.webp');
    assert.equal(meta('og:image:width'), '1600');
    assert.equal(meta('og:image:height'), '1200');
    assert.equal(meta('article:published_time'), '2026-11-20T02:00:00.000Z');
    assert.equal(meta('article:modified_time'), undefined);
    assert.equal(describe()('og:image:width'), '1200');
  });

  test('adds further metadata to indexed pages only', () => {
    const meta = shareMeta<() => { name: string; indexed: boolean }>(
      (data) => data,
      ({ name }, index) => [{ name: 'added', content: `${name} ${index}` }],
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

  test('marks pages that are not indexed', () => {
    assert.equal(describe({ indexed: false })('robots'), 'noindex');
    assert.equal(describe()('robots'), undefined);
  });

  test('has a title without data', () => {
    const meta = shareMeta<() => { name: string }>((data) => data);
    const args = { loaderData: undefined, matches: [], location: { pathname: '/me/a' } };
    assert.deepEqual(meta(args as unknown as Parameters<typeof meta>[0]), [{ title: 'M4U' }]);
  });
});
