import type { GroupRole } from '@m4u/contract/profile/group/roles';
import type { AuditAct } from '@m4u/contract/insight/audit/kinds';
import type { Context } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { personLookup } from '../../directory/members/people.reads.ts';
import { hasOtherOwner } from '../../directory/groups/ownership.reads.ts';
import { settleInvitations } from '../invitations/notice.service.ts';
import { withdrawOfMember } from '../invitations/queries.ts';
import { acceptIntoGroup, announceMembership } from './admission.service.ts';
import * as policy from './policy.ts';
import * as queries from './queries.ts';

/** A member as the company's own directory has them. */
export interface DirectoryMember {
  readonly groupId: string;
  readonly memberId: string;
  /** The member for whom the log records the change. */
  readonly by: string;
  /** How the directory told it: `SSO` at a sign-in, `SCIM`. */
  readonly via: 'SSO' | 'SCIM';
}

const record = async (
  ctx: Context,
  tx: Transaction,
  act: AuditAct,
  { group, memberId, by, via, role }: DirectoryMember & { group: queries.GroupFacts; role?: GroupRole },
): Promise<void> =>
  ctx.audit.record(ctx, tx, {
    act,
    by,
    target: { kind: 'member', id: memberId, name: (await personLookup({ db: tx }, [memberId]))(memberId).name },
    detail: { groupId: group.id, group: group.name, ...(role !== undefined && { role }), via },
  });

/** Ends all that belongs to rights in a group that have ended, as when an admin ends them. */
const endRights = async (ctx: Context, tx: Transaction, { groupId, memberId }: DirectoryMember, isMember: boolean) => {
  const withdrawn = await withdrawOfMember(tx, { groupId, memberId, now: ctx.clock.now() });
  await settleInvitations(ctx, tx, groupId, withdrawn);
  await ctx.memberPieces.endRights(ctx, tx, { groupId, memberId, isMember });
};

/** A directory makes nobody the owner, which the first admin of a group without owners would become. */
const allowedRole = async (tx: Transaction, { groupId, memberId }: DirectoryMember, role: GroupRole) =>
  role === 'admin' && !(await hasOtherOwner(tx, groupId, memberId)) ? 'member' : role;

const changeRole = async (
  ctx: Context,
  tx: Transaction,
  who: DirectoryMember & { readonly group: queries.GroupFacts },
  { present, role }: { readonly present: queries.PersonRow; readonly role: GroupRole },
): Promise<void> => {
  const change = { action: 'role', role } as const;
  const removesAdmin = policy.removesAdmin(change, present);
  if (removesAdmin && !(await queries.hasOtherAdmin(tx, who.groupId, who.memberId))) return;
  if (!(await queries.updateUnchanged(tx, who.groupId, present, { role, updatedAt: ctx.clock.now() }))) return;
  if (policy.endsRights(change, present)) await endRights(ctx, tx, who, true);
  announceMembership(ctx, tx, who.groupId, who.memberId);
  await record(ctx, tx, 'group.role', { ...who, role });
};

/**
 * Makes a member what the company's directory says: adds them, and changes their role where it names one. Owners stay
 * as they are, and so does who an admin has suspended, unless the directory `reinstates` them.
 */
export const admitByDirectory = async (
  ctx: Context,
  tx: Transaction,
  { role: told, reinstates, ...who }: DirectoryMember & { readonly role?: GroupRole; readonly reinstates: boolean },
): Promise<void> => {
  const { groupId, memberId } = who;
  const group = await queries.findGroupForUpdate(tx, groupId);
  if (!group || group.lockedAt !== null) return;
  const present = await queries.find(tx, groupId, memberId);
  if (present?.owner) return;
  const role = told === undefined ? undefined : await allowedRole(tx, who, told);
  if (present?.status === 'suspended') {
    if (!reinstates) return;
    const changes = { status: 'accepted', ...(role && { role }), updatedAt: ctx.clock.now() } as const;
    if (!(await queries.updateUnchanged(tx, groupId, present, changes))) return;
    announceMembership(ctx, tx, groupId, memberId);
    await record(ctx, tx, 'group.reinstate', { ...who, group, ...(role && { role }) });
    return;
  }
  if (present?.status === 'accepted') {
    if (role !== undefined && role !== present.role) await changeRole(ctx, tx, { ...who, group }, { present, role });
    return;
  }
  await acceptIntoGroup(ctx, tx, { group, memberId, role: role ?? 'member' });
  await record(ctx, tx, 'group.accept', { ...who, group, role: role ?? 'member' });
};

/** Suspends a member whom the company's directory has ended. Owners stay, and so does the last admin. */
export const suspendByDirectory = async (ctx: Context, tx: Transaction, who: DirectoryMember): Promise<void> => {
  const { groupId, memberId } = who;
  const group = await queries.findGroupForUpdate(tx, groupId);
  const present = group && (await queries.find(tx, groupId, memberId));
  if (!group || !present || present.owner || present.status !== 'accepted') return;
  if (present.role === 'admin' && !(await queries.hasOtherAdmin(tx, groupId, memberId))) return;
  if (!(await queries.updateUnchanged(tx, groupId, present, { status: 'suspended', updatedAt: ctx.clock.now() })))
    return;
  await endRights(ctx, tx, who, false);
  announceMembership(ctx, tx, groupId, memberId);
  await record(ctx, tx, 'group.suspend', { ...who, group });
};
