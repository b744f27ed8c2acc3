import type { WeddingReply } from '@m4u/contract/event/wedding';
import { MOST_GUESTS } from '@m4u/contract/event/wedding/rules';
import { checkChallenge } from '../../../platform/challenge/challenge.ts';
import type { Context } from '../../../platform/context.ts';
import { runAsSystem } from '../../../platform/database/row-security/current-actor.ts';
import { fail } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { addToDoor } from '../door/service.ts';
import type { GuestRow } from '../guests/queries.ts';
import type { WeddingRow } from '../queries.ts';
import * as queries from './queries.ts';
import { isOwner } from '../policy.ts';
import { generateCode, NOBODY, takesReplies, toPeople } from '../rules.ts';
import { findGuest, requireVisible } from '../service.ts';

/** Converts a reply to the columns of a guest. */
const toReplyColumns = (reply: WeddingReply, previous: GuestRow | undefined, now: Date) => {
  const isSame = previous?.wish === reply.wish;
  return {
    answeredAs: reply.name,
    answeredAt: now,
    coming: reply.coming,
    // An empty note for the kitchen keeps the earlier one.
    ...(reply.coming ? toPeople({ ...reply, diet: reply.diet || (previous?.diet ?? '') }) : NOBODY),
    // An absent phone number keeps the earlier one.
    phone: reply.phone ?? previous?.phone ?? null,
    wish: reply.wish,
    // A changed wish needs the couple's approval again.
    ...(!isSame && { wishState: reply.wish === '' ? null : ('waiting' as const), wishedAt: now }),
  };
};

const hasChanged = (before: GuestRow, after: GuestRow): boolean =>
  before.answeredAt === null ||
  before.coming !== after.coming ||
  before.people !== after.people ||
  before.vegetarian !== after.vegetarian ||
  before.children !== after.children ||
  before.diet !== after.diet ||
  before.wish !== after.wish;

/** Notifies the couple, unless they sent the reply themselves. */
const notifyCouple = async (
  ctx: Context,
  tx: Transaction,
  wedding: WeddingRow,
  { previous, guest }: { readonly previous?: GuestRow; readonly guest: GuestRow },
): Promise<void> => {
  if (isOwner(ctx.actor, wedding)) return;
  await ctx.notifier.notify(ctx, tx, {
    to: [wedding.memberId],
    kind: 'wedding',
    cause: uuidv7(),
    about: wedding.id,
    data: {
      wedding: wedding.id,
      name: guest.answeredAs ?? guest.name,
      news: guest.coming ? 'coming' : 'declined',
      people: String(guest.people),
      ...(guest.wish !== '' && guest.wish !== previous?.wish && { wished: 'yes' }),
    },
  });
};

/** Requires an invitation that accepts replies. Errors: not-found, wrong-state. */
const requireOpen = (ctx: Context, row: WeddingRow | undefined): WeddingRow => {
  const wedding = row ?? fail('not-found');
  return takesReplies(wedding, ctx.clock.now()) ? wedding : fail('wrong-state');
};

/** Updates the check-in list; runs as the system, since the list belongs to the couple. */
const addToDoorList = (ctx: Context, tx: Transaction, wedding: WeddingRow, guest: GuestRow): Promise<void> =>
  runAsSystem(() => addToDoor(ctx, tx, wedding, [guest]));

/** Saves the first or a changed reply of the guest of a personal link. */
const replyByLink = (ctx: Context, reply: WeddingReply, code: string): Promise<string> =>
  ctx.transaction(async (tx) => {
    const wedding = requireOpen(ctx, await queries.findForShare(tx, reply.weddingId));
    const previous = (await queries.findGuestByCodeForUpdate(tx, wedding.id, code)) ?? fail('not-found');
    const side = previous.selfAdded ? { side: reply.side } : {};
    const now = ctx.clock.now();
    const changes = { ...toReplyColumns(reply, previous, now), ...side, openedAt: previous.openedAt ?? now };
    const after = (await queries.update(tx, previous.id, changes)) ?? fail('not-found');
    await addToDoorList(ctx, tx, wedding, after);
    if (hasChanged(previous, after)) await notifyCouple(ctx, tx, wedding, { previous, guest: after });
    return code;
  });

/** Adds a guest by a reply without a personal link. Errors: guests-full. */
const replyAsNewGuest = (ctx: Context, reply: WeddingReply): Promise<string> =>
  ctx.transaction(async (tx) => {
    const wedding = requireOpen(ctx, await queries.findForUpdate(tx, reply.weddingId));
    const { clientId = null, name, side } = reply;
    const repeated = clientId === null ? undefined : await queries.findGuestByClientId(tx, wedding.id, clientId);
    if (repeated) return repeated.code;
    if ((await queries.countGuests(tx, wedding.id)) >= MOST_GUESTS) fail('guests-full');
    const now = ctx.clock.now();
    const newGuest = {
      id: uuidv7(),
      weddingId: wedding.id,
      code: generateCode(ctx.random),
      name,
      side,
      selfAdded: true,
      clientId,
      createdAt: now,
      ...toReplyColumns(reply, undefined, now),
    };
    const [guest] = await queries.insert(tx, [newGuest]);
    if (!guest) return fail('internal');
    await addToDoorList(ctx, tx, wedding, guest);
    await notifyCouple(ctx, tx, wedding, { guest });
    return guest.code;
  });

/**
 * Replies to an invitation: with a personal link for its guest, as often as wanted until the last day; without a valid
 * link as a new guest. Replies with a filled honeypot field (bots) are dropped with a normal answer.
 * Errors: not-found, wrong-state (after the last day), guests-full, invalid (field `challenge`), rate-limited.
 */
export const reply = async (ctx: Context, draft: WeddingReply): Promise<{ done: true; code: string }> => {
  const wedding = requireOpen(ctx, await requireVisible(ctx, draft.weddingId));
  if (draft.website) return { done: true, code: generateCode(ctx.random) };
  const guest = await findGuest(ctx, wedding.id, draft.guest);
  if (guest) {
    await ctx.limits.consume('weddingRepliesByGuest', guest.id);
    return { done: true, code: await replyByLink(ctx, draft, guest.code) };
  }
  await checkChallenge(ctx, draft.challenge, 'wedding', { clientId: draft.clientId, to: wedding.id });
  await ctx.limits.consume('weddingRepliesByAddress', ctx.request.ip);
  await ctx.limits.consume('weddingRepliesByWedding', wedding.id);
  return { done: true, code: await replyAsNewGuest(ctx, draft) };
};
