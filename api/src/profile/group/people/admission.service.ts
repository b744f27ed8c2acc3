import type { GroupRole } from '@m4u/contract/profile/group/roles';
import { groupTag, memberTag } from '@m4u/contract/tags';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { listGroupAdminIds } from '../../directory/groups/membership.reads.ts';
import * as queries from './queries.ts';
import { groupChanged } from '../events.ts';

/** Drops the cached pages that show the group's people, and the member's own page. */
export const announceMembership = (ctx: Context, tx: Transaction, groupId: string, memberId: string): void =>
  ctx.emit(tx, groupChanged.create([groupTag(groupId), memberTag(memberId)], { groupId }));

/** Removes the admins' notifications of requests when no request is open. */
export const removeRequestNotices = async (ctx: Context, tx: Transaction, groupId: string): Promise<void> => {
  if ((await queries.count(tx, groupId, { status: 'requested' })) > 0) return;
  await ctx.notifier.settle(ctx, tx, {
    to: await listGroupAdminIds(tx, groupId),
    kind: 'group-request',
    about: groupId,
  });
};

/** A member who is admitted to a group, with the role. */
export interface Admission {
  readonly group: Pick<queries.GroupFacts, 'id' | 'name'>;
  readonly memberId: string;
  readonly role: GroupRole;
  readonly title?: string;
}

/**
 * Makes a member an accepted member of a group that the caller has locked. Returns false, without a change, when they
 * are one already. Errors: wrong-state for a suspended member.
 */
export const acceptIntoGroup = async (
  ctx: Context,
  tx: Transaction,
  { group, memberId, role, title }: Admission,
): Promise<boolean> => {
  const present = await queries.find(tx, group.id, memberId);
  if (present?.status === 'accepted') return false;
  if (present?.status === 'suspended') fail('wrong-state');
  const now = ctx.clock.now();
  const facts = { role, status: 'accepted', ...(title && { title }), createdAt: now, updatedAt: now } as const;
  const isDone = present
    ? await queries.updateUnchanged(tx, group.id, present, facts)
    : await queries.insert(tx, { groupId: group.id, memberId, ...facts });
  if (!isDone) fail('wrong-state');
  announceMembership(ctx, tx, group.id, memberId);
  await ctx.integrations.announce(ctx, tx, { groupId: group.id, event: 'member.joined', ids: [memberId] });
  if (present) await removeRequestNotices(ctx, tx, group.id);
  return true;
};
