import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { MetaDescriptor } from 'react-router';
import { article, breadcrumbs, event, organization, person, product } from './structured-data.ts';

const origin = 'https://m4u.test';
const an = { kind: 'member', name: 'Nguyễn An', url: '/me/an' } as const;
const khanh = { kind: 'group', name: 'Bếp Khánh', url: 'https://m4u.test/smc/bep-khanh' } as const;

/** The data as in the page, without undefined fields. */
const read = (descriptor: MetaDescriptor) =>
  JSON.parse(JSON.stringify((descriptor as Record<string, unknown>)['script:ld+json']));

suite('structured data', () => {
  test('describes an article with author, dates and absolute addresses', () => {
    const data = read(
      article(
        {
          url: '/blog/1',
          title: 'Khai trương chi nhánh Đà Nẵng',
          description: '<p>Mời bạn &amp; gia đình</p>',
          images: ['/api/media/a/1600.webp'],
          publishedAt: '2026-11-20T02:00:00.000Z',
          author: an,
          lang: 'vi',
        },
        origin,
      ),
    );
    assert.deepEqual(data, {
      '@context': 'https://schema.org',
      '@type': 'Article',
      url: 'https://m4u.test/blog/1',
      headline: 'Khai trương chi nhánh Đà Nẵng',
      description: 'Mời bạn & gia đình',
      image: ['https://m4u.test/api/media/a/1600.webp'],
      datePublished: '2026-11-20T02:00:00.000Z',
      dateModified: '2026-11-20T02:00:00.000Z',
      author: { '@type': 'Person', name: 'Nguyễn An', url: 'https://m4u.test/me/an' },
      inLanguage: 'vi',
    });
  });

  test('describes a product’s offer in VND, and none without a price', () => {
    const facts = { url: '/products/1', name: 'Nước mắm', seller: khanh };
    const { offers } = read(product({ ...facts, price: 185000, quantity: 0 }, origin));
    assert.equal(offers.price, '185000');
    assert.equal(offers.priceCurrency, 'VND');
    assert.equal(offers.availability, 'https://schema.org/OutOfStock');
    assert.deepEqual(offers.seller, { '@type': 'Organization', name: 'Bếp Khánh', url: khanh.url });
    assert.match(read(product({ ...facts, price: 0 }, origin)).offers.availability, /InStock$/);
    const unpriced = read(product({ ...facts, price: null, images: [] }, origin));
    assert.ok(!('offers' in unpriced) && !('image' in unpriced) && !('description' in unpriced));
  });

  test('describes an event with known times and place', () => {
    const facts = { url: '/blog/2', name: 'Gặp mặt', start: '2026-12-01T01:00:00.000Z', organizer: khanh };
    const data = read(event({ ...facts, end: '2026-12-01T03:00:00.000Z', place: 'Hội An' }, origin));
    assert.equal(data.startDate, facts.start);
    assert.equal(data.endDate, '2026-12-01T03:00:00.000Z');
    assert.deepEqual(data.location, { '@type': 'Place', name: 'Hội An', address: 'Hội An' });
    const open = read(event({ ...facts, end: null, place: '' }, origin));
    assert.ok(!('endDate' in open) && !('location' in open));
  });

  test('lists only web addresses of people and organizations', () => {
    const facts = { url: '/me/an', name: 'An', image: '/a.webp', elsewhere: ['https://an.test/', 'tel:+84912345678'] };
    const data = read(person({ ...facts, jobTitle: '', organization: 'Bếp Khánh' }, origin));
    assert.deepEqual(data.sameAs, ['https://an.test/']);
    assert.equal(data.image, 'https://m4u.test/a.webp');
    assert.deepEqual(data.worksFor, { '@type': 'Organization', name: 'Bếp Khánh' });
    assert.ok(!('jobTitle' in data));
    assert.equal(read(organization(facts, origin))['@type'], 'Organization');
  });

  test('numbers breadcrumbs from one', () => {
    const steps = [
      { name: 'An', url: '/me/an' },
      { name: 'Bài viết', url: '/me/an/posts' },
    ];
    assert.deepEqual(read(breadcrumbs(steps, origin)).itemListElement, [
      { '@type': 'ListItem', position: 1, name: 'An', item: 'https://m4u.test/me/an' },
      { '@type': 'ListItem', position: 2, name: 'Bài viết', item: 'https://m4u.test/me/an/posts' },
    ]);
  });
});
