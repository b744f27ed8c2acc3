import type { Owner } from '@m4u/contract/common';
import type { ContactItem } from '@m4u/contract/social/contact';
import { findVerifiedEmail, ownsAddress } from '../../identity/auth/standing.reads.ts';
import { requireSignedIn, requireVerified } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Executor } from '../../platform/database/database.ts';
import { fail, failField } from '../../platform/errors.ts';
import { findOpenGroupPage } from '../../profile/group/page/lookup.service.ts';
import { hasBlocked } from '../../profile/friend/pair.reads.ts';
import { pageUrl, type Page } from '../../profile/page/service.ts';
import { findOpenMemberPage } from '../../profile/member/service.ts';
import * as queries from './queries.ts';
import { writeReply } from './reply.rules.ts';
import { toContactItem } from './rules.ts';
import { requireOwnMessage, pageOwner, requireOwnPage, announceToOwners } from './service.ts';

const findPage = (ctx: Context, { kind, id }: Owner): Promise<Page> =>
  kind === 'member' ? findOpenMemberPage(ctx, id) : findOpenGroupPage(ctx, id);

/** Reply address: the page's public e-mail address, else the reader's verified address. */
const findReplyAddress = async (ctx: Context, page: Page) => {
  const shown = page.contacts.find(({ kind, policy }) => kind === 'email' && policy === 'public');
  return shown
    ? { address: shown.value, ofPage: true }
    : { address: (await findVerifiedEmail(ctx.db, requireSignedIn(ctx).memberId)) ?? null, ofPage: false };
};

/** Reply address that the recipient of a reply will see, for display before sending. Errors: not-found. */
export const getReplyAddress = async (ctx: Context, id: string) => {
  const owner = await requireOwnPage(ctx, id);
  return findReplyAddress(ctx, await findPage(ctx, owner));
};

const originalText = ({ message, answers }: queries.ContactRow): string =>
  [...(message === '' ? [] : [message]), ...answers.map(({ label, value }) => `${label} ${value}`)].join('\n');

const formatDay = (date: Date): string => date.toLocaleDateString('vi-VN', { timeZone: 'Asia/Ho_Chi_Minh' });

/** Most replies to one message. */
const MOST_REPLIES = 50;

/** Whether the writer has blocked the member who answers (docs/rules/contact.md#blocks). */
const isBlocked = async ({ db }: Context, { fromMemberId }: queries.ContactRow, memberId: string): Promise<boolean> =>
  fromMemberId !== null && hasBlocked(db, fromMemberId, memberId);

/** Whether the address is the verified one of the message's author; otherwise it may belong to another person. */
const isAuthorsVerifiedAddress = async (db: Executor, { fromMemberId, email }: queries.ContactRow): Promise<boolean> =>
  fromMemberId !== null && email !== null && ownsAddress(db, fromMemberId, { email, phone: null });

const isRepeat = ({ replies }: queries.ContactRow, clientId: string | undefined): boolean =>
  clientId !== undefined && replies.some((reply) => reply.clientId === clientId);

/**
 * Replies to a message by e-mail in the name of the page; a repeat with the same `clientId` is not sent again. Answers
 * go to the page's public address, else to the sender's own. No e-mail is sent to an author who has blocked the sender,
 * and the sender is not told. Errors: not-found, account-unverified, rate-limited, invalid (`email` when the author
 * left none, `replyAddress` when there is none).
 */
export const reply = async (
  ctx: Context,
  id: string,
  { text, clientId }: { readonly text: string; readonly clientId?: string | undefined },
): Promise<ContactItem> => {
  const found = await requireOwnMessage(ctx, id);
  const { memberId } = requireVerified(ctx);
  if (isRepeat(found, clientId)) return toContactItem(found);
  const { email: recipientEmail } = found;
  if (recipientEmail === null) return failField('email', 'no-email');
  const page = await findPage(ctx, pageOwner(found));
  const { address: replyAddress } = await findReplyAddress(ctx, page);
  if (replyAddress === null) return failField('replyAddress', 'reply-address');
  await ctx.limits.consume('repliesByMember', memberId);
  await ctx.limits.consume('repliesByRecipient', recipientEmail);
  const facts = {
    name: page.name,
    pageUrl: pageUrl(ctx, page),
    to: found.name,
    day: formatDay(found.createdAt),
    text,
    original: originalText(found),
  };
  const message = {
    to: { name: found.name, address: recipientEmail },
    onBehalfOf: page.name,
    replyTo: { name: page.name, address: replyAddress },
  };
  const isSent = !(await isBlocked(ctx, found, memberId));
  return ctx.transaction(async (tx) => {
    const row = (await queries.findForUpdate(tx, id)) ?? fail('not-found');
    if (isRepeat(row, clientId)) return toContactItem(row);
    const now = ctx.clock.now();
    const sentReply = { clientId: clientId ?? null, text, at: now.toISOString() };
    if (isSent && (await isAuthorsVerifiedAddress(tx, found)))
      await ctx.mail.send(tx, { ...message, ...writeReply(page.language, facts) });
    else if (isSent)
      await ctx.mail.sendUnasked(tx, { ...message, by: pageOwner(found) }, (links) =>
        writeReply(page.language, facts, links),
      );
    const changed = await queries.update(tx, id, {
      replies: [...row.replies, sentReply].slice(-MOST_REPLIES),
      repliedAt: now,
      readAt: row.readAt ?? now,
    });
    await announceToOwners(ctx, tx, pageOwner(row), [id]);
    return toContactItem(changed ?? fail('not-found'));
  });
};
