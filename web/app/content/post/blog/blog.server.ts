import { PostType } from '@m4u/contract/content/post';
import { data as missing, href, type RouterContextProvider } from 'react-router';
import { api } from '../../../platform/api/api.server.ts';
import { loadOrNotFound } from '../../../platform/cache/shared.server.ts';
import { readOwner } from '../../item/owner.server.ts';
import { postCalls } from '../post.server.ts';

const pattern = '/blog/:id';

/**
 * A page of a member's or group's visible posts, newest first, of one type with `?type=`. `id` is an id or a short link
 * of either kind of owner.
 */
export const readBlog = async ({
  request,
  context,
  id,
}: {
  request: Request;
  context: Readonly<RouterContextProvider>;
  id: string;
}) => {
  const query = new URL(request.url).searchParams;
  const type = PostType.safeParse(query.get('type')).data;
  const cursor = query.get('cursor') ?? undefined;
  const { member } = api(context);
  const { data: found } = await loadOrNotFound(context, pattern, member.infoByLink({ params: { id }, query: {} }));
  if (found.kind === 'agency') throw missing(null, { status: 404 });
  const owner = await readOwner(context, {
    kind: found.kind,
    id,
    pattern,
    pathFor: (slug) => href(pattern, { id: slug }),
  });
  const { data, total, nextCursor } = await postCalls.list(api(context), owner, {
    postType: type,
    cursor,
    order: 'newest',
  });
  return { owner, type: type ?? null, isStart: cursor === undefined, data, total, nextCursor };
};

/** Data of a blog's screen. */
export type Blog = Awaited<ReturnType<typeof readBlog>>;
