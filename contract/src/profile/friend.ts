import * as z from 'zod';
import { ById, ByIdOrLink, data, Flag, Id, line, list, Paging } from '../common.ts';
import { endpoints } from '../http/endpoint.ts';
import { FriendRelation, FriendStatus } from './friend/schema.ts';

/** Two members: `from` sent the request, `to` received it. */
const Pair = z.object({ from: Id, to: Id });
const OfAsker = z.object({ from: Id });

/** A suggested member, with the number of groups and friends in common (docs/rules/friend.md#lists). */
export const FriendSuggestion = FriendRelation.extend({ groupsInCommon: z.int(), friendsInCommon: z.int() });
export type FriendSuggestion = z.output<typeof FriendSuggestion>;

/** Friends, requests and blocks (docs/rules/friend.md). */
export const friend = endpoints({
  listOfMember: {
    method: 'GET',
    path: '/friend/getFriendsByMemberId/:id',
    access: 'anyone',
    summary:
      'Friends of a member by name: all for the member and their friends, common ones for other members, none for visitors; `total` counts these, `totalAll` all friends; `id` is an id or short link',
    params: ByIdOrLink,
    query: Paging,
    result: list(FriendRelation).extend({ totalAll: z.int() }),
    errors: ['not-found'],
  },
  status: {
    method: 'GET',
    path: '/friend/getFriendsStatusByMemberId/:id',
    access: 'member',
    summary: 'The caller’s relation to a member, and the actions open to the caller; `id` is an id or short link',
    params: ByIdOrLink,
    result: data(FriendRelation),
    errors: ['not-found'],
  },
  isAccept: {
    method: 'GET',
    path: '/friend/getFriendsIsAcceptById/:id',
    access: 'member',
    summary: 'Whether a member and the caller are friends',
    params: ById,
    result: data(z.object({ isAccept: z.boolean() })),
    errors: ['not-found'],
  },
  listByStatus: {
    method: 'GET',
    path: '/friend/getFriendsByStatus/:id',
    access: 'member',
    summary:
      'The caller’s friends by name, or received requests, sent requests or blocked members, latest first; `name` matches any part of a name, ignoring diacritics',
    params: ById,
    query: Paging.extend({
      status: FriendStatus.exclude(['none']).default('accepted'),
      name: line(100).optional(),
    }),
    result: list(FriendRelation),
    errors: ['not-found'],
  },
  totals: {
    method: 'GET',
    path: '/friend/getTotalFriend/:id',
    access: 'anyone',
    summary: 'Number of a member’s friends, and for the member also of open requests; `id` is an id or short link',
    params: ByIdOrLink,
    result: data(
      z.object({
        total: z.int(),
        /** Requests that the member has not answered yet; null for other readers. */
        received: z.int().nullable(),
        /** Requests that the member has sent and that have no answer yet; null for other readers. */
        requested: z.int().nullable(),
      }),
    ),
    errors: ['not-found'],
  },
  suggestions: {
    method: 'GET',
    path: '/friend/suggestions',
    access: 'member',
    summary:
      'Up to 20 members whom the caller may know, from common groups and friends of friends, most in common first',
    result: data(z.array(FriendSuggestion)),
  },
  add: {
    method: 'PUT',
    path: '/friend/addFriendsById/:from',
    access: 'member',
    summary: 'Sends a friend request from the caller (`from`); requests in both directions become a friendship',
    params: OfAsker,
    body: Pair,
    result: data(FriendRelation),
    errors: ['not-found', 'forbidden', 'account-unverified', 'friend-refused', 'conflict'],
  },
  accept: {
    method: 'PUT',
    path: '/friend/acceptFriendsById/:from',
    access: 'member',
    summary: 'Accepts the friend request of `from`; the caller is `to`',
    params: OfAsker,
    body: Pair,
    result: data(FriendRelation),
    errors: ['not-found', 'forbidden', 'account-unverified'],
  },
  reject: {
    method: 'PUT',
    path: '/friend/rejectedFriendsById/:from',
    access: 'member',
    summary: 'Declines or withdraws a friend request, or ends a friendship; the caller is one of the two members',
    params: OfAsker,
    body: Pair,
    result: data(FriendRelation),
    errors: ['not-found', 'forbidden'],
  },
  block: {
    method: 'PUT',
    path: '/friend/block/:id',
    access: 'member',
    summary: 'Blocks a member, which ends friendship and requests; with `blocked` false unblocks them',
    params: ById,
    body: z.object({ blocked: Flag }),
    result: data(FriendRelation),
    errors: ['not-found'],
  },
});
