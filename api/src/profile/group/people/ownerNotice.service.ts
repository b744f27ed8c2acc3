import type { GroupAction } from '@m4u/contract/profile/group/people';
import type { GroupRole } from '@m4u/contract/profile/group/roles';
import { requireSignedIn } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { listGroupAdminIds } from '../../directory/groups/membership.reads.ts';
import { listGroupOwnerIds } from '../../directory/groups/ownership.reads.ts';
import { personLookup } from '../../directory/members/people.reads.ts';
import type { PersonRow } from './queries.ts';

/** News for the owners of a group (docs/rules/roles.md#notices); `data` fills the words of the notice `group-staff`. */
export interface OwnerNews {
  readonly group: { readonly id: string; readonly name: string };
  readonly news: string;
  readonly data?: Readonly<Record<string, string>>;
}

/** Subject of the notices about an offer of ownership, so that its answer settles these alone. */
const ownershipSubject = (groupId: string): string => `${groupId} ownership`;

const notify = async (
  ctx: Context,
  tx: Transaction,
  { group, news, data = {} }: OwnerNews,
  { to, about }: { readonly to: readonly string[]; readonly about: string },
): Promise<void> => {
  const actorId = requireSignedIn(ctx).memberId;
  await ctx.notifier.notify(ctx, tx, {
    to: to.filter((id) => id !== actorId),
    kind: 'group-staff',
    cause: `${group.id} ${news} ${actorId} ${data['member'] ?? data['order'] ?? ''} ${ctx.clock.now().getTime()}`,
    about,
    actorId,
    data: { group: group.id, groupName: group.name, news, ...data },
  });
};

/** Notifies the owners of a group, except the caller, of what the caller has done. */
export const tellOwners = async (ctx: Context, tx: Transaction, news: OwnerNews): Promise<void> =>
  notify(ctx, tx, news, { to: await listGroupOwnerIds(tx, news.group.id), about: news.group.id });

/** Subject of the notices about a required second factor, so that its end settles these alone. */
const factorSubject = (groupId: string): string => `${groupId} factor`;

/**
 * Notifies the admins of a group, except the caller, that it requires the second factor; or the owners that it no longer
 * does, which settles the notices of the admins.
 */
export const tellFactorRequired = async (
  ctx: Context,
  tx: Transaction,
  group: OwnerNews['group'],
  required: boolean,
): Promise<void> => {
  const admins = await listGroupAdminIds(tx, group.id);
  if (required) return notify(ctx, tx, { group, news: 'factor-on' }, { to: admins, about: factorSubject(group.id) });
  await ctx.notifier.settle(ctx, tx, { to: admins, kind: 'group-staff', about: factorSubject(group.id) });
  return tellOwners(ctx, tx, { group, news: 'factor-off' });
};

/** Notifies an admin that the caller offers them ownership of a group. */
const notifyOffered = (ctx: Context, tx: Transaction, group: OwnerNews['group'], memberId: string): Promise<void> =>
  notify(
    ctx,
    tx,
    { group, news: 'owner-offered', data: { member: memberId } },
    { to: [memberId], about: ownershipSubject(group.id) },
  );

/** The news of a change for the owners; undefined for a change that they are not told of. */
const newsOf = (action: GroupAction, { role }: PersonRow): string | undefined => {
  switch (action) {
    case 'role':
      return 'role';
    case 'suspend':
    case 'remove':
      return role === 'admin' ? `admin-${action}` : undefined;
    case 'accept-ownership':
      return 'owner-accepted';
    case 'decline-ownership':
      return 'owner-declined';
    case 'give-up-ownership':
      return 'owner-gave-up';
    default:
      return undefined;
  }
};

/** Notifies the owners of a change, and an admin of an offer of ownership; settles the notice of an answered offer. */
export const tellChange = async (
  ctx: Context,
  tx: Transaction,
  group: OwnerNews['group'],
  { present, change }: { present: PersonRow; change: { action: GroupAction; role?: GroupRole | undefined } },
): Promise<void> => {
  const { memberId } = present;
  if (change.action === 'offer-ownership') await notifyOffered(ctx, tx, group, memberId);
  else if (present.ownerOfferedAt !== null)
    await ctx.notifier.settle(ctx, tx, { to: [memberId], kind: 'group-staff', about: ownershipSubject(group.id) });
  const news = newsOf(change.action, present);
  if (news === undefined) return;
  const { name } = (await personLookup({ db: tx }, [memberId]))(memberId);
  await tellOwners(ctx, tx, { group, news, data: { member: memberId, person: name, role: change.role ?? '' } });
};
