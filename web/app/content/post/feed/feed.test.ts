import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { escapeHtml, type Feed, withWholeAddresses, writeAtom, writeRss } from './feedXml.server.ts';

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
});

/** Parses a well-formed document with an independent parser. */
const read = (xml: string) => {
  assert.equal(XMLValidator.validate(xml), true, xml);
  return parser.parse(xml);
};

const post = {
  id: '0198a0c4-5b1e-7c11-9f0e-2b7f7f0a1c11',
  address: 'https://m4u.vn/me/posts/0198a0c4-5b1e-7c11-9f0e-2b7f7f0a1c11',
  title: 'Mẻ gốm đầu xuân',
  summary: 'Lò vừa mở.',
  html: '<p>Lò vừa mở: ẫ ỡ ữ Đ ặ</p>',
  category: 'Tin tức',
  publishedAt: '2026-03-02T02:00:00.000Z',
  updatedAt: '2026-03-03T02:00:00.000Z',
};

const feed = (changes: Partial<Feed> = {}): Feed => ({
  id: '0198a0c4-5b1e-7c11-9f0e-2b7f7f0a1c10',
  address: 'https://m4u.vn/blog/my-duyen',
  self: 'https://m4u.vn/blog/my-duyen/feed',
  title: 'Blog của Mỹ Duyên',
  description: 'Làm gốm',
  lang: 'vi',
  author: { name: 'Mỹ Duyên', address: 'https://m4u.vn/me/my-duyen' },
  picture: 'https://m4u.vn/api/media/a/800.webp',
  updatedAt: '2026-03-03T02:00:00.000Z',
  entries: [post],
  ...changes,
});

/** Texts with markup, entities, and ends of sections. */
const hostile = [
  'a ]]> b ]]> c',
  '</title></item><script>alert(1)</script>',
  'AT&amp;T &lt;b&gt; &#60;',
  '"quoted" \'and\' <tag attr="x">',
  '<!-- --> <?xml version="1.0"?> <![CDATA[ x',
  '😀 Đặng Thị Mỹ Duyên ẫ ỡ ữ',
];

describe('RSS feed', () => {
  test('names the author and contains whole posts', () => {
    const { channel } = read(writeRss(feed())).rss;
    assert.equal(channel.title, 'Blog của Mỹ Duyên');
    assert.equal(channel.link, 'https://m4u.vn/blog/my-duyen');
    assert.equal(channel.language, 'vi');
    assert.equal(channel.lastBuildDate, 'Tue, 03 Mar 2026 02:00:00 GMT');
    assert.deepEqual(channel['atom:link'], {
      '@href': 'https://m4u.vn/blog/my-duyen/feed',
      '@rel': 'self',
      '@type': 'application/rss+xml',
    });
    assert.equal(channel.image.url, 'https://m4u.vn/api/media/a/800.webp');
    assert.deepEqual(channel.item, {
      title: post.title,
      link: post.address,
      guid: { '#text': `urn:uuid:${post.id}`, '@isPermaLink': 'false' },
      pubDate: 'Mon, 02 Mar 2026 02:00:00 GMT',
      'dc:creator': 'Mỹ Duyên',
      category: 'Tin tức',
      description: 'Lò vừa mở.',
      'content:encoded': post.html,
    });
  });

  test('is valid without posts and description', () => {
    const { channel } = read(writeRss(feed({ entries: [], description: '', picture: undefined }))).rss;
    assert.equal(channel.item, undefined);
    assert.equal(channel.image, undefined);
    assert.equal(channel.description, 'Blog của Mỹ Duyên');
  });

  test('escapes every text, which parsers read unchanged', () => {
    for (const text of hostile) {
      const written = { ...post, title: text, summary: text, html: text, category: text };
      const { channel } = read(writeRss(feed({ title: text, description: text, entries: [written, written] }))).rss;
      assert.deepEqual([channel.title, channel.description], [text, text]);
      assert.equal(channel.item.length, 2);
      const { title, description, category, 'content:encoded': html } = channel.item[1];
      assert.deepEqual([title, description, category, html], [text, text, text, text]);
    }
  });
});

describe('Atom feed', () => {
  test('names the author and contains whole posts', () => {
    const read_ = read(writeAtom(feed())).feed;
    assert.equal(read_['@xml:lang'], 'vi');
    assert.equal(read_.id, 'urn:uuid:0198a0c4-5b1e-7c11-9f0e-2b7f7f0a1c10');
    assert.equal(read_.updated, '2026-03-03T02:00:00.000Z');
    assert.deepEqual(read_.author, { name: 'Mỹ Duyên', uri: 'https://m4u.vn/me/my-duyen' });
    assert.deepEqual(
      read_.link.map((link: Record<string, string>) => [link['@rel'], link['@href']]),
      [
        ['self', 'https://m4u.vn/blog/my-duyen/feed'],
        ['alternate', 'https://m4u.vn/blog/my-duyen'],
      ],
    );
    assert.deepEqual(read_.entry.content, { '@type': 'html', '#text': post.html });
    assert.equal(read_.entry.link['@href'], post.address);
    assert.deepEqual([read_.entry.published, read_.entry.updated], [post.publishedAt, post.updatedAt]);
  });

  test('escapes every text', () => {
    for (const text of hostile) {
      const written = { ...post, title: text, summary: text, html: text, category: text };
      const read_ = read(
        writeAtom(feed({ title: text, author: { name: text, address: 'x' }, entries: [written] })),
      ).feed;
      const { title, summary, content, category } = read_.entry;
      assert.deepEqual([read_.title, read_.author.name], [text, text]);
      assert.deepEqual([title, summary, content['#text'], category['@term']], [text, text, text, text]);
    }
  });
});

test('removes characters that XML forbids', () => {
  const text = 'a\u0001b\u000bc\ufffed\uffffe\ud800f\udc00g\u{1F600}\th';
  for (const xml of [writeRss(feed({ title: text })), writeAtom(feed({ title: text }))]) {
    assert(xml.includes('<title>abcdefg\u{1F600}\th</title>'));
    assert.equal(XMLValidator.validate(xml), true);
  }
});

describe('addresses in posts', () => {
  const base = 'https://m4u.vn/me/posts/1';
  test('become absolute', () => {
    for (const [html, whole] of [
      ['<img src="/api/media/x/800.webp" alt="">', '<img src="https://m4u.vn/api/media/x/800.webp" alt="">'],
      ['<a href="/me/an" rel="nofollow">An</a>', '<a href="https://m4u.vn/me/an" rel="nofollow">An</a>'],
      ['<a data-youtube="x" href="?a=1&amp;b=2">', '<a data-youtube="x" href="https://m4u.vn/me/posts/1?a=1&amp;b=2">'],
      ['<a href="#dau">', '<a href="https://m4u.vn/me/posts/1#dau">'],
      ['<a href="https://example.vn/x?y#z">', '<a href="https://example.vn/x?y#z">'],
      ['<a href="tel:0912345678">', '<a href="tel:0912345678">'],
      ['<p>href="/me/an"</p>', '<p>href="/me/an"</p>'],
    ] as const)
      assert.equal(withWholeAddresses(html, base), whole);
  });

  test('are escaped in plain text', () => {
    assert.equal(escapeHtml('<b title="x">&</b>'), '&lt;b title=&quot;x&quot;&gt;&amp;&lt;/b&gt;');
  });
});
