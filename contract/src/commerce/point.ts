import * as z from 'zod';
import { data, Id } from '../common.ts';
import { endpoints } from '../http/endpoint.ts';

/** Points that members have at groups (docs/rules/point.md#ledger). */
export const point = endpoints({
  balance: {
    method: 'GET',
    path: '/members/getMemberPoint/:memberId',
    access: 'member',
    summary:
      'Points of a member at a group, for the member and for the group’s admins; those may give the id of a customer instead',
    params: z.object({ memberId: Id }),
    query: z.object({ groupId: Id }),
    result: data(z.object({ groupId: Id, points: z.int() })),
    errors: ['not-found', 'forbidden'],
  },
});
