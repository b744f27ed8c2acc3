import type { Administration, OpenRegistrations, Waiting } from '@m4u/contract/insight/administration';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { listAdministeredAgencyIds } from '../../profile/directory/agencies/admins.reads.ts';
import { list as listRegistrations } from '../../profile/registration/list.service.ts';
import { countWaitingRegistrations } from '../../profile/registration/reads.ts';
import { countOpenSupport } from '../../social/contact/support.service.ts';
import { countOpenReports } from '../privacy/reports/openCount.service.ts';
import { countOpenRequests } from '../privacy/requests/service.ts';
import * as queries from './overview.queries.ts';

const countWaiting = async (ctx: Context): Promise<Waiting> => {
  const [reports, support, registrations, requests] = await Promise.all([
    countOpenReports(ctx),
    countOpenSupport(ctx),
    countWaitingRegistrations(ctx.db),
    countOpenRequests(ctx),
  ]);
  return { reports, support, registrations, requests: requests.totalOpen, overdue: requests.totalOverdue };
};

const countOpenRegistrations = async (ctx: Context): Promise<OpenRegistrations> => {
  const { pending, accepted, approved, paid } = (await listRegistrations(ctx, { limit: 1 })).counts;
  return { pending, accepted, approved, paid };
};

/** Groups and agencies that the reader administers, and for staff the open work (docs/rules/audit.md#overview). */
export const getOverview = async (ctx: Context): Promise<Administration> => {
  const { memberId, staff } = requireSignedIn(ctx);
  const [memberships, agencies, waiting] = await Promise.all([
    queries.listMemberships(ctx.db, memberId),
    listAdministeredAgencyIds(ctx.db, ctx.actor).then((ids) => queries.listAgencies(ctx.db, ids)),
    staff ? countWaiting(ctx) : null,
  ]);
  return {
    staff,
    registrations: staff || agencies.length > 0 ? await countOpenRegistrations(ctx) : null,
    agencies: agencies.map(({ _id, name }) => ({ _id, name })),
    groups: memberships
      .filter(({ role }) => role === 'admin')
      .map(({ _id, name, urlMinify }) => ({ _id, name, urlMinify })),
    waiting,
  };
};
