import { findMemberByAddress, findMembersByAddresses } from '../../../identity/auth/standing.reads.ts';
import type { AddressOwner, Context } from '../../../platform/context.ts';
import { runAsSystem } from '../../../platform/database/row-security/current-actor.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { listGroupAdminIds } from '../../directory/groups/membership.reads.ts';
import { hasBlocked } from '../../friend/pair.reads.ts';
import { find as findPerson, findGroup } from '../people/queries.ts';
import type { InvitationRow } from './queries.ts';
import { listReceived } from './received.queries.ts';
import { INVITATION_LIFE, isOpenToAddress } from './rules.ts';

/** The addressee of an invitation; at most one field is set. */
type Addressee = Pick<InvitationRow, 'memberId' | 'email' | 'phone'>;

/** Maximum invitations announced when an address is verified. */
const MOST_ANNOUNCED = 20;

/** The member behind an invitation: the invited one, or the one with the verified address; undefined without one. */
const findInvitee = async (db: Executor, { memberId, email, phone }: Addressee): Promise<string | undefined> =>
  memberId ?? (await findMemberByAddress(db, { email, phone }));

/** Whether the owner of an invited address wants no invitations: then there is no notice of them either. */
const isRefused = async (ctx: Context, tx: Transaction, { email, phone }: Addressee): Promise<boolean> => {
  const address = email ?? phone;
  return address !== null && ctx.unasked.isSuppressed(tx, ctx.unasked.hashOf(address));
};

const notify = (
  ctx: Context,
  tx: Transaction,
  { id, memberId, sentAt, invitedBy }: InvitationRow,
  { to, group }: { readonly to: string; readonly group: { readonly id: string; readonly name: string } },
): Promise<void> =>
  ctx.notifier.notify(ctx, tx, {
    to: [to],
    kind: 'group-invitation',
    cause: `${id} ${sentAt.getTime()}`,
    about: group.id,
    actorId: invitedBy,
    data: { invitation: id, groupName: group.name },
    // An address has its own letter or text message.
    ...(memberId === null && { mailed: true }),
  });

/**
 * Notifies the member of an invitation: the invited one, or the one with the verified address. Somebody who is in the
 * group or has blocked the admin gets none; the admin does not learn whether there is a member.
 */
export const notifyInvitee = async (
  ctx: Context,
  tx: Transaction,
  row: InvitationRow,
  group: { readonly id: string; readonly name: string },
): Promise<void> => {
  if (!isOpenToAddress(row) || (await isRefused(ctx, tx, row))) return;
  const to = await findInvitee(tx, row);
  if (to === undefined || (await hasBlocked(tx, to, row.invitedBy))) return;
  const present = await findPerson(tx, group.id, to);
  if (!present || present.status === 'requested') await notify(ctx, tx, row, { to, group });
};

/** Notifies a member of the open invitations to an address that they have just verified. */
export const announcePending = async (ctx: Context, tx: Transaction, owner: AddressOwner): Promise<void> => {
  const since = new Date(ctx.clock.now().getTime() - INVITATION_LIFE);
  const { data } = await listReceived(tx, owner, since, { limit: MOST_ANNOUNCED, offset: 0 });
  for (const { row, group } of data)
    if (row.memberId === null && !(await isRefused(ctx, tx, row)))
      await notify(ctx, tx, row, { to: owner.memberId, group: { id: group._id, name: group.name } });
};

/** Removes the notices of invitations that were answered or withdrawn. */
export const settleInvitations = async (
  ctx: Context,
  tx: Transaction,
  groupId: string,
  addressees: readonly Addressee[],
): Promise<void> => {
  const found = await findMembersByAddresses(tx, {
    emails: addressees.flatMap(({ email }) => email ?? []),
    phones: addressees.flatMap(({ phone }) => phone ?? []),
  });
  const to = [...new Set([...addressees.flatMap(({ memberId }) => memberId ?? []), ...found])];
  if (to.length > 0) await ctx.notifier.settle(ctx, tx, { to, kind: 'group-invitation', about: groupId });
};

/**
 * Tells the inviting admin of an answer. Only an acceptance shows who has an address; whoever declines an invitation to
 * one is named as the group wrote it. Somebody who is no admin any more is not told.
 */
export const tellInviter = (
  ctx: Context,
  tx: Transaction,
  row: InvitationRow,
  { status, by }: { readonly status: 'accepted' | 'declined'; readonly by: string | null },
): Promise<void> =>
  // Runs as the system: a visitor may decline by the link of a letter.
  runAsSystem(async () => {
    const { id, groupId, invitedBy } = row;
    if (invitedBy === by || !(await listGroupAdminIds(tx, groupId)).includes(invitedBy)) return;
    const isShown = by !== null && (status === 'accepted' || row.memberId !== null);
    const groupName = (await findGroup(tx, groupId))?.name ?? '';
    await ctx.notifier.notify(ctx, tx, {
      to: [invitedBy],
      kind: 'group-invitation-answered',
      cause: `${id} ${status}`,
      about: groupId,
      actorId: isShown ? by : undefined,
      data: {
        group: groupId,
        groupName,
        news: status,
        ...(!isShown && { name: row.name || row.email || row.phone || '' }),
      },
    });
  });
