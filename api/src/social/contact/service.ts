import type { Owner, Paging } from '@m4u/contract/common';
import type { ContactDraft, ContactItem } from '@m4u/contract/social/contact';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Executor } from '../../platform/database/database.ts';
import { fail } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { hasBlocked } from '../../profile/friend/pair.reads.ts';
import { relationTo } from '../../profile/friend/visibility.reads.ts';
import { adminIds } from '../../profile/directory/groups/membership.reads.ts';
import { openGroupPage } from '../../profile/group/page/lookup.service.ts';
import { openPage } from '../../profile/member/service.ts';
import { checkChallenge } from '../../platform/challenge/challenge.ts';
import { toSlice } from '../../platform/database/slice.ts';
import * as policy from './policy.ts';
import * as queries from './queries.ts';
import { type ContactWords, present, readWords } from './rules.ts';

/** Owner of the page that a message was left on. */
export const ownerOf = ({ ownerKind, ownerId }: queries.ContactRow): Owner => ({ kind: ownerKind, id: ownerId });

const ownsPage = async (ctx: Context, owner: Owner): Promise<boolean> =>
  policy.mayRead(await relationTo(ctx.db, ctx.actor, owner));

/** A page of the reader by id: their own, or a group that they administer. Errors: not-found. */
export const ownPage = async (ctx: Context, id: string): Promise<Owner> => {
  if (id === requireSignedIn(ctx).memberId) return { kind: 'member', id };
  const owner: Owner = { kind: 'group', id };
  return (await ownsPage(ctx, owner)) ? owner : fail('not-found');
};

/** Messages on a page of the reader, newest first. Errors: not-found for everybody else. */
export const list = async (ctx: Context, id: string, filter: queries.ContactFilter, paging: Paging) => {
  const owner = await ownPage(ctx, id);
  const [rows, total, totalDoc] = await Promise.all([
    queries.list(ctx.db, owner, filter, toSlice(paging)),
    queries.total(ctx.db, owner, filter),
    queries.total(ctx.db, owner, {}),
  ]);
  return { data: rows.map(present), total, totalDoc };
};

/** A message on a page of the reader. Errors: not-found. */
export const findOwn = async (ctx: Context, id: string): Promise<queries.ContactRow> => {
  const row = (await queries.find(ctx.db, id)) ?? fail('not-found');
  return (await ownsPage(ctx, ownerOf(row))) ? row : fail('not-found');
};

/** One message. Errors: not-found, also for readers without permission. */
export const get = async (ctx: Context, id: string): Promise<ContactItem> => present(await findOwn(ctx, id));

/** Closes the receivers' notifications once all messages of the page are read. */
const settle = async (ctx: Context, tx: Transaction, owner: Owner, receivers: readonly string[]): Promise<void> => {
  if ((await queries.total(tx, owner, { read: false })) > 0) return;
  await ctx.notifier.settle(ctx, tx, { to: receivers, kind: 'contact', about: owner.id });
};

/**
 * Changes a message on a page of the reader, and sends the change to all receivers. Errors: not-found, rate-limited.
 */
const change = async (
  ctx: Context,
  id: string,
  changesOf: (row: queries.ContactRow) => Parameters<typeof queries.update>[2],
): Promise<ContactItem> => {
  await findOwn(ctx, id);
  await ctx.limits.consume('inboxByMember', requireSignedIn(ctx).memberId);
  return ctx.transaction(async (tx) => {
    const row = (await queries.findForUpdate(tx, id)) ?? fail('not-found');
    const changes = changesOf(row);
    if (Object.keys(changes).length === 0) return present(row);
    const changed = (await queries.update(tx, id, changes)) ?? fail('not-found');
    const owner = ownerOf(row);
    const receivers = await tellOwners(ctx, tx, owner, [id]);
    if (changed.readAt !== null) await settle(ctx, tx, owner, receivers);
    return present(changed);
  });
};

/** Marks a message as read or unread. Errors: not-found, also for readers without permission. */
export const setRead = (ctx: Context, id: string, read: boolean): Promise<ContactItem> =>
  change(ctx, id, ({ readAt }) => {
    if ((readAt !== null) === read) return {};
    return { readAt: read ? ctx.clock.now() : null };
  });

/** Changes tags and note of a message. Errors: not-found. */
export const update = (
  ctx: Context,
  id: string,
  { tags, note }: { readonly tags?: string[] | undefined; readonly note?: string | undefined },
): Promise<ContactItem> =>
  change(ctx, id, () => ({ ...(tags !== undefined && { tags }), ...(note !== undefined && { note }) }));

/** Most messages marked at once, since each change is sent to the live streams. */
const AT_ONCE = 1000;

/** Marks the messages of a page as read, at most 1000. Errors: not-found, rate-limited. */
export const readAll = async (ctx: Context, id: string): Promise<void> => {
  const owner = await ownPage(ctx, id);
  await ctx.limits.consume('inboxByMember', requireSignedIn(ctx).memberId);
  await ctx.transaction(async (tx) => {
    const ids = await queries.readSome(tx, owner, ctx.clock.now(), AT_ONCE);
    await settle(ctx, tx, owner, await tellOwners(ctx, tx, owner, ids));
  });
};

/** Most tags in one answer. */
const MOST_TAGS = 100;

/** Tags of a page's messages, most used first. Errors: not-found. */
export const tags = async (ctx: Context, id: string) => queries.tags(ctx.db, await ownPage(ctx, id), MOST_TAGS);

/** Changed messages by id, limited to those that the member may read. */
export const readChanged = async (
  ctx: Context,
  memberId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ContactItem>> =>
  new Map((await queries.ownAmong(ctx.db, memberId, ids)).map((row) => [row.id, present(row)]));

/** Number of unread messages on a member's own page. */
export const unread = (ctx: Context, memberId: string): Promise<number> =>
  queries.total(ctx.db, { kind: 'member', id: memberId }, { read: false });

/** Whether the owner of a page has blocked the writer (docs/rules/contact.md#blocks). */
const isBlocked = async ({ db, actor }: Context, { kind, id }: Owner): Promise<boolean> =>
  kind === 'member' && actor.kind === 'member' && hasBlocked(db, id, actor.memberId);

/** Receivers of a page's messages: its member, or the group's admins. */
const receiversOf = async (db: Executor, { kind, id }: Owner): Promise<string[]> =>
  kind === 'member' ? [id] : adminIds(db, id);

/** Sends new or changed messages to the live streams of all receivers; returns the receivers. */
export const tellOwners = async (ctx: Context, tx: Transaction, owner: Owner, ids: readonly string[]) => {
  const receivers = await receiversOf(tx, owner);
  ctx.stream.tell(
    tx,
    ids.flatMap((ref) => receivers.map((memberId) => ({ memberId, topic: 'contact', ref }))),
  );
  return receivers;
};

/** A validated message. */
interface Letter {
  readonly owner: Owner;
  readonly words: ContactWords;
  readonly clientId: string | null;
}

/** Validates a message. Errors: not-found (also for a locked page), invalid. */
const readDraft = async (ctx: Context, draft: ContactDraft): Promise<Letter> => {
  const { memberId, groupId, clientId = null } = draft;
  const page = memberId === undefined ? await openGroupPage(ctx, groupId ?? '') : await openPage(ctx, memberId);
  const { words, refusals } = readWords(draft, page.form);
  if (refusals.length > 0) fail('invalid', { fields: refusals });
  return { owner: page.owner, words, clientId };
};

/** Stores a message and notifies its receivers; a repeat has no effect. */
const deliver = (ctx: Context, { owner, words, clientId }: Letter): Promise<void> =>
  ctx.transaction(async (tx) => {
    const fromMemberId = ctx.actor.kind === 'member' ? ctx.actor.memberId : null;
    const id = uuidv7();
    const row = { ...words, id, clientId, ownerKind: owner.kind, ownerId: owner.id, fromMemberId };
    if (!(await queries.insert(tx, { ...row, createdAt: ctx.clock.now() }))) return;
    const to = await tellOwners(ctx, tx, owner, [id]);
    await ctx.notifier.notify(ctx, tx, {
      to,
      kind: 'contact',
      cause: id,
      about: owner.id,
      ...(fromMemberId !== null && { actorId: fromMemberId }),
      data: { owner: owner.id, contact: id, name: words.name },
    });
  });

/**
 * Leaves a message without a challenge, for an author who is known to be a person. Errors: not-found (also for a locked
 * page), invalid.
 */
export const createContact = async (ctx: Context, draft: ContactDraft): Promise<void> =>
  deliver(ctx, await readDraft(ctx, draft));

/**
 * Leaves a message on a page; a repeat with the same `clientId` has no effect. Messages that fill in the honeypot, and
 * messages from members whom the owner has blocked, are dropped with the same answer. Errors: not-found (also for a
 * locked page), invalid (field `challenge` when it is missing), rate-limited.
 */
export const insert = async (ctx: Context, draft: ContactDraft): Promise<void> => {
  const { memberId, groupId, clientId, challenge, website } = draft;
  if (clientId !== undefined && (await queries.isThere(ctx.db, memberId ?? groupId ?? '', clientId))) return;
  const letter = await readDraft(ctx, draft);
  if (website) return;
  await checkChallenge(ctx, challenge, 'contact', { clientId, to: letter.owner.id });
  await ctx.limits.consume('contactsByAddress', ctx.request.ip);
  await ctx.limits.consume('contactsByReceiver', letter.owner.id);
  if (await isBlocked(ctx, letter.owner)) return;
  await deliver(ctx, letter);
};
