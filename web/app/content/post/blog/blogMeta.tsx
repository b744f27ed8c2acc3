import { href, type MetaDescriptor } from 'react-router';
import type { BlogPostingLeaf } from 'schema-dts';
import { m } from '../../../paraglide/messages.js';
import type { Share } from '../../../platform/sharing/share-meta.ts';
import { breadcrumbs, toJsonLd, party } from '../../../platform/sharing/structured-data.ts';
import { postPaths } from '../../item/paths.tsx';
import type { Blog } from './blog.server.ts';

/** Addresses of a blog and its feeds; `slug` is the owner's short link or id. */
export const blogPaths = {
  page: (slug: string): string => href('/blog/:id', { id: slug }),
  rss: (slug: string): string => href('/blog/:id/rss.xml', { id: slug }),
  atom: (slug: string): string => href('/blog/:id/atom.xml', { id: slug }),
};

/** Share metadata of a blog: its owner's (docs/rules/post.md#addresses). */
export const blogShare = ({ owner }: Blog): Share => ({
  name: owner.name,
  documentTitle: m.post_blog_of({ name: owner.name }),
  description: owner.about || owner.headline,
  image: owner.shareImage,
  canonical: blogPaths.page(owner.slug),
  indexed: owner.indexed,
});

/** Link tags by which feed readers find the feeds. */
export const feedLinks = ({ owner }: Blog): MetaDescriptor[] => {
  const title = m.post_blog_of({ name: owner.name });
  const alternate = { tagName: 'link', rel: 'alternate' };
  return [
    { ...alternate, type: 'application/rss+xml', title, href: blogPaths.rss(owner.slug) },
    { ...alternate, type: 'application/atom+xml', title: `${title} (Atom)`, href: blogPaths.atom(owner.slug) },
  ];
};

/** Structured data of a blog for search engines: its owner, and the public ones of the shown posts. */
export const blogData = ({ owner, data }: Blog, origin: string): MetaDescriptor[] => {
  const absolute = (path: string): string => new URL(path, origin).href;
  const name = m.post_blog_of({ name: owner.name });
  const url = blogPaths.page(owner.slug);
  const author = party({ kind: owner.kind, name: owner.name, url: owner.path }, origin);
  return [
    toJsonLd({
      '@type': 'Blog',
      url: absolute(url),
      name,
      description: owner.about || owner.headline || undefined,
      inLanguage: owner.lang,
      author,
      blogPost: data
        .filter(({ policy }) => policy === 'public')
        .map(({ _id, title, cover, createdAt, updatedAt }): BlogPostingLeaf => ({
          '@type': 'BlogPosting',
          url: absolute(postPaths.one(owner.kind, _id)),
          headline: title,
          image: cover ? absolute(cover.src) : undefined,
          datePublished: createdAt,
          dateModified: updatedAt,
          author,
        })),
    }),
    breadcrumbs(
      [
        { name: owner.name, url: owner.path },
        { name, url },
      ],
      origin,
    ),
  ];
};
