import type { Owner, Paging } from '@m4u/contract/common';
import type { ContactDraft, ContactItem } from '@m4u/contract/social/contact';
import { isSelf, requireSignedIn, withheldGroupsOf } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Executor } from '../../platform/database/database.ts';
import { fail } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { hasBlocked } from '../../profile/friend/pair.reads.ts';
import { isGroupAdmin } from '../../profile/group/rights.service.ts';
import { listGroupAdminIds } from '../../profile/directory/groups/membership.reads.ts';
import { findOpenGroupPage } from '../../profile/group/page/lookup.service.ts';
import { findOpenMemberPage } from '../../profile/member/service.ts';
import { checkChallenge } from '../../platform/challenge/challenge.ts';
import { toSlice } from '../../platform/database/slice.ts';
import * as queries from './queries.ts';
import { type ContactFields, toContactItem, readFields } from './rules.ts';

/** Owner of the page that a message was left on. */
export const pageOwner = ({ ownerKind, ownerId }: queries.ContactRow): Owner => ({ kind: ownerKind, id: ownerId });

/** Messages left on a page are read only by its owner, or by the admins of a group. */
const ownsPage = async (ctx: Context, { kind, id }: Owner): Promise<boolean> =>
  kind === 'member' ? isSelf(ctx.actor, id) : isGroupAdmin(ctx, id);

/** A page of the reader by id: their own, or a group that they administer. Errors: not-found. */
export const requireOwnPage = async (ctx: Context, id: string): Promise<Owner> => {
  if (id === requireSignedIn(ctx).memberId) return { kind: 'member', id };
  const owner: Owner = { kind: 'group', id };
  return (await ownsPage(ctx, owner)) ? owner : fail('not-found');
};

/** Messages on a page of the reader, newest first. Errors: not-found for everybody else. */
export const list = async (ctx: Context, id: string, filter: queries.ContactFilter, paging: Paging) => {
  const owner = await requireOwnPage(ctx, id);
  const [rows, total, totalDoc] = await Promise.all([
    queries.list(ctx.db, owner, filter, toSlice(paging)),
    queries.count(ctx.db, owner, filter),
    queries.count(ctx.db, owner, {}),
  ]);
  return { data: rows.map(toContactItem), total, totalDoc };
};

/** A message on a page of the reader. Errors: not-found. */
export const requireOwnMessage = async (ctx: Context, id: string): Promise<queries.ContactRow> => {
  const row = (await queries.find(ctx.db, id)) ?? fail('not-found');
  return (await ownsPage(ctx, pageOwner(row))) ? row : fail('not-found');
};

/** One message. Errors: not-found, also for readers without permission. */
export const get = async (ctx: Context, id: string): Promise<ContactItem> =>
  toContactItem(await requireOwnMessage(ctx, id));

/** Closes the receivers' notifications once all messages of the page are read. */
const closeNotices = async (
  ctx: Context,
  tx: Transaction,
  owner: Owner,
  receivers: readonly string[],
): Promise<void> => {
  if ((await queries.count(tx, owner, { read: false })) > 0) return;
  await ctx.notifier.settle(ctx, tx, { to: receivers, kind: 'contact', about: owner.id });
};

/**
 * Changes a message on a page of the reader, and sends the change to all receivers. Errors: not-found, rate-limited.
 */
const changeMessage = async (
  ctx: Context,
  id: string,
  changesOf: (row: queries.ContactRow) => Parameters<typeof queries.update>[2],
): Promise<ContactItem> => {
  await requireOwnMessage(ctx, id);
  await ctx.limits.consume('inboxByMember', requireSignedIn(ctx).memberId);
  return ctx.transaction(async (tx) => {
    const row = (await queries.findForUpdate(tx, id)) ?? fail('not-found');
    const changes = changesOf(row);
    if (Object.keys(changes).length === 0) return toContactItem(row);
    const changed = (await queries.update(tx, id, changes)) ?? fail('not-found');
    const owner = pageOwner(row);
    const receivers = await announceToOwners(ctx, tx, owner, [id]);
    if (changed.readAt !== null) await closeNotices(ctx, tx, owner, receivers);
    return toContactItem(changed);
  });
};

/** Marks a message as read or unread. Errors: not-found, also for readers without permission. */
export const setRead = (ctx: Context, id: string, read: boolean): Promise<ContactItem> =>
  changeMessage(ctx, id, ({ readAt }) => {
    if ((readAt !== null) === read) return {};
    return { readAt: read ? ctx.clock.now() : null };
  });

/** Changes tags and note of a message. Errors: not-found. */
export const update = (
  ctx: Context,
  id: string,
  { tags, note }: { readonly tags?: string[] | undefined; readonly note?: string | undefined },
): Promise<ContactItem> =>
  changeMessage(ctx, id, () => ({ ...(tags !== undefined && { tags }), ...(note !== undefined && { note }) }));

/** Most messages marked at once, since each change is sent to the live streams. */
const MOST_MARKED_AT_ONCE = 1000;

/** Marks the messages of a page as read, at most 1000. Errors: not-found, rate-limited. */
export const markAllRead = async (ctx: Context, id: string): Promise<void> => {
  const owner = await requireOwnPage(ctx, id);
  await ctx.limits.consume('inboxByMember', requireSignedIn(ctx).memberId);
  await ctx.transaction(async (tx) => {
    const ids = await queries.markNewestRead(tx, owner, ctx.clock.now(), MOST_MARKED_AT_ONCE);
    await closeNotices(ctx, tx, owner, await announceToOwners(ctx, tx, owner, ids));
  });
};

/** Most tags in one answer. */
const MOST_TAGS = 100;

/** Tags of a page's messages, most used first. Errors: not-found. */
export const listTags = async (ctx: Context, id: string) =>
  queries.listTags(ctx.db, await requireOwnPage(ctx, id), MOST_TAGS);

/** Changed messages by id, limited to those that the member may read. */
export const readChanged = async (
  ctx: Context,
  memberId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ContactItem>> =>
  new Map(
    (await queries.listOwnByIds(ctx.db, { memberId, withheldGroups: withheldGroupsOf(ctx.actor) }, ids)).map((row) => [
      row.id,
      toContactItem(row),
    ]),
  );

/** Number of unread messages on a member's own page. */
export const countUnread = (ctx: Context, memberId: string): Promise<number> =>
  queries.count(ctx.db, { kind: 'member', id: memberId }, { read: false });

/** The unread messages on a member's own page: their number, and the newest. */
export const readUnread = async (ctx: Context, memberId: string) => {
  const [count, [newest]] = await Promise.all([
    countUnread(ctx, memberId),
    queries.list(ctx.db, { kind: 'member', id: memberId }, { read: false }, { limit: 1, offset: 0 }),
  ]);
  return { count, newest: newest ? toContactItem(newest) : null };
};

/** Whether the owner of a page has blocked the writer (docs/rules/contact.md#blocks). */
const isBlocked = async ({ db, actor }: Context, { kind, id }: Owner): Promise<boolean> =>
  kind === 'member' && actor.kind === 'member' && hasBlocked(db, id, actor.memberId);

/** Receivers of a page's messages: its member, or the group's admins. */
const receiversOf = async (db: Executor, { kind, id }: Owner): Promise<string[]> =>
  kind === 'member' ? [id] : listGroupAdminIds(db, id);

/** Sends new or changed messages to the live streams of all receivers; returns the receivers. */
export const announceToOwners = async (ctx: Context, tx: Transaction, owner: Owner, ids: readonly string[]) => {
  const receivers = await receiversOf(tx, owner);
  ctx.stream.tell(
    tx,
    ids.flatMap((ref) => receivers.map((memberId) => ({ memberId, topic: 'contact', ref }))),
  );
  return receivers;
};

/** A validated message. */
interface ValidMessage {
  readonly owner: Owner;
  readonly fields: ContactFields;
  readonly clientId: string | null;
}

/** Validates a message. Errors: not-found (also for a locked page), invalid. */
const validateDraft = async (ctx: Context, draft: ContactDraft): Promise<ValidMessage> => {
  const { memberId, groupId, clientId = null } = draft;
  const page =
    memberId === undefined ? await findOpenGroupPage(ctx, groupId ?? '') : await findOpenMemberPage(ctx, memberId);
  const { fields, refusals } = readFields(draft, page.form);
  if (refusals.length > 0) fail('invalid', { fields: refusals });
  return { owner: page.owner, fields, clientId };
};

/** Stores a message and notifies its receivers; a repeat has no effect. */
const deliver = (ctx: Context, { owner, fields, clientId }: ValidMessage): Promise<void> =>
  ctx.transaction(async (tx) => {
    const fromMemberId = ctx.actor.kind === 'member' ? ctx.actor.memberId : null;
    const id = uuidv7();
    const row = { ...fields, id, clientId, ownerKind: owner.kind, ownerId: owner.id, fromMemberId };
    if (!(await queries.insert(tx, { ...row, createdAt: ctx.clock.now() }))) return;
    const to = await announceToOwners(ctx, tx, owner, [id]);
    if (owner.kind === 'group')
      await ctx.integrations.announce(ctx, tx, { groupId: owner.id, event: 'contact.created', ids: [id] });
    await ctx.notifier.notify(ctx, tx, {
      to,
      kind: 'contact',
      cause: id,
      about: owner.id,
      ...(fromMemberId !== null && { actorId: fromMemberId }),
      data: { owner: owner.id, contact: id, name: fields.name },
    });
  });

/**
 * Leaves a message without a challenge, for an author who is known to be a person. Errors: not-found (also for a locked
 * page), invalid.
 */
export const createContact = async (ctx: Context, draft: ContactDraft): Promise<void> =>
  deliver(ctx, await validateDraft(ctx, draft));

/**
 * Leaves a message on a page; a repeat with the same `clientId` has no effect. Messages that fill in the honeypot, and
 * messages from members whom the owner has blocked, are dropped with the same answer. Errors: not-found (also for a
 * locked page), invalid (field `challenge` when it is missing), rate-limited.
 */
export const insert = async (ctx: Context, draft: ContactDraft): Promise<void> => {
  const { memberId, groupId, clientId, challenge, website } = draft;
  if (clientId !== undefined && (await queries.exists(ctx.db, memberId ?? groupId ?? '', clientId))) return;
  const letter = await validateDraft(ctx, draft);
  if (website) return;
  await checkChallenge(ctx, challenge, 'contact', { clientId, to: letter.owner.id });
  await ctx.limits.consume('contactsByAddress', ctx.request.ip);
  await ctx.limits.consume('contactsByReceiver', letter.owner.id);
  if (await isBlocked(ctx, letter.owner)) return;
  await deliver(ctx, letter);
};
