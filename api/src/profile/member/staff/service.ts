import { Id } from '@m4u/contract/common';
import type { Paging } from '@m4u/contract/common';
import type { MemberState, StaffMember, StaffMemberDetail } from '@m4u/contract/profile/member/staff';
import { cancelDeletion } from '../../../identity/auth/deletion/service.ts';
import {
  endSessionsOf,
  lockByStaff,
  memberByIdentifier,
  openSessions,
  unlockByStaff,
} from '../../../identity/auth/account/administration.service.ts';
import type { AuditAct } from '@m4u/contract/insight/audit/kinds';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { toSlice } from '../../../platform/database/slice.ts';
import { closePage, reopenPage } from '../account/deletion.service.ts';
import { ownerOfLink } from '../../shortLink/service.ts';
import { isStaff, restorableUntil, staffCan } from './policy.ts';
import * as queries from './queries.ts';

const present = (ctx: Context, row: queries.StaffRow): StaffMember => ({
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
  can: staffCan(row, ctx.clock.now()),
});

/** Finds the member of an id, email, phone number or short link that staff entered; undefined when there is none. */
export const findMemberByAnyId = async (ctx: Context, asked: string): Promise<string | undefined> => {
  const id = Id.safeParse(asked);
  if (id.success) return id.data;
  const known = await memberByIdentifier(ctx.db, asked);
  if (known !== undefined) return known;
  const owner = await ownerOfLink(ctx, asked);
  return owner?.kind === 'member' ? owner.id : undefined;
};

/** Lists members for staff, found by any part of a name, or by an id, email, phone number or short link. */
export const list = async (
  ctx: Context,
  { q = '', state, ...paging }: Paging & { q?: string | undefined; state?: MemberState | '' | undefined },
) => {
  const search = {
    words: q === '' ? undefined : q,
    id: q === '' ? undefined : await findMemberByAnyId(ctx, q),
    state: state || undefined,
  };
  const [rows, total] = await Promise.all([
    queries.list(ctx.db, search, toSlice(paging)),
    queries.total(ctx.db, search),
  ]);
  return { data: rows.map((row) => present(ctx, row)), total };
};

/** Returns a member with the facts of the account, deleted ones included. Errors: not-found. */
export const get = async (ctx: Context, id: string): Promise<StaffMemberDetail> => {
  const [row, sessions] = await Promise.all([queries.find(ctx.db, id), openSessions(ctx, id)]);
  if (!row) return fail('not-found');
  const groups = row.memberships.map(({ _id, name, urlMinify, role }) => ({ _id, name, urlMinify, role }));
  return { ...present(ctx, row), sessions, groups };
};

/** Changes a member under a lock, and records it in the audit log. Errors: not-found, and those of `work`. */
const act = async (
  ctx: Context,
  id: string,
  { name, reason }: { readonly name: AuditAct; readonly reason?: string | undefined },
  work: (tx: Transaction, member: queries.StaffRow) => Promise<Readonly<Record<string, string>> | void>,
): Promise<StaffMemberDetail> => {
  await ctx.transaction(async (tx) => {
    const member = (await queries.hold(tx, id)) ?? fail('not-found');
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
const sparesStaff = (member: queries.StaffRow): void => {
  if (isStaff(member)) fail('forbidden');
};

/** Locks an account, and ends its sessions and streams at once. Errors: not-found, forbidden for staff, wrong-state. */
export const lock = (ctx: Context, id: string, reason: string): Promise<StaffMemberDetail> =>
  act(ctx, id, { name: 'member.lock', reason }, async (tx, member) => {
    sparesStaff(member);
    if (!staffCan(member, ctx.clock.now()).lock) fail('wrong-state');
    await lockByStaff(ctx, tx, id);
    return member.account?.lockedBy ? { before: member.account.lockedBy } : undefined;
  });

/** Unlocks an account, whether staff or its owner locked it. Errors: not-found, wrong-state. */
export const unlock = (ctx: Context, id: string): Promise<StaffMemberDetail> =>
  act(ctx, id, { name: 'member.unlock' }, async (tx, member) => {
    if (!staffCan(member, ctx.clock.now()).unlock) fail('wrong-state');
    return { before: await unlockByStaff(ctx, tx, id) };
  });

/**
 * Deletes a member: page and sessions end at once, and the short link is retired. Errors: not-found, forbidden for
 * staff, wrong-state, last-admin with the names of groups and agencies that would have no admin.
 */
export const remove = (ctx: Context, id: string, reason: string | undefined): Promise<StaffMemberDetail> =>
  act(ctx, id, { name: 'member.delete', reason }, async (tx, member) => {
    sparesStaff(member);
    if (!staffCan(member, ctx.clock.now()).delete) fail('wrong-state');
    await closePage(ctx, tx, id, 'id');
    await endSessionsOf(ctx, tx, id);
  });

/** Restores a member who was deleted less than 30 days ago. Errors: not-found, wrong-state. */
export const restore = (ctx: Context, id: string): Promise<StaffMemberDetail> =>
  act(ctx, id, { name: 'member.restore' }, async (tx, { deletedAt, ...member }) => {
    if (deletedAt === null || !staffCan({ deletedAt, ...member }, ctx.clock.now()).restore) return fail('wrong-state');
    await reopenPage(ctx, tx, id);
    // This also cancels a deletion that the owner requested.
    await cancelDeletion(tx, id);
    return { deletedAt: deletedAt.toISOString() };
  });
