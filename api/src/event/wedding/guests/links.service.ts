import { hasOptedOut } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import * as policy from '../policy.ts';
import { findInvitation } from '../service.ts';
import * as guestQueries from './queries.ts';
import { changeOwn } from './service.ts';

/** Changes what is noted about guests of the caller's wedding. Errors: not-found (then none is changed), forbidden. */
const note = (
  ctx: Context,
  id: string,
  guestIds: readonly string[],
  noted: Parameters<typeof guestQueries.setNoted>[3],
): Promise<void> =>
  changeOwn(ctx, id, async (tx) => {
    const ids = new Set(guestIds);
    if ((await guestQueries.setNoted(tx, id, [...ids], noted)) < ids.size) fail('not-found');
  });

/**
 * Notes that the links of guests of the caller's wedding were sent, or takes the note back. Errors: not-found (then none
 * is changed), forbidden, rate-limited.
 */
export const markSent = (
  ctx: Context,
  id: string,
  { guestIds, sent }: { readonly guestIds: readonly string[]; readonly sent: boolean },
): Promise<void> => note(ctx, id, guestIds, { sentAt: sent ? ctx.clock.now() : null });

/**
 * Notes that guests of the caller's wedding were reminded to reply, or takes the note back. Errors: not-found (then none
 * is changed), forbidden, rate-limited.
 */
export const markReminded = (
  ctx: Context,
  id: string,
  { guestIds, reminded }: { readonly guestIds: readonly string[]; readonly reminded: boolean },
): Promise<void> => note(ctx, id, guestIds, { remindedAt: reminded ? ctx.clock.now() : null });

/**
 * Notes that the personal link of a guest was opened, once (docs/rules/wedding.md#sending). Not for the couple, who look
 * at what they send, nor for readers who opted out of being counted. Errors: not-found, also for an unknown code;
 * rate-limited.
 */
export const noteOpened = async (
  ctx: Context,
  { weddingId, guest: code }: { readonly weddingId: string; readonly guest: string },
): Promise<void> => {
  await ctx.limits.consume('trackingByAddress', ctx.request.ip);
  const { wedding, guest } = await findInvitation(ctx, weddingId, code);
  if (!guest) return fail('not-found');
  if (policy.isOwner(ctx.actor, wedding) || hasOptedOut(ctx.actor, ctx.request)) return;
  await guestQueries.setOpened(ctx.db, guest.id, ctx.clock.now());
};
