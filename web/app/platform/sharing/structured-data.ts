import { cut, stripMarkup } from '@m4u/contract/share-text';
import type { MetaDescriptor } from 'react-router';
import type {
  ArticleLeaf,
  AudioObjectLeaf,
  BlogLeaf,
  BreadcrumbListLeaf,
  EventLeaf,
  ImageGalleryLeaf,
  ImageObjectLeaf,
  ListItemLeaf,
  OrganizationLeaf,
  PersonLeaf,
  ProductLeaf,
  WithContext,
} from 'schema-dts';

/**
 * Structured data (schema.org) for search engines. Each function returns a descriptor for a screen's `meta`; include
 * only public content that the page shows. Addresses may be paths: `origin` completes them.
 *
 * The types are single ones of schema.org (`…Leaf`), so that an unknown property is a type error. Add a type here
 * before a page uses it.
 */
type Thing =
  | ArticleLeaf
  | BlogLeaf
  | BreadcrumbListLeaf
  | EventLeaf
  | ImageGalleryLeaf
  | OrganizationLeaf
  | PersonLeaf
  | ProductLeaf;

/** Reference to a person or an organization. */
interface Party {
  readonly kind: 'member' | 'group';
  readonly name: string;
  /** Address of their page. */
  readonly url: string;
}

const toAbsolute = (address: string, origin: string): string => new URL(address, origin).href;

const toAbsoluteAll = (addresses: readonly string[] | undefined, origin: string): string[] | undefined =>
  addresses && addresses.length > 0 ? addresses.map((address) => toAbsolute(address, origin)) : undefined;

/** Converts text or rich text to one line; undefined when empty. */
const toPlainLine = (text: string | null | undefined): string | undefined =>
  cut(stripMarkup(text ?? ''), 300) || undefined;

/**
 * Creates the descriptor of a thing. Pass literals, and name the type that a callback returns: names of spread and
 * inferred properties are not checked.
 */
export const toJsonLd = (thing: Thing): MetaDescriptor => {
  const data: WithContext<Thing> = { '@context': 'https://schema.org', ...thing };
  return { 'script:ld+json': data };
};

/** A person or an organization as the author, the seller or the organizer. */
export const party = ({ kind, name, url }: Party, origin: string): PersonLeaf | OrganizationLeaf => ({
  '@type': kind === 'group' ? 'Organization' : 'Person',
  name,
  url: toAbsolute(url, origin),
});

export interface ArticleFacts {
  readonly url: string;
  readonly title: string;
  /** Text or rich text. */
  readonly description?: string;
  readonly images?: readonly string[];
  /** ISO 8601. */
  readonly publishedAt: string;
  readonly updatedAt?: string;
  readonly author: Party;
  readonly lang?: string;
  /** The place it is about, with degrees of latitude and longitude. */
  readonly place?: { readonly name: string; readonly latitude: number; readonly longitude: number } | null;
  /** Recordings of it, with their length in seconds. */
  readonly recordings?: readonly { readonly src: string; readonly lang: string; readonly seconds: number }[];
}

/** Article: a post, a diary entry, a relic's story. */
export const article = (facts: ArticleFacts, origin: string): MetaDescriptor =>
  toJsonLd({
    '@type': 'Article',
    url: toAbsolute(facts.url, origin),
    // Search engines refuse longer headlines.
    headline: cut(facts.title, 110),
    description: toPlainLine(facts.description),
    image: toAbsoluteAll(facts.images, origin),
    datePublished: facts.publishedAt,
    dateModified: facts.updatedAt ?? facts.publishedAt,
    author: party(facts.author, origin),
    inLanguage: facts.lang,
    contentLocation: facts.place
      ? {
          '@type': 'Place',
          name: facts.place.name || undefined,
          geo: { '@type': 'GeoCoordinates', latitude: facts.place.latitude, longitude: facts.place.longitude },
        }
      : undefined,
    audio:
      facts.recordings && facts.recordings.length > 0
        ? facts.recordings.map(({ src, lang, seconds }): AudioObjectLeaf => ({
            '@type': 'AudioObject',
            contentUrl: toAbsolute(src, origin),
            inLanguage: lang,
            duration: `PT${seconds}S`,
          }))
        : undefined,
  });

export interface ProductFacts {
  readonly url: string;
  readonly name: string;
  readonly description?: string;
  readonly images?: readonly string[];
  /** Whole đồng; without a price there is no offer. */
  readonly price?: number | null;
  /** Stock of a counted product. */
  readonly quantity?: number | null;
  readonly seller: Party;
}

/** Product or service, with its price in đồng. */
export const product = ({ price, quantity, ...facts }: ProductFacts, origin: string): MetaDescriptor =>
  toJsonLd({
    '@type': 'Product',
    url: toAbsolute(facts.url, origin),
    name: facts.name,
    description: toPlainLine(facts.description),
    image: toAbsoluteAll(facts.images, origin),
    offers:
      price == null
        ? undefined
        : {
            '@type': 'Offer',
            url: toAbsolute(facts.url, origin),
            price: String(price),
            priceCurrency: 'VND',
            availability: `https://schema.org/${quantity === 0 ? 'OutOfStock' : 'InStock'}`,
            seller: party(facts.seller, origin),
          },
  });

export interface EventFacts {
  readonly url: string;
  readonly name: string;
  readonly description?: string;
  readonly images?: readonly string[];
  /** ISO 8601. */
  readonly start: string;
  readonly end?: string | null;
  readonly place?: string;
  readonly organizer: Party;
}

/** Event with a time. */
export const event = (facts: EventFacts, origin: string): MetaDescriptor =>
  toJsonLd({
    '@type': 'Event',
    url: toAbsolute(facts.url, origin),
    name: facts.name,
    description: toPlainLine(facts.description),
    image: toAbsoluteAll(facts.images, origin),
    startDate: facts.start,
    endDate: facts.end ?? undefined,
    eventStatus: 'https://schema.org/EventScheduled',
    location: facts.place ? { '@type': 'Place', name: facts.place, address: facts.place } : undefined,
    organizer: party(facts.organizer, origin),
  });

export interface ProfileFacts {
  readonly url: string;
  readonly name: string;
  /** Text or rich text. */
  readonly description?: string;
  readonly image?: string | null | undefined;
  readonly telephone?: string | undefined;
  readonly email?: string | undefined;
  readonly address?: string | undefined;
  /** Profiles on other sites; invalid web addresses are omitted. */
  readonly elsewhere?: readonly string[];
}

/** Properties that a person and an organization share. */
type Profile = Pick<
  PersonLeaf,
  'url' | 'name' | 'description' | 'image' | 'telephone' | 'email' | 'address' | 'sameAs'
>;

const profile = (facts: ProfileFacts, origin: string): Profile => ({
  url: toAbsolute(facts.url, origin),
  name: facts.name,
  description: toPlainLine(facts.description),
  image: facts.image ? toAbsolute(facts.image, origin) : undefined,
  telephone: facts.telephone || undefined,
  email: facts.email || undefined,
  address: facts.address || undefined,
  sameAs: facts.elsewhere?.filter((address) => /^https?:/i.test(address) && URL.canParse(address)),
});

/** A person; `organization` is where they work. */
export const person = (
  { jobTitle, organization: worksFor, ...facts }: ProfileFacts & { jobTitle?: string; organization?: string | null },
  origin: string,
): MetaDescriptor =>
  toJsonLd({
    '@type': 'Person',
    ...profile(facts, origin),
    jobTitle: jobTitle || undefined,
    worksFor: worksFor ? { '@type': 'Organization', name: worksFor } : undefined,
  });

/** A brand, a group or a company. */
export const organization = (facts: ProfileFacts, origin: string): MetaDescriptor =>
  toJsonLd({ '@type': 'Organization', ...profile(facts, origin) });

export interface GalleryFacts {
  readonly url: string;
  readonly name: string;
  /** Text or rich text. */
  readonly description?: string;
  readonly pictures: readonly { readonly src: string; readonly caption: string }[];
  /** ISO 8601. */
  readonly publishedAt: string;
  readonly author: Party;
}

/** Image gallery. */
export const gallery = (facts: GalleryFacts, origin: string): MetaDescriptor =>
  toJsonLd({
    '@type': 'ImageGallery',
    url: toAbsolute(facts.url, origin),
    name: facts.name,
    description: toPlainLine(facts.description),
    datePublished: facts.publishedAt,
    author: party(facts.author, origin),
    image: facts.pictures.map(({ src, caption }): ImageObjectLeaf => ({
      '@type': 'ImageObject',
      contentUrl: toAbsolute(src, origin),
      caption: caption || undefined,
    })),
  });

/** Breadcrumbs from the top to the page itself. */
export const breadcrumbs = (
  steps: readonly { readonly name: string; readonly url: string }[],
  origin: string,
): MetaDescriptor =>
  toJsonLd({
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index): ListItemLeaf => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: toAbsolute(url, origin),
    })),
  });
