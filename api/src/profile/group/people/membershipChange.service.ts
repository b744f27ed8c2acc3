import type { AddOutcome, GroupAction, GroupMember } from '@m4u/contract/profile/group/people';
import type { GroupRole } from '@m4u/contract/profile/group/roles';
import type { AuditAct } from '@m4u/contract/insight/audit/kinds';
import { requireGroupFactor, requireSignedIn, requireVerified } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { fail, failField } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { hasOtherOwner } from '../../directory/groups/ownership.reads.ts';
import { personLookup } from '../../directory/members/people.reads.ts';
import { acceptPendingInvitation, countInvitation, invite, type Invitee } from '../invitations/sending.service.ts';
import { settleInvitations } from '../invitations/notice.service.ts';
import { withdrawOfMember } from '../invitations/queries.ts';
import { acceptIntoGroup, announceMembership, removeRequestNotices } from './admission.service.ts';
import { listGroupAdminIds } from '../../directory/groups/membership.reads.ts';
import { tellChange } from './ownerNotice.service.ts';
import * as policy from './policy.ts';
import * as queries from './queries.ts';
import { toGroupMembers, toReader } from './service.ts';

/** A change of a membership. Used by `role` and `accept`: the role; by `title`: the title. */
export interface MemberChange {
  readonly groupId: string;
  readonly action: GroupAction;
  readonly role?: GroupRole | undefined;
  readonly title?: string | undefined;
}

const auditActs: Readonly<Record<Exclude<GroupAction, 'leave'>, AuditAct>> = {
  accept: 'group.accept',
  refuse: 'group.refuse',
  role: 'group.role',
  title: 'group.role',
  suspend: 'group.suspend',
  reinstate: 'group.reinstate',
  remove: 'group.remove',
  'offer-ownership': 'group.owner-offer',
  'withdraw-ownership': 'group.owner-withdraw',
  'accept-ownership': 'group.owner-accept',
  'decline-ownership': 'group.owner-decline',
  'give-up-ownership': 'group.owner-give-up',
};

/** Records an admin's action on a membership in the audit log. */
const auditChange = async (
  ctx: Context,
  tx: Transaction,
  act: AuditAct,
  { group, memberId, detail = {} }: { group: queries.GroupFacts; memberId: string; detail?: Record<string, string> },
): Promise<void> =>
  ctx.audit.record(ctx, tx, {
    act,
    target: { kind: 'member', id: memberId, name: (await personLookup({ db: tx }, [memberId]))(memberId).name },
    detail: { groupId: group.id, group: group.name, ...detail },
  });

const notifyAccepted = (ctx: Context, tx: Transaction, group: queries.GroupFacts, memberId: string): Promise<void> =>
  ctx.notifier.notify(ctx, tx, {
    to: [memberId],
    kind: 'group-accepted',
    cause: `${group.id} ${memberId} ${ctx.clock.now().getTime()}`,
    about: group.id,
    actorId: requireSignedIn(ctx).memberId,
    data: { group: group.id, groupName: group.name },
  });

/** Accepts a request to join, and notifies the member. */
const acceptRequest = async (
  ctx: Context,
  tx: Transaction,
  group: queries.GroupFacts,
  { memberId, role = 'member', title }: { memberId: string; role?: GroupRole | undefined; title?: string | undefined },
): Promise<void> => {
  await acceptIntoGroup(ctx, tx, { group, memberId, role, ...(title !== undefined && { title }) });
  await notifyAccepted(ctx, tx, group, memberId);
};

/** Applies the action to the row; false when it changes nothing, or another change was faster. */
const applyChange = async (
  ctx: Context,
  tx: Transaction,
  group: queries.GroupFacts,
  { present, change }: { present: queries.PersonRow; change: MemberChange },
): Promise<boolean> => {
  const now = ctx.clock.now();
  const set = (changes: Partial<queries.PersonRow>) =>
    queries.updateUnchanged(tx, group.id, present, { ...changes, updatedAt: now });
  switch (change.action) {
    case 'accept':
      await acceptRequest(ctx, tx, group, { ...change, memberId: present.memberId });
      return true;
    case 'role':
      return change.role !== undefined && change.role !== present.role && set({ role: change.role });
    case 'title':
      return set({ title: change.title ?? '' });
    case 'suspend':
      return set({ status: 'suspended' });
    case 'reinstate':
      return set({ status: 'accepted' });
    case 'offer-ownership':
      return set({ ownerOfferedAt: now });
    case 'withdraw-ownership':
    case 'decline-ownership':
      return set({ ownerOfferedAt: null });
    case 'accept-ownership':
      return set({ owner: true, ownerOfferedAt: null });
    case 'give-up-ownership':
      return set({ owner: false });
    case 'refuse':
    case 'remove':
    case 'leave':
      return queries.removeUnchanged(tx, group.id, present);
  }
};

/** Withdraws the invitations that must end with a member's rights in a group. */
const withdrawInvitations = async (ctx: Context, tx: Transaction, groupId: string, memberId: string): Promise<void> => {
  const withdrawn = await withdrawOfMember(tx, { groupId, memberId, now: ctx.clock.now() });
  await settleInvitations(ctx, tx, groupId, withdrawn);
};

/**
 * Finds the membership to change, in a group that the caller has locked, and checks that the caller may change it so.
 * Errors: not-found, forbidden, wrong-state, last-admin, last-owner.
 */
const requireChangeable = async (
  ctx: Context,
  tx: Transaction,
  memberId: string,
  change: MemberChange,
): Promise<queries.PersonRow> => {
  const { action, groupId } = change;
  const readerId = requireSignedIn(ctx).memberId;
  const isSelf = memberId === readerId;
  const own = await queries.find(tx, groupId, readerId);
  const as = { isSelf, ...(await toReader(tx, groupId, own)) };
  // Before the row is read, so that strangers learn nothing of it.
  if (!policy.canTry(action, { owner: false }, as)) fail('forbidden');
  const present = (isSelf ? own : await queries.find(tx, groupId, memberId)) ?? fail('not-found');
  if (!policy.canTry(action, present, as)) fail('forbidden');
  if (!policy.isPossible(action, present)) fail('wrong-state');
  if (policy.removesAdmin(change, present) && !(await queries.hasOtherAdmin(tx, groupId, memberId))) fail('last-admin');
  if (policy.removesOwner(change, present) && !(await hasOtherOwner(tx, groupId, memberId))) fail('last-owner');
  return present;
};

/** Facts of a change for the audit log. */
const detailOf = ({ action, role, title }: MemberChange): Record<string, string> => ({
  ...(role !== undefined && { role }),
  ...(action === 'title' && { title: title ?? '' }),
});

/**
 * Changes a membership; returns it, or null when it has ended. Of parallel calls one fails with wrong-state. Errors:
 * not-found, forbidden, wrong-state, last-admin, last-owner, rate-limited.
 */
export const changeMember = async (
  ctx: Context,
  memberId: string,
  change: MemberChange,
): Promise<{ member: GroupMember | null }> => {
  const readerId = requireSignedIn(ctx).memberId;
  const { action, groupId } = change;
  if (action !== 'leave') requireGroupFactor(ctx, groupId);
  await ctx.limits.consume('relationsByMember', readerId);
  await ctx.transaction(async (tx) => {
    const group = (await queries.findGroupForUpdate(tx, groupId)) ?? fail('not-found');
    // Members may leave a locked group too.
    if (group.lockedAt !== null && action !== 'leave') fail('not-found');
    const present = await requireChangeable(ctx, tx, memberId, change);
    if (!(await applyChange(ctx, tx, group, { present, change }))) fail('wrong-state');
    announceMembership(ctx, tx, groupId, memberId);
    if (policy.endsRights(change, present)) {
      await withdrawInvitations(ctx, tx, groupId, memberId);
      await ctx.memberPieces.endRights(ctx, tx, { groupId, memberId, isMember: action === 'role' });
    }
    if (present.status === 'requested') await removeRequestNotices(ctx, tx, groupId);
    if (action !== 'leave')
      await auditChange(ctx, tx, auditActs[action], { group, memberId, detail: detailOf(change) });
    await tellChange(ctx, tx, group, { present, change });
  });
  const row = await queries.find(ctx.db, groupId, memberId);
  const own = await queries.find(ctx.db, groupId, readerId);
  const member = row && (await toGroupMembers(ctx, [row], await toReader(ctx.db, groupId, own)))[0];
  return { member: member ?? null };
};

/** Requests to join on behalf of the reader; an open invitation is accepted instead. Errors: wrong-state. */
const requestToJoin = async (ctx: Context, tx: Transaction, group: queries.GroupFacts): Promise<AddOutcome> => {
  const { memberId } = requireSignedIn(ctx);
  const present = await queries.find(tx, group.id, memberId);
  if (present?.status === 'requested') return { outcome: 'requested', known: true, invitationId: null };
  if (present) return fail('wrong-state');
  const invitationId = await acceptPendingInvitation(ctx, tx, group, memberId);
  if (invitationId !== undefined) return { outcome: 'accepted', known: false, invitationId };
  const now = ctx.clock.now();
  const row = {
    groupId: group.id,
    memberId,
    role: 'member',
    status: 'requested',
    createdAt: now,
    updatedAt: now,
  } as const;
  if (!(await queries.insert(tx, row))) fail('wrong-state');
  await ctx.notifier.notify(ctx, tx, {
    to: await listGroupAdminIds(tx, group.id),
    kind: 'group-request',
    cause: `${group.id} ${memberId} ${now.getTime()}`,
    about: group.id,
    actorId: memberId,
    data: { group: group.id, groupName: group.name },
  });
  await ctx.integrations.announce(ctx, tx, { groupId: group.id, event: 'member.requested', ids: [memberId] });
  return { outcome: 'requested', known: false, invitationId: null };
};

/** Adds a person by an admin: accepts a request to join, otherwise sends an invitation. */
const addByAdmin = async (
  ctx: Context,
  tx: Transaction,
  group: queries.GroupFacts,
  invitee: Invitee,
): Promise<AddOutcome> => {
  const { memberId } = invitee;
  const present = memberId === undefined ? undefined : await queries.find(tx, group.id, memberId);
  if (memberId !== undefined && present) {
    if (present.status !== 'requested') fail('wrong-state');
    await acceptRequest(ctx, tx, group, { ...invitee, memberId });
    await auditChange(ctx, tx, 'group.accept', { group, memberId, detail: { role: invitee.role ?? 'member' } });
    return { outcome: 'accepted', known: false, invitationId: null };
  }
  if (memberId !== undefined && (await personLookup({ db: tx }, [memberId]))(memberId).closed) fail('not-found');
  const { id, isExisting } = await invite(ctx, tx, invitee);
  if (!isExisting)
    await ctx.audit.record(ctx, tx, {
      act: 'group.invite',
      target: { kind: 'group', id: group.id, name: group.name },
      // The log is kept permanently, so it has the id of the invitation instead of the address, which is personal data.
      detail: { invitation: id ?? '', role: invitee.role ?? 'member' },
    });
  return { outcome: 'invited', known: isExisting, invitationId: id };
};

/**
 * Called by an admin, invites a person or accepts a request to join. Called by another member, requests to join.
 * Errors: not-found, forbidden when a non-admin invites, account-unverified, wrong-state, rate-limited.
 */
export const addMember = async (ctx: Context, { groupId, ...draft }: Invitee): Promise<AddOutcome> => {
  const reader = requireVerified(ctx).memberId;
  requireGroupFactor(ctx, groupId);
  const isInvitation = draft.email !== undefined || draft.phone !== undefined || (draft.memberId ?? reader) !== reader;
  const isCounted = isInvitation && policy.isAcceptedAdmin(await queries.find(ctx.db, groupId, reader));
  // Attempts by non-admins do not count for the group, because they could use up its daily limit.
  if (!isCounted) await ctx.limits.consume('groupRequestsByMember', reader);
  const giveBack = isCounted ? await countInvitation(ctx, groupId) : undefined;
  let isSent = false;
  try {
    const outcome = await ctx.transaction(async (tx) => {
      const group = (await queries.findGroupForUpdate(tx, groupId)) ?? fail('not-found');
      if (group.lockedAt !== null) fail('not-found');
      const mayInvite = policy.isAcceptedAdmin(await queries.find(tx, groupId, reader));
      if (isInvitation) return mayInvite ? addByAdmin(ctx, tx, group, { groupId, ...draft }) : fail('forbidden');
      return mayInvite && draft.memberId === undefined ? failField('email', 'required') : requestToJoin(ctx, tx, group);
    });
    isSent = outcome.outcome === 'invited' && !outcome.known;
    return outcome;
  } finally {
    if (!isSent) await giveBack?.();
  }
};
