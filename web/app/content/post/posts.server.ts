import type { Client } from '@m4u/contract/api';
import type { Owner } from '@m4u/contract/common';
import { post as endpoints, PostType } from '@m4u/contract/content/post';
import { data, type RouterContextProvider } from 'react-router';
import { apiAddress } from '../../platform/api/api-address.server.ts';
import { api } from '../../platform/api/api.server.ts';
import { askedOf, type ListAsked, readList } from '../item/list.server.ts';
import { readPiece } from '../item/owner.server.ts';
import { postPaths } from '../item/paths.tsx';

type Context = Readonly<RouterContextProvider>;

type PostsQuery = Parameters<Client['post']['listOfMember']>[0]['query'];

/** The posts of a page as the API lists them. */
export const listPosts = ({ post }: Client, { kind, id }: Owner, query: PostsQuery) =>
  kind === 'member'
    ? post.listOfMember({ params: { id }, query })
    : post.listOfGroup({ params: { brandId: id }, query });

/** All posts of a page, of one type when `?type=` says so, some at a time. */
export const readPosts = async (asked: ListAsked) => {
  const postType = PostType.safeParse(askedOf(asked, 'type')).data;
  const list = await readList(asked, {
    paths: postPaths,
    posters: 'posts',
    load: (owner, cursor) => listPosts(api(asked.context), owner, { postType, cursor }),
  });
  return { ...list, type: postType ?? null };
};

/** One post with its owner's page. */
export const readPost = async (context: Context, of: { kind: Owner['kind']; id: string; pattern: string }) => {
  const load = api(context).post.get({ params: { id: of.id }, query: { isBrand: of.kind === 'group' || undefined } });
  const { piece, owner } = await readPiece(context, { ...of, load, at: postPaths.one, posters: 'posts' });
  return { post: piece, owner, calendar: piece.event && apiAddress(endpoints.calendar, { id: piece._id }) };
};

/** The address of a post says `posts`, or what type it is (docs/rules/post.md#addresses). Errors: 404. */
export const requirePostPath = (posts: string): void => {
  if (posts !== 'posts' && !PostType.safeParse(posts).success) throw data(null, { status: 404 });
};
