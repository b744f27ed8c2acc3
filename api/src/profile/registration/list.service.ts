import type { Paging } from '@m4u/contract/common';
import type { RegistrationFilter } from '@m4u/contract/profile/registration';
import { REGISTRATION_STATUSES } from '@m4u/contract/profile/registration/rules';
import { requireSignedIn } from '../../platform/actor.ts';
import { byOffice } from '../../platform/database/row-security/current-actor.ts';
import type { Context } from '../../platform/context.ts';
import { beginOfDay, endOfDay } from '../../platform/time/days.ts';
import { failField } from '../../platform/errors.ts';
import { toSlice } from '../../platform/database/slice.ts';
import { listAdministeredAgencyIds } from '../directory/agencies/admins.reads.ts';
import { hashCitizenCode, unsealCitizenCode } from './citizen.service.ts';
import * as queries from './queries.ts';
import { toRegistrationRow } from './rules.ts';

/** The registrations that the reader may list: all for staff, those of their agencies for admins, else their own. */
const findListOwner = async (ctx: Context, own: boolean): Promise<queries.RegistrationOwner> => {
  const { memberId, staff } = requireSignedIn(ctx);
  if (own) return { applicantId: memberId };
  if (staff) return 'all';
  const agencies = await listAdministeredAgencyIds(ctx.db, ctx.actor);
  return agencies.length > 0 ? { agencies } : { applicantId: memberId };
};

/** Lists registrations that match all filters, with totals by status. Errors: invalid, rate-limited. */
export const list = async (
  ctx: Context,
  filter: RegistrationFilter & Paging & queries.RegistrationSorting & { own?: boolean | undefined },
) => {
  const { status, citizenIdentificationCode: code, from, to, own = false, page, limit, sort, order, ...plain } = filter;
  if (from !== undefined && to !== undefined && to < from) failField('to', 'end-before-start');
  // The last digits are shown and others can be guessed, so unlimited searches could reveal the whole code.
  if (code !== undefined) await ctx.limits.consume('citizenSearchesByMember', requireSignedIn(ctx).memberId);
  const listFilter: queries.RegistrationListFilter = {
    ...plain,
    owner: await findListOwner(ctx, own),
    citizenHash: code === undefined ? undefined : hashCitizenCode(ctx, code),
    from: from === undefined ? undefined : beginOfDay(from),
    before: to === undefined ? undefined : endOfDay(to),
  };
  const [rows, totals] = await Promise.all([
    byOffice(ctx, queries.list)(ctx.db, listFilter, status, { sort, order }, toSlice({ page, limit })),
    byOffice(ctx, queries.countByStatus)(ctx.db, listFilter),
  ]);
  const found = new Map(totals.map(({ status: each, total }) => [each, total]));
  const counts = Object.fromEntries(REGISTRATION_STATUSES.map((each) => [each, found.get(each) ?? 0])) as Record<
    (typeof REGISTRATION_STATUSES)[number],
    number
  >;
  const total = status === undefined ? totals.reduce((sum, each) => sum + each.total, 0) : counts[status];
  return { data: rows.map((row) => toRegistrationRow(row, unsealCitizenCode(ctx, row.row))), total, counts };
};
