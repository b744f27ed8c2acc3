import type { Message, MessageDraft } from '@m4u/contract/social/message/schema';
import { requireSignedIn, requireVerified } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { AppError, fail, failField } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { LimitExceeded } from '../../platform/limits/limits.ts';
import { areFriends, isBlockedEither } from '../../profile/friend/pair.reads.ts';
import { personLookup } from '../../profile/directory/members/people.reads.ts';
import { requireOwnUploads } from '../../profile/upload/service.ts';
import { append } from './append.service.ts';
import * as policy from './policy.ts';
import * as messageQueries from './message.queries.ts';
import * as queries from './queries.ts';
import { orderedPair } from './rules.ts';
import { toMessages } from './presentation.service.ts';

/** Receiver of a message: a member, or a conversation. */
type Target = { readonly receiver: string } | { readonly conversationId: string };

/** A message to send, with its `clientId`. */
interface OutgoingMessage extends Pick<MessageDraft, 'detail' | 'images'> {
  readonly clientId: string;
}

const toTarget = ({ receiver, groupMessageId }: MessageDraft): Target =>
  receiver === undefined ? { conversationId: groupMessageId ?? failField('receiver', 'required') } : { receiver };

/** Finds an earlier message to this target with the same `clientId`. */
const findRepeat = async (
  db: Context['db'],
  senderId: string,
  target: Target,
  clientId: string,
): Promise<string | undefined> => {
  const addressee =
    'receiver' in target
      ? { pairs: [orderedPair(senderId, target.receiver)] }
      : { conversationId: target.conversationId };
  const [sent] = await messageQueries.findSent(db, { senderId, clientId, ...addressee });
  return sent?.id;
};

/** Whether a first message to this member would be a request: they are strangers without messages so far. */
const isRequest = async ({ db }: Context, senderId: string, target: Target): Promise<boolean> =>
  'receiver' in target &&
  (await queries.findIdByPair(db, orderedPair(senderId, target.receiver))) === undefined &&
  !(await areFriends(db, senderId, target.receiver));

/** The direct conversation, locked; created when there is none. */
const findOrCreateDirect = async (ctx: Context, tx: Transaction, senderId: string, receiver: string) => {
  const pair = orderedPair(senderId, receiver);
  const present = await queries.findByPairForUpdate(tx, pair);
  if (present) return present;
  const id = uuidv7();
  const now = ctx.clock.now();
  const row = { id, kind: 'direct', pair, createdBy: senderId, createdAt: now } as const;
  if (await queries.insertConversation(tx, row))
    await queries.addMembers(tx, [
      { conversationId: id, memberId: senderId, status: 'accepted', activeAt: now },
      { conversationId: id, memberId: receiver, status: 'request', activeAt: now },
    ]);
  return (await queries.findByPairForUpdate(tx, pair)) ?? fail('conflict');
};

/**
 * Refuses messages that the policy forbids. Accepts a pending request when its receiver answers, or when the two have
 * become friends.
 */
const admitSender = async (
  tx: Transaction,
  conversation: queries.ConversationFacts,
  members: readonly queries.MemberFacts[],
  senderId: string,
): Promise<{ isRequest: boolean }> => {
  const mine = members.find(({ memberId }) => memberId === senderId) ?? fail('not-found');
  if (conversation.kind === 'group') {
    const refusal = policy.refusalInGroup(mine.status);
    return refusal ? fail(refusal) : { isRequest: false };
  }
  const other = members.find(({ memberId }) => memberId !== senderId) ?? fail('not-found');
  const friends = await areFriends(tx, senderId, other.memberId);
  const refusal = policy.refusalInDirect({
    theirs: other.status,
    written: conversation.lastSeq > 0,
    friends,
    blocked: await isBlockedEither(tx, senderId, other.memberId),
    closed: (await personLookup({ db: tx }, [other.memberId]))(other.memberId).closed,
  });
  if (refusal) fail(refusal);
  if (mine.status === 'request') await queries.updateMember(tx, mine, { status: 'accepted' });
  if (other.status === 'request' && friends) await queries.updateMember(tx, other, { status: 'accepted' });
  return { isRequest: other.status === 'request' && !friends };
};

/** Notifies the other members of a message; the first message of a stranger is notified as a request. */
const notify = (
  ctx: Context,
  tx: Transaction,
  {
    to,
    conversationId,
    messageId,
    isRequest: asks,
  }: { to: readonly string[]; conversationId: string; messageId: string; isRequest: boolean },
): Promise<void> =>
  ctx.notifier.notify(ctx, tx, {
    to,
    kind: asks ? 'message-request' : 'message',
    cause: messageId,
    about: conversationId,
    actorId: requireSignedIn(ctx).memberId,
    data: { conversation: conversationId },
  });

/** Stores a message; returns its id, and whether it was stored before. */
const deliver = (ctx: Context, target: Target, { clientId, detail, images }: OutgoingMessage) =>
  ctx.transaction(async (tx): Promise<{ id: string; repeated: boolean }> => {
    const { memberId: senderId } = requireSignedIn(ctx);
    const conversation =
      'receiver' in target
        ? await findOrCreateDirect(ctx, tx, senderId, target.receiver)
        : ((await queries.findForUpdate(tx, target.conversationId)) ?? fail('not-found'));
    // A parallel call with the same client id waited for this lock, and finds the message that was sent.
    const repeat = await findRepeat(tx, senderId, { conversationId: conversation.id }, clientId);
    if (repeat !== undefined) return { id: repeat, repeated: true };
    const members = await queries.listMembers(tx, conversation.id);
    const { isRequest: asks } = await admitSender(tx, conversation, members, senderId);
    const chosen = images.map((id, index) => [`images.${index}`, { chosen: id, present: null }] as const);
    await requireOwnUploads(tx, senderId, Object.fromEntries(chosen));
    const id = uuidv7();
    await append(ctx, tx, conversation, members, [{ id, senderId, clientId, detail, images }]);
    const to = members.filter((each) => each.memberId !== senderId && each.status !== 'left');
    const ids = to.map(({ memberId }) => memberId);
    await notify(ctx, tx, { to: ids, conversationId: conversation.id, messageId: id, isRequest: asks });
    return { id, repeated: false };
  });

/** Checks that the receiver exists. Errors: invalid for oneself, not-found. */
const requireReceiver = async (ctx: Context, senderId: string, target: Target): Promise<void> => {
  if (!('receiver' in target)) return;
  if (target.receiver === senderId) failField('receiver', 'invalid');
  if ((await personLookup(ctx, [target.receiver]))(target.receiver).closed) fail('not-found');
};

/** Sends a message and counts it against the rate limits. */
const sendOne = async (ctx: Context, target: Target, letter: OutgoingMessage): Promise<string> => {
  const { memberId } = requireSignedIn(ctx);
  await requireReceiver(ctx, memberId, target);
  const asks = await isRequest(ctx, memberId, target);
  if (asks) await ctx.limits.consume('messageRequestsByMember', memberId);
  const giveBack = () => (asks ? ctx.limits.restore('messageRequestsByMember', memberId) : undefined);
  try {
    const { id, repeated } = await deliver(ctx, target, letter);
    if (repeated) await giveBack();
    return id;
  } catch (error) {
    await giveBack();
    throw error;
  }
};

/** Messages of the caller, in the order of the ids. */
const listMessages = async (ctx: Context, ids: readonly string[]): Promise<Message[]> => {
  const { memberId } = requireSignedIn(ctx);
  const rows = await toMessages(ctx, memberId, await messageQueries.listSentByIds(ctx.db, memberId, ids));
  const byId = new Map(rows.map((row) => [row._id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

const getMessage = async (ctx: Context, id: string): Promise<Message> =>
  (await listMessages(ctx, [id]))[0] ?? fail('not-found');

/**
 * Sends a message; a repeat with the same `clientId` returns the stored one, even if sending would be refused now.
 * Errors: not-found, account-unverified, message-refused, request-pending, invalid, rate-limited.
 */
export const send = async (ctx: Context, draft: MessageDraft): Promise<Message> => {
  const { memberId } = requireSignedIn(ctx);
  const target = toTarget(draft);
  const { clientId = uuidv7(), detail, images } = draft;
  const repeat = draft.clientId && (await findRepeat(ctx.db, memberId, target, draft.clientId));
  if (repeat) return getMessage(ctx, repeat);
  requireVerified(ctx);
  await ctx.limits.consume('messagesByMember', memberId);
  return getMessage(ctx, await sendOne(ctx, target, { clientId, detail, images }));
};

/** A receiver whose message was refused, with the error code. */
interface RefusedReceiver {
  readonly receiver: string;
  readonly code: string;
}

const toRefusedReceiver = (receiver: string, error: unknown): RefusedReceiver => {
  if (error instanceof AppError) return { receiver, code: error.code === 'invalid' ? 'message-refused' : error.code };
  if (error instanceof LimitExceeded) return { receiver, code: 'rate-limited' };
  throw error;
};

/** Sends a message to each receiver in a separate direct conversation. Errors: account-unverified, rate-limited. */
export const sendMany = async (
  ctx: Context,
  { receivers, clientId, detail }: { receivers: readonly string[]; clientId?: string | undefined; detail: string },
): Promise<{ sent: Message[]; refused: RefusedReceiver[] }> => {
  const { memberId } = requireSignedIn(ctx);
  const each = [...new Set(receivers)];
  const pairs = each.map((receiver) => orderedPair(memberId, receiver));
  const sent =
    clientId === undefined ? [] : await messageQueries.findSent(ctx.db, { senderId: memberId, clientId, pairs });
  const knownIds = new Map(sent.map(({ pair, id }) => [pair, id]));
  if (knownIds.size < each.length) {
    requireVerified(ctx);
    await ctx.limits.consume('messagesToManyByMember', memberId, each.length - knownIds.size);
  }
  const letter = { clientId: clientId ?? uuidv7(), detail, images: [] };
  const ids: string[] = [];
  const refused: RefusedReceiver[] = [];
  // Sequential, since each needs a database connection, and nobody waits for the result of the last one.
  for (const receiver of each)
    try {
      ids.push(knownIds.get(orderedPair(memberId, receiver)) ?? (await sendOne(ctx, { receiver }, letter)));
    } catch (error) {
      refused.push(toRefusedReceiver(receiver, error));
    }
  return { sent: await listMessages(ctx, ids), refused };
};
