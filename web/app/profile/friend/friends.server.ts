import type { FriendRelation } from '@m4u/contract/profile/friend/schema';
import { href, type RouterContextProvider } from 'react-router';
import { api } from '../../platform/api/api.server.ts';
import { pageNumber } from '../../platform/search/page-number.server.ts';
import type { Reader } from '../../platform/request/scope.server.ts';
import type { ListedPerson } from './FriendList.tsx';
import { type FriendList, friendLists } from './friendPaths.tsx';

type Context = Readonly<RouterContextProvider>;

/** Number of people per page. */
const pageSize = 20;

const isList = (text: string | null): text is FriendList => (friendLists as readonly (string | null)[]).includes(text);

/** The reader's own friends: one list, and the totals of the counted lists. */
export interface OwnFriends {
  readonly kind: 'own';
  readonly id: string;
  readonly verified: boolean;
  /** Path of the reader's page. */
  readonly path: string;
  readonly list: FriendList;
  /** The search text; empty for all. */
  readonly name: string;
  readonly page: number;
  readonly people: readonly ListedPerson[];
  readonly total: number;
  readonly totals: { readonly accepted: number; readonly received: number; readonly requested: number };
}

/** Reads one of the reader's own lists. */
export const readOwnFriends = async (context: Context, reader: Reader, url: URL): Promise<OwnFriends> => {
  const { memberId: id, urlMinify, verified } = reader;
  const status = url.searchParams.get('status');
  const list = isList(status) ? status : 'accepted';
  const name = list === 'suggestions' ? '' : (url.searchParams.get('name') ?? '').trim().slice(0, 100);
  const page = pageNumber(url.searchParams);
  const { friend } = api(context);
  const [{ data: totals }, friends] = await Promise.all([
    friend.totals({ params: { id } }),
    list === 'suggestions'
      ? friend.suggestions().then(({ data }) => ({ data, total: data.length }))
      : friend.listByStatus({
          params: { id },
          query: { status: list, page, limit: pageSize, ...(name !== '' && { name }) },
        }),
  ]);
  return {
    kind: 'own',
    id,
    verified,
    path: href('/me/:id', { id: urlMinify ?? id }),
    list,
    name,
    page,
    people: friends.data,
    total: friends.total,
    totals: { accepted: totals.total, received: totals.received ?? 0, requested: totals.requested ?? 0 },
  };
};

/** Another member's friends, limited to what the reader may see. */
export interface OthersFriends {
  readonly kind: 'others';
  readonly name: string;
  /** Path of the member's page. */
  readonly path: string;
  readonly readerId: string | null;
  readonly page: number;
  readonly people: readonly FriendRelation[];
  readonly total: number;
  readonly totalAll: number;
}

/** Reads the friends of a member, by id or short link. Errors: not-found. */
export const readOthersFriends = async (
  context: Context,
  id: string,
  reader: Reader | null,
  url: URL,
): Promise<OthersFriends> => {
  const page = pageNumber(url.searchParams);
  const { friend, member } = api(context);
  const [{ data, total, totalAll }, { data: owner }] = await Promise.all([
    friend.listOfMember({ params: { id }, query: { page, limit: pageSize } }),
    member.infoByLink({ params: { id }, query: {} }),
  ]);
  return {
    kind: 'others',
    name: owner.name,
    path: href('/me/:id', { id: owner.urlMinify ?? owner._id }),
    readerId: reader?.memberId ?? null,
    page,
    people: data,
    total,
    totalAll,
  };
};
