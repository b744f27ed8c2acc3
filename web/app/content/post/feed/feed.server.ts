import type { Picture } from '@m4u/contract/common';
import type { Post, PostFeed } from '@m4u/contract/content/post';
import { href, redirect, type RouterContextProvider } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { dateAndTime } from '../../../platform/language/formats.ts';
import { defaultLocale, toLocale } from '../../../platform/language/language.ts';
import { problemOf } from '../../../platform/api/problem.ts';
import { scopeOf } from '../../../platform/request/scope.server.ts';
import { answerText } from '../../../platform/document/text-answer.server.ts';
import { postPaths } from '../../item/paths.tsx';
import { blogPaths } from '../blog/blogMeta.tsx';
import {
  escapeHtml,
  type Feed,
  type FeedEntry,
  feedTypes,
  withWholeAddresses,
  writeAtom,
  writeRss,
} from './feedXml.server.ts';
import { postTypeWords } from '../postWords.tsx';

/** Cache time of a feed in seconds; short, so that a hidden post soon disappears from feed readers. */
const maxAge = 60;

const writers = { rss: writeRss, atom: writeAtom } as const;

const pictureHtml = ({ src, width, height }: Picture, caption: string): string =>
  `<figure><img src="${src}" alt="${escapeHtml(caption)}" width="${width}" height="${height}">` +
  `${caption && `<figcaption>${escapeHtml(caption)}</figcaption>`}</figure>`;

const eventHtml = ({ start, end, place }: NonNullable<Post['event']>): string => {
  const times = [start, end].flatMap((time) => (time === null ? [] : [dateAndTime(time)])).join(' – ');
  return `<p><strong>${escapeHtml([times, place].filter(Boolean).join(' · '))}</strong></p>`;
};

const toFeedEntry = (post: Post, origin: string): FeedEntry => {
  const address = origin + postPaths.one(post.owner.kind, post._id);
  const pictures = post.images.map((image) => pictureHtml(image, image.caption)).join('');
  return {
    id: post._id,
    address,
    title: post.title,
    summary: post.excerpt,
    html: withWholeAddresses((post.event ? eventHtml(post.event) : '') + post.content + pictures, address),
    category: postTypeWords[post.postType](),
    publishedAt: post.createdAt,
    updatedAt: post.updatedAt,
  };
};

const toFeed = (postFeed: PostFeed, origin: string, self: string): Feed => {
  const slug = postFeed.urlMinify ?? postFeed.owner.id;
  const page = postFeed.owner.kind === 'member' ? href('/me/:id', { id: slug }) : href('/mbg/:id', { id: slug });
  return {
    id: postFeed.owner.id,
    address: origin + blogPaths.page(slug),
    self: origin + self,
    title: m.post_blog_of({ name: postFeed.name }),
    description: postFeed.description,
    lang: toLocale(postFeed.language) ?? defaultLocale,
    author: { name: postFeed.name, address: origin + page },
    picture: postFeed.picture ? origin + postFeed.picture.src : undefined,
    updatedAt: postFeed.updatedAt,
    entries: postFeed.posts.map((post) => toFeedEntry(post, origin)),
  };
};

/** Feed readers get an error status instead of a redirect to an error screen. */
const load = async (context: Readonly<RouterContextProvider>, id: string): Promise<PostFeed> => {
  try {
    return (await api(context).post.feed({ params: { id } })).data;
  } catch (thrown) {
    const status = problemOf(thrown)?.status;
    if (status === 404 || status === 422) throw new Response(null, { status: 404 });
    throw thrown;
  }
};

/**
 * Answers a blog's feed with public posts, in its owner's language. A former short link redirects to the present one;
 * an unknown page answers 404.
 */
export const answerFeed = async (
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  id: string,
  format: 'rss' | 'atom',
): Promise<Response> => {
  const postFeed = await load(context, id);
  const { owner, urlMinify, language, updatedAt } = postFeed;
  if (urlMinify !== null && id !== owner.id && id.toLowerCase() !== urlMinify)
    throw redirect(blogPaths[format](urlMinify));
  const { page } = scopeOf(context);
  page.locale = toLocale(language) ?? defaultLocale;
  const feed = toFeed(postFeed, page.origin, blogPaths[format](urlMinify ?? owner.id));
  const text = writers[format](feed);
  return answerText({ request, context }, { type: feedTypes[format], text, updatedAt, maxAge });
};
