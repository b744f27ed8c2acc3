import type { WeddingReply } from '@m4u/contract/event/wedding';
import { MOST_GUESTS } from '@m4u/contract/event/wedding/rules';
import { checkChallenge } from '../../../platform/challenge/challenge.ts';
import type { Context } from '../../../platform/context.ts';
import { runAsSystem } from '../../../platform/database/row-security/current-actor.ts';
import { fail } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { expect } from '../door/service.ts';
import type { GuestRow } from '../guests/queries.ts';
import type { WeddingRow } from '../queries.ts';
import * as queries from './queries.ts';
import { newCode, takesReplies } from '../rules.ts';
import { guestOf, visible } from '../service.ts';

/** Converts a reply to the columns of a guest. */
const answerOf = (reply: WeddingReply, before: GuestRow | undefined, now: Date) => {
  const isSame = before?.wish === reply.wish;
  return {
    answeredAs: reply.name,
    answeredAt: now,
    coming: reply.coming,
    people: reply.coming ? Math.max(1, reply.people) : 0,
    // An absent phone number keeps the earlier one.
    phone: reply.phone ?? before?.phone ?? null,
    wish: reply.wish,
    // A changed wish needs the couple's approval again.
    ...(!isSame && { wishState: reply.wish === '' ? null : ('waiting' as const), wishedAt: now }),
  };
};

const isNews = (before: GuestRow, after: GuestRow): boolean =>
  before.answeredAt === null ||
  before.coming !== after.coming ||
  before.people !== after.people ||
  before.wish !== after.wish;

/** Notifies the couple, unless they sent the reply themselves. */
const tell = async (
  ctx: Context,
  tx: Transaction,
  wedding: WeddingRow,
  { before, guest }: { readonly before?: GuestRow; readonly guest: GuestRow },
): Promise<void> => {
  if (ctx.actor.kind === 'member' && ctx.actor.memberId === wedding.memberId) return;
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
      ...(guest.wish !== '' && guest.wish !== before?.wish && { wished: 'yes' }),
    },
  });
};

/** Requires an invitation that accepts replies. Errors: not-found, wrong-state. */
const openFor = (ctx: Context, row: WeddingRow | undefined): WeddingRow => {
  const wedding = row ?? fail('not-found');
  return takesReplies(wedding, ctx.clock.now()) ? wedding : fail('wrong-state');
};

/** Updates the check-in list; runs as the system, since the list belongs to the couple. */
const expectAtDoor = (ctx: Context, tx: Transaction, wedding: WeddingRow, guest: GuestRow): Promise<void> =>
  runAsSystem(() => expect(ctx, tx, wedding, [guest]));

/** Saves the first or a changed reply of the guest of a personal link. */
const answerByLink = (ctx: Context, reply: WeddingReply, code: string): Promise<string> =>
  ctx.transaction(async (tx) => {
    const wedding = openFor(ctx, await queries.holdStill(tx, reply.weddingId));
    const before = (await queries.holdGuest(tx, wedding.id, code)) ?? fail('not-found');
    const side = before.selfAdded ? { side: reply.side } : {};
    const changes = { ...answerOf(reply, before, ctx.clock.now()), ...side };
    const after = (await queries.update(tx, before.id, changes)) ?? fail('not-found');
    await expectAtDoor(ctx, tx, wedding, after);
    if (isNews(before, after)) await tell(ctx, tx, wedding, { before, guest: after });
    return code;
  });

/** Adds a guest by a reply without a personal link. Errors: guests-full. */
const answerAsNew = (ctx: Context, reply: WeddingReply): Promise<string> =>
  ctx.transaction(async (tx) => {
    const wedding = openFor(ctx, await queries.hold(tx, reply.weddingId));
    const { clientId = null, name, side } = reply;
    const kept = clientId === null ? undefined : await queries.findByClient(tx, wedding.id, clientId);
    if (kept) return kept.code;
    if ((await queries.total(tx, wedding.id)) >= MOST_GUESTS) fail('guests-full');
    const now = ctx.clock.now();
    const made = {
      id: uuidv7(),
      weddingId: wedding.id,
      code: newCode(ctx.random),
      name,
      side,
      selfAdded: true,
      clientId,
      createdAt: now,
      ...answerOf(reply, undefined, now),
    };
    const [guest] = await queries.insert(tx, [made]);
    if (!guest) return fail('internal');
    await expectAtDoor(ctx, tx, wedding, guest);
    await tell(ctx, tx, wedding, { guest });
    return guest.code;
  });

/**
 * Replies to an invitation: with a personal link for its guest, as often as wanted until the last day; without a valid
 * link as a new guest. Replies with a filled honeypot field (bots) are dropped with a normal answer.
 * Errors: not-found, wrong-state (after the last day), guests-full, invalid (field `challenge`), rate-limited.
 */
export const reply = async (ctx: Context, given: WeddingReply): Promise<{ done: true; code: string }> => {
  const wedding = openFor(ctx, await visible(ctx, given.weddingId));
  if (given.website) return { done: true, code: newCode(ctx.random) };
  const guest = await guestOf(ctx, wedding.id, given.guest);
  if (guest) {
    await ctx.limits.consume('weddingRepliesByGuest', guest.id);
    return { done: true, code: await answerByLink(ctx, given, guest.code) };
  }
  await checkChallenge(ctx, given.challenge, 'wedding', { clientId: given.clientId, to: wedding.id });
  await ctx.limits.consume('weddingRepliesByAddress', ctx.request.ip);
  await ctx.limits.consume('weddingRepliesByWedding', wedding.id);
  return { done: true, code: await answerAsNew(ctx, given) };
};
