import { ByIdOrLink, data, Done } from '../common.ts';
import { endpoints, file } from '../http/endpoint.ts';
import { Dashboard, DashboardDays, DashboardQuery, TrackingPayload } from './tracking/schema.ts';

/** Records actions on pages, counted per day and never per person (docs/rules/tracking.md#actions). */
export const tracking = endpoints({
  action: {
    method: 'POST',
    path: '/tracking/action',
    access: 'anyone',
    summary:
      'Counts what a reader did on a page, or up to a hundred such things; taken, not stored, when it answers, and what cannot be counted is left out in silence',
    body: TrackingPayload,
    result: Done,
  },
});

const shared = { access: 'member', params: ByIdOrLink, errors: ['not-found'] } as const;

/** Statistics of a page, for its owner or the group's admins only (docs/rules/tracking.md#dashboards). */
export const dashboard = endpoints({
  member: {
    ...shared,
    method: 'POST',
    path: '/dashboard/member/:id',
    summary: 'What was counted on the caller’s own page, the last thirty days unless told; at most 400 days',
    body: DashboardQuery,
    result: data(Dashboard),
  },
  brand: {
    ...shared,
    method: 'POST',
    path: '/dashboard/brand/:id',
    summary: 'What was counted on a group’s page, the last thirty days unless told; for its admins',
    body: DashboardQuery,
    result: data(Dashboard),
  },
  memberTable: {
    ...shared,
    method: 'GET',
    path: '/dashboard/member/:id/csv',
    summary: 'What was counted on the caller’s own page day by day, as a table',
    query: DashboardDays,
    result: file('text/csv'),
  },
  brandTable: {
    ...shared,
    method: 'GET',
    path: '/dashboard/brand/:id/csv',
    summary: 'What was counted on a group’s page day by day, as a table; for its admins',
    query: DashboardDays,
    result: file('text/csv'),
  },
});
