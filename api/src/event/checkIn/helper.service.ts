import type { CheckInEvent, CheckInHelpers } from '@m4u/contract/event/checkIn/schema';
import { doorPath } from '@m4u/contract/event/checkIn/rules';
import { requireVerified } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import { personLookup } from '../../profile/directory/members/people.reads.ts';
import { helpedSince, requireManagedEvent } from './permission.service.ts';
import * as helpers from './helper.queries.ts';
import * as queries from './queries.ts';
import { get } from './service.ts';

const toHelpers = async (ctx: Context, { id, doorCode }: queries.EventRow): Promise<CheckInHelpers> => {
  const ids = await helpers.list(ctx.db, id);
  const personOf = await personLookup(ctx, ids);
  return { link: doorCode === null ? null : doorPath(doorCode), people: ids.map(personOf) };
};

/** Lists the helpers of an event, with the secret link for new helpers. Errors: not-found, forbidden. */
export const list = async (ctx: Context, id: string): Promise<CheckInHelpers> =>
  toHelpers(ctx, await requireManagedEvent(ctx, id));

/** Random bytes in a secret link. */
const SECRET_BYTES = 24;

/**
 * Renews the secret link, which invalidates the former one, or removes it; removes a helper.
 * Errors: account-unverified, not-found, forbidden.
 */
export const update = async (
  ctx: Context,
  id: string,
  { link, removed }: { link?: 'renew' | 'remove' | undefined; removed?: string | undefined },
): Promise<CheckInHelpers> => {
  requireVerified(ctx);
  await requireManagedEvent(ctx, id);
  const event = await ctx.transaction(async (tx) => {
    const event = (await queries.findForUpdate(tx, id)) ?? fail('not-found');
    if (removed !== undefined) await helpers.remove(tx, id, removed);
    const doorCode = link === 'renew' ? ctx.random.bytes(SECRET_BYTES).toString('base64url') : null;
    if (link !== undefined) await queries.update(tx, id, { doorCode });
    if (event.groupId !== null)
      await ctx.audit.record(ctx, tx, {
        act: 'checkIn.helpers',
        target: { kind: 'checkIn', id, name: event.title },
        detail: { ...(link && { link }), ...(removed && { removed }) },
      });
    return link === undefined ? event : { ...event, doorCode };
  });
  return toHelpers(ctx, event);
};

/**
 * Makes the caller a helper of the event of a secret link. Errors: account-unverified, not-found (also after the event,
 * and when it has its most helpers), rate-limited.
 */
export const becomeHelper = async (ctx: Context, code: string): Promise<CheckInEvent> => {
  const { memberId } = requireVerified(ctx);
  await ctx.limits.consume('doorLinksByMember', memberId);
  const { id } = await ctx.transaction(async (tx) => {
    const event = (await queries.findByDoorForUpdate(tx, code, helpedSince(ctx))) ?? fail('not-found');
    if (await helpers.isFull(tx, event.id)) return fail('not-found');
    await helpers.add(tx, { eventId: event.id, memberId, createdAt: ctx.clock.now() });
    return event;
  });
  return get(ctx, id);
};
