import type { Owner } from '@m4u/contract/common';
import { post as endpoints, PostType } from '@m4u/contract/content/post';
import { data, type RouterContextProvider } from 'react-router';
import { apiAddress } from '../../platform/api-address.server.ts';
import { api } from '../../platform/api.server.ts';
import { type At, readOwner, readPiece } from '../item/owner.server.ts';
import { postPaths } from '../item/paths.tsx';

type Context = Readonly<RouterContextProvider>;

interface Asked {
  readonly request: Request;
  readonly context: Context;
  readonly kind: Owner['kind'];
  readonly id: string;
  readonly pattern: string;
  readonly at: At;
}

/** All posts of a page, of one type when `?type=` says so, some at a time. */
export const readPosts = async ({ request, context, ...of }: Asked) => {
  const query = new URL(request.url).searchParams;
  const type = PostType.safeParse(query.get('type')).data;
  const owner = await readOwner(context, { ...of, posters: 'posts' });
  const { post } = api(context);
  const asked = { postType: type, cursor: query.get('cursor') ?? undefined };
  const list =
    of.kind === 'member'
      ? await post.listOfMember({ params: { id: owner.id }, query: asked })
      : await post.listOfGroup({ params: { brandId: owner.id }, query: asked });
  return { owner, type: type ?? null, data: list.data, total: list.total, nextCursor: list.nextCursor };
};

/** One post with its owner's page. */
export const readPost = async (context: Context, of: { kind: Owner['kind']; id: string; pattern: string }) => {
  const load = api(context).post.get({ params: { id: of.id }, query: { isBrand: of.kind === 'group' || undefined } });
  const { piece, owner } = await readPiece(context, { ...of, load, at: postPaths.one, posters: 'posts' });
  return { post: piece, owner, calendar: piece.event && apiAddress(endpoints.calendar, { id: piece._id }) };
};

/** The address of a post says `posts`, or what type it is (specification §2 `/me/{posts}/{id}`). Errors: 404. */
export const requirePostPath = (posts: string): void => {
  if (posts !== 'posts' && !PostType.safeParse(posts).success) throw data(null, { status: 404 });
};
