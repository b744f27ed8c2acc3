import { cut, stripMarkup } from '@m4u/contract/share-text';
import type { MetaDescriptor } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { locale } from '../language/language.ts';
import type { Page } from '../request/scope.server.ts';

/** A picture of a share preview with its size in pixels. */
interface ShareImage {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** Share metadata of a page. */
export interface Share {
  /** The person or thing shown; makes the title `Xem thông tin {name}` unless `title` is given. */
  readonly name: string;
  /** Full title, when it differs from the default. */
  readonly title?: string;
  /** Title of the browser's tab, when it differs from the share title. */
  readonly documentTitle?: string;
  /** Text or rich text; converted to plain text of 120 characters. */
  readonly description?: string | null | undefined;
  /** Address of a picture of 1200×630 on any site, or a picture with its size; default is the site's picture. */
  readonly image?: string | ShareImage | null | undefined;
  /** Canonical path when the page has several addresses (`/me/{id}` for `/smc/{link}`). */
  readonly canonical?: string;
  /** Open Graph type: `profile`, `article`, `website` (default). */
  readonly type?: 'website' | 'profile' | 'article';
  /** Of an article: publication and update time, ISO 8601. */
  readonly published?: string;
  readonly updated?: string;
  /** False excludes the page from search engines. */
  readonly indexed?: boolean;
}

/** Default share picture. */
const defaultShareImage = '/share.png';

/** Cuts a text to 120 characters; a text already cut by the API stays as it is. */
const shorten = (text: string): string => {
  const cutBefore = text.endsWith('...') && cut(text.slice(0, -3)) === text.slice(0, -3);
  return cutBefore ? text : cut(text);
};

const toAbsolute = (origin: string, address: string): string => URL.parse(address, origin)?.href ?? origin;

const imageOf = ({ image }: Share): ShareImage =>
  image && typeof image === 'object' ? image : { src: image || defaultShareImage, width: 1200, height: 630 };

const pageOf = (matches: readonly unknown[]): Page | undefined =>
  (matches[0] as { loaderData?: Page } | undefined)?.loaderData;

/**
 * The metadata of a shared page (docs/rules/screens.md#share-metadata): title, description, Open Graph, canonical
 * address, languages.
 */
export const describeShare = (share: Share, path: string, origin: string): MetaDescriptor[] => {
  const title = share.title ?? m.share_title({ name: share.name });
  const description = shorten(stripMarkup(share.description ?? '')) || m.app_description();
  const url = toAbsolute(origin, share.canonical ?? path);
  const inLanguage = (language: string) => `${url}${url.includes('?') ? '&' : '?'}lang=${language}`;
  const { src, width, height } = imageOf(share);
  return [
    { title: share.documentTitle ?? title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { tagName: 'link', rel: 'alternate', hrefLang: 'vi', href: inLanguage('vi') },
    { tagName: 'link', rel: 'alternate', hrefLang: 'en', href: inLanguage('en') },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: url },
    { property: 'og:type', content: share.type ?? 'website' },
    { property: 'og:site_name', content: 'M4U' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: toAbsolute(origin, src) },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
    { property: 'og:image:alt', content: m.share_image_alt({ name: share.name }) },
    { property: 'og:locale', content: locale() === 'en' ? 'en_US' : 'vi_VN' },
    ...(share.published ? [{ property: 'article:published_time', content: share.published }] : []),
    ...(share.updated ? [{ property: 'article:modified_time', content: share.updated }] : []),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(share.indexed === false ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
};

/** Title of the tab of a page about a person or group: `{name} – {headline}`. */
export const pageTitle = ({ name, headline }: { readonly name: string; readonly headline: string }): string =>
  headline.trim() === '' ? `${name} · M4U` : `${name} – ${headline.trim()}`;

/** Title and description of a screen that is not about a person or thing. */
export const screenMeta = (title: string, description: string): MetaDescriptor[] => [
  { title: `${title} · M4U` },
  { name: 'description', content: shorten(description) },
];

/** The used part of a screen's meta arguments. */
interface SharedScreen<Data> {
  readonly loaderData: Data | undefined;
  readonly location: { readonly pathname: string };
  readonly matches: readonly unknown[];
}

/**
 * Creates the `meta` of a shareable screen: `export const meta = shareMeta<typeof loader>((data) => ({ … }))`. `more`
 * adds descriptors, as those of structured-data.ts; pages that are not `indexed` omit them. Without data (the loader
 * failed) the root's title and description apply.
 */
export const shareMeta =
  <Loader extends (...input: never) => unknown>(
    describe: (data: Awaited<ReturnType<Loader>>) => Share,
    more: (data: Awaited<ReturnType<Loader>>, origin: string) => MetaDescriptor[] = () => [],
  ) =>
  ({ loaderData, location, matches }: SharedScreen<Awaited<ReturnType<Loader>>>): MetaDescriptor[] => {
    if (!loaderData) return [{ title: 'M4U' }];
    const share = describe(loaderData);
    const origin = pageOf(matches)?.origin ?? '';
    return [
      ...describeShare(share, location.pathname, origin),
      ...(share.indexed === false ? [] : more(loaderData, origin)),
    ];
  };
