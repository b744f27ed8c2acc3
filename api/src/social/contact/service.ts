import type { Owner, Paging } from '@m4u/contract/common';
import type { ContactDraft, ContactItem } from '@m4u/contract/social/contact';
import { signedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { hasBlocked, relationTo } from '../../profile/friend/service.ts';
import { groupPage } from '../../profile/group/page.service.ts';
import { openPage } from '../../profile/member/service.ts';
import * as policy from './policy.ts';
import * as queries from './queries.ts';
import { present, readWords } from './rules.ts';

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

/**
 * Leaves a message on a page. What a machine wrote, by the field that people do not see, is dropped and answered alike;
 * so is what comes from whom the owner has blocked, who is not to learn of it. Errors: not-found (also for a locked page), invalid, rate-limited.
 */
export const insert = async (ctx: Context, draft: ContactDraft): Promise<void> => {
  const { memberId, groupId, website } = draft;
  const page = memberId === undefined ? await groupPage(ctx, groupId ?? '') : await openPage(ctx, memberId);
  const { words, refusals } = readWords(draft, page.form);
  if (refusals.length > 0) fail('invalid', { fields: refusals });
  if (website) return;
  await ctx.limits.consume('contactsByAddress', ctx.request.ip);
  await ctx.limits.consume('contactsByReceiver', page.owner.id);
  if (await isBlocked(ctx, page.owner)) return;
  await queries.insert(ctx.db, {
    ...words,
    id: uuidv7(),
    ownerKind: page.owner.kind,
    ownerId: page.owner.id,
    fromMemberId: ctx.actor.kind === 'member' ? ctx.actor.memberId : null,
    createdAt: ctx.clock.now(),
  });
};
