import type { Administration, OpenRegistrations, Waiting } from '@m4u/contract/insight/administration';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { agenciesOf } from '../../profile/directory/agencies/admins.reads.ts';
import { list as listRegistrations } from '../../profile/registration/list.service.ts';
import { openSupport } from '../../social/contact/support.service.ts';
import { openReports } from '../privacy/reports/openCount.service.ts';
import { openRequests } from '../privacy/requests/service.ts';
import * as queries from './overview.queries.ts';

const waitingFor = async (ctx: Context): Promise<Waiting> => {
  const [reports, support, requests] = await Promise.all([openReports(ctx), openSupport(ctx), openRequests(ctx)]);
  return { reports, support, requests: requests.totalOpen, overdue: requests.totalOverdue };
};

const registrationsFor = async (ctx: Context): Promise<OpenRegistrations> => {
  const { pending, accepted, approved, paid } = (await listRegistrations(ctx, { limit: 1 })).counts;
  return { pending, accepted, approved, paid };
};

/** Groups and agencies that the reader administers, and for staff the open work (docs/rules/audit.md#overview). */
export const overview = async (ctx: Context): Promise<Administration> => {
  const { memberId, staff } = requireSignedIn(ctx);
  const [memberships, agencies, waiting] = await Promise.all([
    queries.memberships(ctx.db, memberId),
    agenciesOf(ctx.db, ctx.actor).then((ids) => queries.agenciesBy(ctx.db, ids)),
    staff ? waitingFor(ctx) : null,
  ]);
  return {
    staff,
    registrations: staff || agencies.length > 0 ? await registrationsFor(ctx) : null,
    agencies: agencies.map(({ _id, name }) => ({ _id, name })),
    groups: memberships
      .filter(({ role }) => role === 'admin')
      .map(({ _id, name, urlMinify }) => ({ _id, name, urlMinify })),
    waiting,
  };
};
