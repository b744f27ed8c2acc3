import type { Client } from '@m4u/contract/api';
import { post as endpoints, PostType } from '@m4u/contract/content/post';
import { data } from 'react-router';
import { apiAddress } from '../../platform/api/api-address.server.ts';
import {
  readParameter,
  type KindCalls,
  type ListArgs,
  type PageArgs,
  readList,
  readPiece,
} from '../item/calls.server.ts';
import { postPaths } from '../item/paths.tsx';

type PostsQuery = Parameters<Client['post']['listOfMember']>[0]['query'];

/** API calls of posts. */
export const postCalls = {
  paths: postPaths,
  posters: 'posts',
  list: ({ post }, { kind, id }, query: PostsQuery) =>
    kind === 'member'
      ? post.listOfMember({ params: { id }, query })
      : post.listOfGroup({ params: { brandId: id }, query }),
  get: ({ post }, id) => post.get({ params: { id }, query: {} }),
  setPolicy: ({ post }, { kind }, id, policy) =>
    (kind === 'member' ? post.update : post.updateOfGroup)({ params: { id }, body: { policy } }),
  remove: ({ post }, { kind }, id) => (kind === 'member' ? post.remove : post.removeOfGroup)({ params: { id } }),
} satisfies KindCalls;

/** A page of posts, of one type with `?type=`. */
export const readPosts = async (args: ListArgs) => {
  const postType = PostType.safeParse(readParameter(args, 'type')).data;
  return { ...(await readList(args, postCalls, { postType })), type: postType ?? null };
};

/**
 * One post with its owner and, for an event, the address of its calendar file. The address contains `posts` or the
 * post's type (docs/rules/post.md#addresses). Errors: 404 for any other word.
 */
export const readPost = async (
  args: PageArgs & { readonly params: { readonly posts: string; readonly id: string } },
) => {
  const { posts, id } = args.params;
  if (posts !== 'posts' && !PostType.safeParse(posts).success) throw data(null, { status: 404 });
  const { piece: post, owner } = await readPiece(args, id, postCalls);
  return { post, owner, calendar: post.event && apiAddress(endpoints.calendar, { id: post._id }) };
};

/** Data of the screen of one post. */
export type PostPageData = Awaited<ReturnType<typeof readPost>>;
