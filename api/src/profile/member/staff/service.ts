import { Id } from '@m4u/contract/common';
import type { Paging } from '@m4u/contract/common';
import type { MemberType } from '@m4u/contract/profile/member';
import { memberTag } from '@m4u/contract/tags';
import type { MemberState, MemberForStaff, MemberDetailForStaff } from '@m4u/contract/profile/member/staff';
import { cancelDeletion } from '../../../identity/auth/deletion/service.ts';
import {
  endMemberSessions,
  lockByStaff,
  findMemberByIdentifier,
  countOpenSessions,
  unlockByStaff,
} from '../../../identity/auth/account/administration.service.ts';
import type { AuditAct } from '@m4u/contract/insight/audit/kinds';
import type { Context } from '../../../platform/context.ts';
import { fail, failField } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { toSlice } from '../../../platform/database/slice.ts';
import { closePage, reopenPage } from '../account/deletion.service.ts';
import { agencyExists } from '../../directory/agencies/admins.reads.ts';
import { memberChanged } from '../events.ts';
import { findOwnerOfLink } from '../../shortLink/service.ts';
import { isStaff, restorableUntil, staffPermissionsOf } from './policy.ts';
import * as queries from './queries.ts';

const toMemberForStaff = (ctx: Context, row: queries.StaffRow): MemberForStaff => ({
  _id: row.id,
  name: row.name,
  portrait: row.portrait,
  urlMinify: row.urlMinify,
  hasAccount: row.account !== null,
  email: row.account?.email ?? null,
  phone: row.account?.phone ?? null,
  verified: row.account?.verified ?? false,
  staff: row.account?.staff ?? false,
  lockedBy: row.account?.lockedBy ?? null,
  createdAt: row.createdAt.toISOString(),
  deletedAt: row.deletedAt?.toISOString() ?? null,
  restorableUntil: row.deletedAt && restorableUntil(row.deletedAt).toISOString(),
  can: staffPermissionsOf(row, ctx.clock.now()),
});

/** Finds the member of an id, email, phone number or short link that staff entered; undefined when there is none. */
export const findMemberByAnyId = async (ctx: Context, idOrAddress: string): Promise<string | undefined> => {
  const id = Id.safeParse(idOrAddress);
  if (id.success) return id.data;
  const memberId = await findMemberByIdentifier(ctx.db, idOrAddress);
  if (memberId !== undefined) return memberId;
  const owner = await findOwnerOfLink(ctx, idOrAddress);
  return owner?.kind === 'member' ? owner.id : undefined;
};

/** Lists members for staff, newest first without a sorting, found by any part of a name, or by an id, email, phone number or short link. */
export const list = async (
  ctx: Context,
  {
    q = '',
    state,
    ...paging
  }: Paging & queries.MemberSorting & { q?: string | undefined; state?: MemberState | '' | undefined },
) => {
  const search = {
    query: q === '' ? undefined : q,
    id: q === '' ? undefined : await findMemberByAnyId(ctx, q),
    state: state || undefined,
  };
  const [rows, total] = await Promise.all([
    queries.list(ctx.db, search, paging, toSlice(paging)),
    queries.count(ctx.db, search),
  ]);
  return { data: rows.map((row) => toMemberForStaff(ctx, row)), total };
};

/** Returns a member with the facts of the account, deleted ones included. Errors: not-found. */
export const get = async (ctx: Context, id: string): Promise<MemberDetailForStaff> => {
  const [row, sessions] = await Promise.all([queries.find(ctx.db, id), countOpenSessions(ctx, id)]);
  if (!row) return fail('not-found');
  const groups = row.memberships.map(({ _id, name, urlMinify, role }) => ({ _id, name, urlMinify, role }));
  const { type, agency } = row;
  return {
    ...toMemberForStaff(ctx, row),
    type,
    agency: agency && { _id: agency._id, name: agency.name },
    sessions,
    groups,
  };
};

/** Changes a member under a lock, and records it in the audit log. Errors: not-found, and those of `work`. */
const changeAndAudit = async (
  ctx: Context,
  id: string,
  { name, reason }: { readonly name: AuditAct; readonly reason?: string | undefined },
  work: (tx: Transaction, member: queries.LockedMember) => Promise<Readonly<Record<string, string>> | void>,
): Promise<MemberDetailForStaff> => {
  await ctx.transaction(async (tx) => {
    const member = (await queries.findForUpdate(tx, id)) ?? fail('not-found');
    const detail = await work(tx, member);
    await ctx.audit.record(ctx, tx, {
      act: name,
      target: { kind: 'member', id, name: member.name },
      detail: { ...detail, ...(reason && { reason }) },
    });
  });
  return get(ctx, id);
};

/** Rejects actions on staff accounts, the caller's own included. Errors: forbidden. */
const requireNotStaff = (member: queries.StaffRow): void => {
  if (isStaff(member)) fail('forbidden');
};

/** Locks an account, and ends its sessions and streams at once. Errors: not-found, forbidden for staff, wrong-state. */
export const lock = (ctx: Context, id: string, reason: string): Promise<MemberDetailForStaff> =>
  changeAndAudit(ctx, id, { name: 'member.lock', reason }, async (tx, member) => {
    requireNotStaff(member);
    if (!staffPermissionsOf(member, ctx.clock.now()).lock) fail('wrong-state');
    await lockByStaff(ctx, tx, id);
    return member.account?.lockedBy ? { before: member.account.lockedBy } : undefined;
  });

/** Unlocks an account, whether staff or its owner locked it. Errors: not-found, wrong-state. */
export const unlock = (ctx: Context, id: string): Promise<MemberDetailForStaff> =>
  changeAndAudit(ctx, id, { name: 'member.unlock' }, async (tx, member) => {
    if (!staffPermissionsOf(member, ctx.clock.now()).unlock) fail('wrong-state');
    return { before: await unlockByStaff(ctx, tx, id) };
  });

/**
 * Deletes a member: page and sessions end at once, and the short link is retired. Errors: not-found, forbidden for
 * staff, wrong-state, last-admin with the names of groups and agencies that would have no admin.
 */
export const remove = (ctx: Context, id: string, reason: string | undefined): Promise<MemberDetailForStaff> =>
  changeAndAudit(ctx, id, { name: 'member.delete', reason }, async (tx, member) => {
    requireNotStaff(member);
    if (!staffPermissionsOf(member, ctx.clock.now()).delete) fail('wrong-state');
    await closePage(ctx, tx, id, 'id');
    await endMemberSessions(ctx, tx, id);
  });

/** Restores a member who was deleted less than 30 days ago. Errors: not-found, wrong-state. */
export const restore = (ctx: Context, id: string): Promise<MemberDetailForStaff> =>
  changeAndAudit(ctx, id, { name: 'member.restore' }, async (tx, { deletedAt, ...member }) => {
    if (deletedAt === null || !staffPermissionsOf({ deletedAt, ...member }, ctx.clock.now()).restore)
      return fail('wrong-state');
    await reopenPage(ctx, tx, id);
    // This also cancels a deletion that the owner requested.
    await cancelDeletion(tx, id);
    return { deletedAt: deletedAt.toISOString() };
  });

/** The agency of an id or short link. Errors: invalid at `agency`. */
const requireAgency = async (ctx: Context, tx: Transaction, idOrLink: string): Promise<string> => {
  const id = Id.safeParse(idOrLink);
  const owner = id.success ? { kind: 'agency', id: id.data } : await findOwnerOfLink(ctx, idOrLink);
  if (owner?.kind !== 'agency' || !(await agencyExists(tx, owner.id))) return failField('agency', 'agency-unknown');
  return owner.id;
};

/**
 * Changes what a member is; one of type agency stands for `agency`, or for their own when none is given. Errors:
 * not-found, wrong-state for a deleted member, invalid at `agency`.
 */
export const changeType = (
  ctx: Context,
  id: string,
  { type, agency = '' }: { type: MemberType; agency?: string | undefined },
): Promise<MemberDetailForStaff> =>
  changeAndAudit(ctx, id, { name: 'member.type' }, async (tx, member) => {
    const now = ctx.clock.now();
    if (!staffPermissionsOf(member, now).changeType) fail('wrong-state');
    const named = type === 'agency' && agency !== '' ? await requireAgency(ctx, tx, agency) : member.agencyId;
    if (type === 'agency' && named === null) failField('agency', 'agency-needed');
    await queries.changeType(tx, id, { type, agencyId: named, updatedAt: now });
    ctx.emit(tx, memberChanged.create([memberTag(id)], { memberId: id }));
    return { before: member.type, after: type, ...(named !== member.agencyId && { agencyId: named ?? '' }) };
  });
