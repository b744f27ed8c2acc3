import type { PostFeed } from '@m4u/contract/content/post';
import { stripMarkup } from '@m4u/contract/share-text';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import { findPage } from '../../profile/group/page/anyPage.service.ts';
import * as items from '../item/service.ts';
import { toPost } from './service.ts';

/** Posts of a feed. */
const MOST_POSTS = 30;

/**
 * Content of a page's feed, by id or short link. Feed readers have no session, so only public posts are included.
 * Errors: not-found, also for a locked page.
 */
export const createFeed = async (ctx: Context, idOrLink: string): Promise<PostFeed> => {
  const page = await findPage(ctx, idOrLink);
  if (page.isClosed) fail('not-found');
  const { owner, urlMinify, name, headline, about, language, picture } = page;
  const posts = (await items.listNewest(ctx, { owner, kind: 'post' }, MOST_POSTS)).map((item) => toPost(item));
  const changes = [page.updatedAt.toISOString(), ...posts.map(({ updatedAt }) => updatedAt)];
  return {
    owner,
    urlMinify,
    name,
    description: headline || stripMarkup(about),
    language,
    picture,
    updatedAt: changes.toSorted().at(-1) ?? page.updatedAt.toISOString(),
    posts,
  };
};
