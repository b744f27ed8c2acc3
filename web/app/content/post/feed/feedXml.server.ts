import { writeXml, xmlDeclaration, type Xml } from '../../../platform/sharing/xml.server.ts';

/** A post in a feed; addresses are absolute, texts are plain unless noted. */
export interface FeedEntry {
  readonly id: string;
  readonly address: string;
  readonly title: string;
  readonly summary: string;
  /** The full text, with absolute addresses. */
  readonly html: string;
  readonly category: string;
  /** ISO 8601. */
  readonly publishedAt: string;
  readonly updatedAt: string;
}

/** A feed, independent of its format. */
export interface Feed {
  readonly id: string;
  /** Address of the blog. */
  readonly address: string;
  /** Address of the feed itself. */
  readonly self: string;
  readonly title: string;
  readonly description: string;
  readonly lang: string;
  readonly author: { readonly name: string; readonly address: string };
  /** Address of the author's picture. */
  readonly picture: string | undefined;
  readonly updatedAt: string;
  readonly entries: readonly FeedEntry[];
}

/** Media types of the two formats. */
export const feedTypes = {
  rss: 'application/rss+xml; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
} as const;

/** A permanent id that does not change with short links or domains. */
const urn = (id: string): string => `urn:uuid:${id}`;

/** Formats a moment for RSS (RFC 822). */
const rssDate = (time: string): string => new Date(time).toUTCString();

const rssItem =
  (author: Feed['author']) =>
  (entry: FeedEntry): Xml => ({
    title: entry.title,
    link: entry.address,
    guid: { '@isPermaLink': 'false', '#text': urn(entry.id) },
    pubDate: rssDate(entry.publishedAt),
    'dc:creator': author.name,
    category: entry.category,
    description: entry.summary,
    'content:encoded': entry.html,
  });

/** Writes a feed as RSS 2.0. */
export const writeRss = (feed: Feed): string =>
  xmlDeclaration +
  writeXml({
    rss: {
      '@version': '2.0',
      '@xmlns:atom': 'http://www.w3.org/2005/Atom',
      '@xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
      '@xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      channel: {
        title: feed.title,
        link: feed.address,
        // RSS requires a non-empty description.
        description: feed.description || feed.title,
        language: feed.lang,
        lastBuildDate: rssDate(feed.updatedAt),
        'atom:link': { '@href': feed.self, '@rel': 'self', '@type': 'application/rss+xml' },
        ...(feed.picture !== undefined && { image: { url: feed.picture, title: feed.title, link: feed.address } }),
        item: feed.entries.map(rssItem(feed.author)),
      },
    },
  });

const atomEntry = (entry: FeedEntry): Xml => ({
  title: entry.title,
  id: urn(entry.id),
  link: { '@rel': 'alternate', '@type': 'text/html', '@href': entry.address },
  published: entry.publishedAt,
  updated: entry.updatedAt,
  category: { '@term': entry.category },
  summary: entry.summary,
  content: { '@type': 'html', '#text': entry.html },
});

/** Writes a feed as Atom 1.0 (RFC 4287). */
export const writeAtom = (feed: Feed): string =>
  xmlDeclaration +
  writeXml({
    feed: {
      '@xmlns': 'http://www.w3.org/2005/Atom',
      '@xml:lang': feed.lang,
      title: feed.title,
      ...(feed.description !== '' && { subtitle: feed.description }),
      id: urn(feed.id),
      updated: feed.updatedAt,
      link: [
        { '@rel': 'self', '@type': 'application/atom+xml', '@href': feed.self },
        { '@rel': 'alternate', '@type': 'text/html', '@href': feed.address },
      ],
      author: { name: feed.author.name, uri: feed.author.address },
      ...(feed.picture !== undefined && { logo: feed.picture }),
      entry: feed.entries.map(atomEntry),
    },
  });

/** Addresses in attributes; the API's sanitizer always writes double quotes. */
const addressed = /(<(?:a|img)\b[^>]*?\s(?:href|src)=")([^"]*)"/g;

/** Makes the addresses in sanitised HTML absolute; `base` is the address of its screen. */
export const withWholeAddresses = (html: string, base: string): string =>
  html.replaceAll(addressed, (all, before: string, address: string) => {
    const whole = URL.parse(address, base)?.href;
    return whole === undefined ? all : `${before}${whole}"`;
  });

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes plain text for HTML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');
