import { ByIdOrLink, data, Done } from '../common.ts';
import { endpoints, file, FACTOR_ERRORS } from '../http/endpoint.ts';
import { Dashboard, DashboardDays, DashboardQuery, TrackingPayload } from './tracking/schema.ts';

/** Records actions on pages, counted per day and never per person (docs/rules/tracking.md#actions). */
export const tracking = endpoints({
  action: {
    method: 'POST',
    path: '/tracking/action',
    access: 'anyone',
    summary:
      'Counts one action on a page, or up to 100; answers before they are stored, and drops actions that cannot be counted',
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
    summary: 'Statistics of the caller’s page; the last 30 days by default, at most 400 days',
    body: DashboardQuery,
    result: data(Dashboard),
  },
  brand: {
    ...shared,
    method: 'POST',
    path: '/dashboard/brand/:id',
    summary: 'Statistics of a group’s page, the last 30 days by default; for group admins',
    body: DashboardQuery,
    result: data(Dashboard),
    errors: FACTOR_ERRORS,
  },
  memberTable: {
    ...shared,
    method: 'GET',
    path: '/dashboard/member/:id/csv',
    summary: 'Daily statistics of the caller’s page as CSV',
    query: DashboardDays,
    result: file('text/csv'),
  },
  brandTable: {
    ...shared,
    method: 'GET',
    path: '/dashboard/brand/:id/csv',
    summary: 'Daily statistics of a group’s page as CSV; for group admins',
    query: DashboardDays,
    result: file('text/csv'),
    errors: FACTOR_ERRORS,
  },
});
