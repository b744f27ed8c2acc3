import type { Paging } from '@m4u/contract/common';
import type { Agency, AgencyAdmin, AgencyChanges, OwnAgency } from '@m4u/contract/profile/agency/schema';
import { memberTag } from '@m4u/contract/tags';
import { requireSignedIn } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { sanitise } from '../../../platform/text/html.ts';
import { toSlice } from '../../../platform/database/slice.ts';
import { listGroupsOfAgency } from '../../group/lists/service.ts';
import { leaveAgency } from '../../member/account/agency.writes.ts';
import { personLookup } from '../../directory/members/people.reads.ts';
import { resolveContactPlaces } from '../../page/contactPlace.service.ts';
import { requireOwnUploads } from '../../upload/service.ts';
import { listAdministeredAgencyIds, isAgencyAdmin } from '../../directory/agencies/admins.reads.ts';
import { requireAgencyAdminOrStaff } from '../../directory/agencies/admins.service.ts';
import { translateTermsOf } from '../../directory/terms/translation.service.ts';
import * as queries from './queries.ts';
import { withdrawAllBy } from '../offers/queries.ts';
import { agencyChanged } from '../events.ts';

/** Returns an agency for editing, to its admins and staff. Errors: not-found, forbidden. */
export const get = async (ctx: Context, id: string): Promise<Agency> => {
  await requireAgencyAdminOrStaff(ctx, ctx.db, id);
  const found = (await queries.find(ctx.db, id)) ?? fail('not-found');
  const { row, ...agencyFacts } = found;
  return translateTermsOf(ctx, {
    _id: row.id,
    name: row.name,
    headline: row.headline,
    note: row.note,
    contacts: row.contacts,
    language: row.language,
    career: row.career,
    themeStyle: row.themeStyle,
    createdAt: row.createdAt.toISOString(),
    ...agencyFacts,
    can: { update: await isAgencyAdmin(ctx.db, ctx.actor, id) },
  });
};

/** Reads and locks an agency for one of its admins, in the transaction. Errors: not-found, forbidden. */
export const findOwnForUpdate = async (ctx: Context, tx: Transaction, id: string) => {
  const agency = (await queries.findForUpdate(tx, id)) ?? fail('not-found');
  return (await isAgencyAdmin(tx, ctx.actor, id)) ? agency : fail('forbidden');
};

/** Updates the given fields of an agency, by an admin. Errors: not-found, forbidden, invalid. */
export const update = async (ctx: Context, id: string, changes: AgencyChanges): Promise<Agency> => {
  const { logo, background, note, contacts, career, themeStyle, ...plain } = changes;
  await ctx.transaction(async (tx) => {
    const agency = await findOwnForUpdate(ctx, tx, id);
    await requireOwnUploads(tx, requireSignedIn(ctx).memberId, {
      logo: { chosen: logo, present: agency.logoId },
      background: { chosen: background, present: agency.backgroundId },
    });
    await queries.update(tx, id, {
      ...plain,
      ...(note !== undefined && { note: sanitise(note) }),
      ...(contacts !== undefined && (await resolveContactPlaces(tx, contacts))),
      ...(logo !== undefined && { logoId: logo }),
      ...(background !== undefined && { backgroundId: background }),
      ...(career !== undefined && { career: career || null }),
      ...(themeStyle !== undefined && { themeStyle: themeStyle || null }),
      updatedAt: ctx.clock.now(),
    });
    await ctx.audit.record(ctx, tx, {
      act: 'agency.update',
      target: { kind: 'agency', id, name: agency.name },
      detail: { changed: Object.keys(changes).join(', ') },
    });
    ctx.emit(tx, agencyChanged(id));
  });
  return get(ctx, id);
};

/** Lists the agencies that the reader administers, longest administered first. */
export const listOwn = (ctx: Context, paging: Paging): Promise<{ data: OwnAgency[]; total: number }> =>
  queries.listOwn(ctx.db, requireSignedIn(ctx).memberId, toSlice(paging));

/** Lists the admins of an agency, for its admins and staff. Errors: not-found, forbidden. */
export const listAdmins = async (
  ctx: Context,
  agencyId: string,
  paging: Paging,
): Promise<{ data: AgencyAdmin[]; total: number }> => {
  await requireAgencyAdminOrStaff(ctx, ctx.db, agencyId);
  const { data, total } = await queries.listAdmins(ctx.db, agencyId, toSlice(paging));
  const personOf = await personLookup(
    ctx,
    data.map(({ memberId }) => memberId),
  );
  const isAdmin = await isAgencyAdmin(ctx.db, ctx.actor, agencyId);
  const open = await queries.listOpenAdminIds(ctx.db, agencyId);
  const canOf = (memberId: string) => ({ remove: isAdmin && open.some((id) => id !== memberId) });
  return {
    data: data.map(({ memberId, since }) => ({
      ...personOf(memberId),
      since: since.toISOString(),
      can: canOf(memberId),
    })),
    total,
  };
};

/** Lists the groups of an agency, for its admins and staff. Errors: not-found, forbidden. */
export const listGroups = async (
  ctx: Context,
  { filter: { agencyId, ...filter } = {}, ...paging }: Paging & { filter?: GroupsOfAgencyFilter | undefined },
) => {
  const id = agencyId ?? (await listAdministeredAgencyIds(ctx.db, ctx.actor))[0] ?? fail('not-found');
  await requireAgencyAdminOrStaff(ctx, ctx.db, id);
  return listGroupsOfAgency(ctx, id, { ...paging, filter });
};
type GroupsOfAgencyFilter = NonNullable<Parameters<typeof listGroupsOfAgency>[2]['filter']> & {
  agencyId?: string | undefined;
};

/**
 * Removes an admin of an agency, by another admin or by themselves. Their unanswered offers for the agency are
 * withdrawn. Errors: not-found, forbidden, last-admin when no admin with an open page would remain.
 */
export const removeAdmin = (ctx: Context, id: string, memberId: string): Promise<void> =>
  ctx.transaction(async (tx) => {
    const agency = await findOwnForUpdate(ctx, tx, id);
    if (!(await queries.removeAdmin(tx, id, memberId))) fail('not-found');
    // Admins with a closed or locked page do not count: they cannot run the agency.
    if ((await queries.listOpenAdminIds(tx, id)).length === 0) fail('last-admin');
    const now = ctx.clock.now();
    await withdrawAllBy(tx, { agencyId: id, offeredBy: memberId }, now);
    await leaveAgency(tx, memberId, id, now);
    await ctx.audit.record(ctx, tx, {
      act: 'agency.admin-remove',
      target: { kind: 'agency', id, name: agency.name },
      detail: { memberId },
    });
    ctx.emit(tx, agencyChanged(id, memberTag(memberId)));
  });
