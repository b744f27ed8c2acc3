import { MOST_PARTICIPANTS, type Conversation } from '@m4u/contract/social/message/schema';
import { requireSignedIn, requireVerified } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { friendIdsAmong } from '../../profile/friend/pair.reads.ts';
import { personLookup } from '../../profile/directory/members/people.reads.ts';
import { append } from './append.service.ts';
import * as policy from './policy.ts';
import * as queries from './queries.ts';
import { announceConversationChange } from './announcement.service.ts';
import { findConversation } from './presentation.service.ts';

/** A new group conversation. */
export interface GroupDraft {
  readonly clientId?: string | undefined;
  readonly name: string;
  readonly members: readonly string[];
}

const getConversation = async (ctx: Context, id: string): Promise<Conversation> =>
  (await findConversation(ctx, requireSignedIn(ctx).memberId, id)) ?? fail('not-found');

/** Requires that all invited members are friends of the inviter and have open pages. Errors: message-refused. */
const requireFriends = async (tx: Transaction, memberId: string, ids: readonly string[]): Promise<void> => {
  const friends = await friendIdsAmong(tx, memberId, ids);
  const personOf = await personLookup({ db: tx }, ids);
  if (!ids.every((id) => friends.has(id) && !personOf(id).closed)) fail('message-refused');
};

/** A message that records a change of the conversation. */
const changeNote = (kind: 'joined' | 'left' | 'named', senderId: string, detail = '', clientId = uuidv7()) => ({
  id: uuidv7(),
  kind,
  senderId,
  clientId,
  detail,
});

/**
 * Creates a group conversation with friends; a repeat with the same `clientId` returns the existing one. Errors:
 * account-unverified, message-refused, rate-limited.
 */
export const create = async (
  ctx: Context,
  { clientId = uuidv7(), name, members }: GroupDraft,
): Promise<Conversation> => {
  const { memberId } = requireSignedIn(ctx);
  const createdId = await queries.findCreatedGroup(ctx.db, memberId, clientId);
  if (createdId !== undefined) return getConversation(ctx, createdId);
  requireVerified(ctx);
  await ctx.limits.consume('conversationsByMember', memberId);
  const id = await ctx.transaction(async (tx) => {
    await queries.acquireNameLock(tx, `conversation ${memberId} ${clientId}`);
    const meanwhile = await queries.findCreatedGroup(tx, memberId, clientId);
    if (meanwhile !== undefined) return meanwhile;
    const others = [...new Set(members)].filter((each) => each !== memberId);
    if (others.length === 0) fail('message-refused');
    await requireFriends(tx, memberId, others);
    const now = ctx.clock.now();
    const conversation = {
      id: uuidv7(),
      kind: 'group',
      name,
      lastSeq: 0,
      createdBy: memberId,
      createdAt: now,
    } as const;
    await queries.insertConversation(tx, conversation);
    await queries.addMembers(
      tx,
      [memberId, ...others].map((each) => newMembership(each, conversation, now)),
    );
    const people = await queries.listMembers(tx, conversation.id);
    const first = name ? changeNote('named', memberId, name, clientId) : changeNote('joined', memberId, '', clientId);
    await append(ctx, tx, conversation, people, [first]);
    return conversation.id;
  });
  return getConversation(ctx, id);
};

/** Membership of a new member, who sees only messages from now on. */
const newMembership = (memberId: string, { id, lastSeq }: { id: string; lastSeq: number }, activeAt: Date) => ({
  conversationId: id,
  memberId,
  status: 'accepted' as const,
  joinedSeq: lastSeq,
  readSeq: lastSeq,
  activeAt,
});

/** Runs a change of a group conversation that the caller belongs to, under its lock. Errors: not-found, forbidden. */
const changeConversation = async (
  ctx: Context,
  id: string,
  work: (
    tx: Transaction,
    conversation: queries.ConversationFacts,
    members: readonly queries.MemberFacts[],
  ) => Promise<void>,
): Promise<void> => {
  const { memberId } = requireSignedIn(ctx);
  await ctx.limits.consume('messagesByMember', memberId);
  await ctx.transaction(async (tx) => {
    const conversation = (await queries.findForUpdate(tx, id)) ?? fail('not-found');
    const members = await queries.listMembers(tx, id);
    const mine = members.find((each) => each.memberId === memberId) ?? fail('not-found');
    if (!policy.canInvite({ kind: conversation.kind, status: mine.status })) fail('forbidden');
    await work(tx, conversation, members);
  });
};

/**
 * Adds friends of the caller. Former members return and see messages from now on. Errors: not-found, forbidden,
 * account-unverified, message-refused, conversation-full, rate-limited.
 */
export const invite = async (ctx: Context, id: string, invited: readonly string[]): Promise<Conversation> => {
  const { memberId } = requireVerified(ctx);
  await changeConversation(ctx, id, async (tx, conversation, members) => {
    const present = new Set(members.filter(({ status }) => status !== 'left').map((each) => each.memberId));
    const added = [...new Set(invited)].filter((each) => !present.has(each));
    if (added.length === 0) return;
    await requireFriends(tx, memberId, added);
    if (present.size + added.length > MOST_PARTICIPANTS) fail('conversation-full');
    await queries.addMembers(
      tx,
      added.map((each) => newMembership(each, conversation, ctx.clock.now())),
    );
    const everybody = await queries.listMembers(tx, id);
    await append(
      ctx,
      tx,
      conversation,
      everybody,
      added.map((each) => changeNote('joined', each)),
    );
    announceToFormer(ctx, tx, id, everybody);
  });
  return getConversation(ctx, id);
};

/** Sends changes to former members: they still see the members of their time. */
const announceToFormer = (ctx: Context, tx: Transaction, id: string, members: readonly queries.MemberFacts[]): void => {
  const former = members.filter(({ status }) => status === 'left').map(({ memberId }) => memberId);
  announceConversationChange(ctx, tx, [], { conversation: id, also: former });
};

/** Renames a conversation; an empty name removes it. Errors: not-found, forbidden, rate-limited. */
export const rename = async (ctx: Context, id: string, name: string): Promise<Conversation> => {
  const { memberId } = requireSignedIn(ctx);
  await changeConversation(ctx, id, async (tx, conversation, members) => {
    if (conversation.name === name) return;
    await queries.renameConversation(tx, id, name);
    await append(ctx, tx, conversation, members, [changeNote('named', memberId, name)]);
  });
  return getConversation(ctx, id);
};

/** Leaves a conversation; the messages until then stay readable. Errors: not-found, forbidden, rate-limited. */
export const leaveConversation = async (ctx: Context, id: string): Promise<void> => {
  const { memberId } = requireSignedIn(ctx);
  const membership = (await queries.findMember(ctx.db, id, memberId)) ?? fail('not-found');
  if (membership.status === 'left') return;
  await changeConversation(ctx, id, async (tx, conversation, members) => {
    const last = await append(ctx, tx, conversation, members, [changeNote('left', memberId)]);
    await queries.updateMember(tx, membership, { status: 'left', leftSeq: last, readSeq: last });
  });
};
