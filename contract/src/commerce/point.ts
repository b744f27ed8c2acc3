import * as z from 'zod';
import { data, Id } from '../common.ts';
import { endpoints } from '../http/endpoint.ts';
import { PointSettings, PointSettingsChange } from './point/schema.ts';

const OfGroup = z.object({ groupId: Id });

/** Points of members at groups, and how groups give them (docs/rules/point.md#ledger, docs/rules/point.md#settings). */
export const point = endpoints({
  balance: {
    method: 'GET',
    path: '/members/getMemberPoint/:memberId',
    access: 'member',
    summary:
      'Points of a member at a group, for the member and for the group’s admins; those may give the id of a customer instead',
    params: z.object({ memberId: Id }),
    query: OfGroup,
    result: data(z.object({ groupId: Id, points: z.int() })),
    errors: ['not-found', 'forbidden'],
  },
  settings: {
    method: 'GET',
    path: '/orderPoint/settings/:groupId',
    access: 'member',
    summary: 'How a group gives points: its rate and how long points live',
    params: OfGroup,
    result: data(PointSettings),
    errors: ['not-found'],
  },
  updateSettings: {
    method: 'PUT',
    path: '/orderPoint/settings/:groupId',
    access: 'member',
    summary: 'Changes how a group gives points from now on; for its admins',
    params: OfGroup,
    body: PointSettingsChange,
    result: data(PointSettings),
    errors: ['not-found', 'forbidden', 'account-unverified'],
  },
});
