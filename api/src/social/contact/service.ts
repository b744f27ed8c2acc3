import type { Owner, Paging } from '@m4u/contract/common';
import type { ContactDraft, ContactItem } from '@m4u/contract/social/contact';
import { signedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Executor } from '../../platform/database/database.ts';
import { fail } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { hasBlocked, relationTo } from '../../profile/friend/service.ts';
import { adminIds } from '../../profile/group/membership.service.ts';
import { groupPage } from '../../profile/group/page.service.ts';
import { openPage } from '../../profile/member/service.ts';
import { checkChallenge } from './challenge.service.ts';
import * as policy from './policy.ts';
import * as queries from './queries.ts';
import { type ContactWords, present, readWords } from './rules.ts';

const ownsPage = async (ctx: Context, owner: Owner): Promise<boolean> =>
  policy.mayRead(await relationTo(ctx.db, ctx.actor, owner));

/** The page of the reader that an id names: their own, or a group they administer. Errors: not-found. */
const ownPage = async (ctx: Context, id: string): Promise<Owner> => {
  if (id === signedIn(ctx).memberId) return { kind: 'member', id };
  const owner: Owner = { kind: 'group', id };
  return (await ownsPage(ctx, owner)) ? owner : fail('not-found');
};

/** What was left on a page of the reader, the newest first. Errors: not-found for everybody else. */
export const list = async (ctx: Context, id: string, filter: queries.ContactFilter, paging: Paging) => {
  const owner = await ownPage(ctx, id);
  const [rows, total, totalDoc] = await Promise.all([
    queries.list(ctx.db, owner, filter, paging),
    queries.total(ctx.db, owner, filter),
    queries.total(ctx.db, owner, {}),
  ]);
  return { data: rows.map(present), total, totalDoc };
};

const findOwn = async (ctx: Context, id: string): Promise<queries.ContactRow> => {
  const row = (await queries.find(ctx.db, id)) ?? fail('not-found');
  return (await ownsPage(ctx, { kind: row.ownerKind, id: row.ownerId })) ? row : fail('not-found');
};

/** One message. Errors: not-found, also for who may not read it. */
export const get = async (ctx: Context, id: string): Promise<ContactItem> => present(await findOwn(ctx, id));

/** Marks a message read or unread. Errors: not-found, also for who may not read it. */
export const setRead = async (ctx: Context, id: string, read: boolean): Promise<ContactItem> => {
  const row = await findOwn(ctx, id);
  const readAt = read ? (row.readAt ?? ctx.clock.now()) : null;
  await queries.setRead(ctx.db, id, readAt);
  return present({ ...row, readAt });
};

/** Whether the owner of a page has blocked who writes (decisions §2). */
const isBlocked = async ({ db, actor }: Context, { kind, id }: Owner): Promise<boolean> =>
  kind === 'member' && actor.kind === 'member' && hasBlocked(db, id, actor.memberId);

/** The members whom a page belongs to: its own, or a group's admins. */
const receiversOf = async (db: Executor, { kind, id }: Owner): Promise<string[]> =>
  kind === 'member' ? [id] : adminIds(db, id);

/** Tells everybody to whom a message belongs that it is there, or is another. */
export const tellOwners = async (ctx: Context, tx: Transaction, owner: Owner, ids: readonly string[]) => {
  const receivers = await receiversOf(tx, owner);
  ctx.stream.tell(
    tx,
    ids.flatMap((ref) => receivers.map((memberId) => ({ memberId, topic: 'contact', ref }))),
  );
  return receivers;
};

/** What somebody leaves, read against the page it is for. */
interface Letter {
  readonly owner: Owner;
  readonly words: ContactWords;
  readonly clientId: string | null;
}

/** Reads what was left. Errors: not-found (also for a locked page), invalid. */
const readDraft = async (ctx: Context, draft: ContactDraft): Promise<Letter> => {
  const { memberId, groupId, clientId = null } = draft;
  const page = memberId === undefined ? await groupPage(ctx, groupId ?? '') : await openPage(ctx, memberId);
  const { words, refusals } = readWords(draft, page.form);
  if (refusals.length > 0) fail('invalid', { fields: refusals });
  return { owner: page.owner, words, clientId };
};

/** Keeps it and tells its receivers; a repeat is there already, and nobody is told again. */
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

/** Leaves a message of somebody who is known to be a person. Errors: not-found (also for a locked page), invalid. */
export const leave = async (ctx: Context, draft: ContactDraft): Promise<void> =>
  deliver(ctx, await readDraft(ctx, draft));

/**
 * Leaves a message on a page; the same one again, by its `clientId`, is done already. What a machine wrote, by the
 * field that people do not see, is dropped and answered alike; so is what comes from whom the owner has blocked, who
 * is not to learn of it. Errors: not-found (also for a locked page), invalid (field `challenge` where none was met),
 * rate-limited.
 */
export const insert = async (ctx: Context, draft: ContactDraft): Promise<void> => {
  const { memberId, groupId, clientId, challenge, website } = draft;
  if (clientId !== undefined && (await queries.isThere(ctx.db, memberId ?? groupId ?? '', clientId))) return;
  const letter = await readDraft(ctx, draft);
  if (website) return;
  await checkChallenge(ctx, challenge, 'contact', clientId);
  await ctx.limits.consume('contactsByAddress', ctx.request.ip);
  await ctx.limits.consume('contactsByReceiver', letter.owner.id);
  if (await isBlocked(ctx, letter.owner)) return;
  await deliver(ctx, letter);
};
