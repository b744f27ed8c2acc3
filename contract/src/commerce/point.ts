import * as z from 'zod';
import { data, Id } from '../common.ts';
import { endpoints, FACTOR_ERRORS } from '../http/endpoint.ts';
import { PointSettings, PointSettingsChange } from './point/schema.ts';

const OfGroup = z.object({ groupId: Id });

/** Points of members at groups, and how groups give them (docs/rules/point.md#ledger, docs/rules/point.md#settings). */
export const point = endpoints({
  balance: {
    method: 'GET',
    path: '/members/getMemberPoint/:memberId',
    access: 'member',
    summary: 'Points balance of a member at a group; for the member and group admins, who can also pass a customer id',
    params: z.object({ memberId: Id }),
    query: OfGroup,
    result: data(z.object({ groupId: Id, points: z.int() })),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden'],
  },
  settings: {
    method: 'GET',
    path: '/orderPoint/settings/:groupId',
    access: 'member',
    summary: 'Points settings of a group: rate and expiry',
    params: OfGroup,
    result: data(PointSettings),
    errors: ['not-found'],
  },
  updateSettings: {
    method: 'PUT',
    path: '/orderPoint/settings/:groupId',
    access: 'member',
    summary: 'Changes the points settings of a group for points given from now on; for group admins',
    params: OfGroup,
    body: PointSettingsChange,
    result: data(PointSettings),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden', 'account-unverified'],
  },
});
