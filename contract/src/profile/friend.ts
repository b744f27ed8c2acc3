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
      'A member’s friends by name, each as they are to the reader: all of them for the member and their friends, those ' +
      'in common for other members, none for visitors; `total` of these, `totalAll` of all; `id` is an id or a short link',
    params: ByIdOrLink,
    query: Paging,
    result: list(FriendRelation).extend({ totalAll: z.int() }),
    errors: ['not-found'],
  },
  status: {
    method: 'GET',
    path: '/friend/getFriendsStatusByMemberId/:id',
    access: 'member',
    summary: 'What a member is to the reader, and what the reader may do about it; `id` is an id or a short link',
    params: ByIdOrLink,
    result: data(FriendRelation),
    errors: ['not-found'],
  },
  isAccept: {
    method: 'GET',
    path: '/friend/getFriendsIsAcceptById/:id',
    access: 'member',
    summary: 'Whether a member and the reader are friends',
    params: ById,
    result: data(z.object({ isAccept: z.boolean() })),
    errors: ['not-found'],
  },
  listByStatus: {
    method: 'GET',
    path: '/friend/getFriendsByStatus/:id',
    access: 'member',
    summary:
      'The reader’s own lists: friends by name; who asked, whom they asked and whom they blocked, the latest first; ' +
      '`name` finds any part of a name, without diacritics',
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
    summary:
      'How many friends a member has, and for the member themself how many requests; `id` is an id or a short link',
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
      'Twenty at most whom the reader may know: from groups in common and friends of friends, most in common first',
    result: data(z.array(FriendSuggestion)),
  },
  add: {
    method: 'PUT',
    path: '/friend/addFriendsById/:from',
    access: 'member',
    summary: 'The reader (`from`) asks a member to be friends; two requests that cross are a friendship',
    params: OfAsker,
    body: Pair,
    result: data(FriendRelation),
    errors: ['not-found', 'forbidden', 'account-unverified', 'friend-refused', 'conflict'],
  },
  accept: {
    method: 'PUT',
    path: '/friend/acceptFriendsById/:from',
    access: 'member',
    summary: 'The reader (`to`) accepts the request of a member (`from`)',
    params: OfAsker,
    body: Pair,
    result: data(FriendRelation),
    errors: ['not-found', 'forbidden', 'account-unverified'],
  },
  reject: {
    method: 'PUT',
    path: '/friend/rejectedFriendsById/:from',
    access: 'member',
    summary:
      'Ends what there is between two members, one of whom is the reader: a request is declined or taken back, a ' +
      'friendship ends',
    params: OfAsker,
    body: Pair,
    result: data(FriendRelation),
    errors: ['not-found', 'forbidden'],
  },
  block: {
    method: 'PUT',
    path: '/friend/block/:id',
    access: 'member',
    summary: 'Blocks a member, which ends friendship and requests, or unblocks them by `blocked` false',
    params: ById,
    body: z.object({ blocked: Flag }),
    result: data(FriendRelation),
    errors: ['not-found'],
  },
});
