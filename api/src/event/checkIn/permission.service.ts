import { HOUR } from '@m4u/contract/durations';
import { HOURS_AFTER } from '@m4u/contract/event/checkIn/rules';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import { mayList, mayUpdate } from './policy.ts';
import * as queries from './queries.ts';

/** Helpers lose access to an event that ended before this time. */
export const helpedSince = ({ clock }: Pick<Context, 'clock'>): Date =>
  new Date(clock.now().getTime() - HOURS_AFTER * HOUR);

/** The caller as a reader of events. Errors: unauthenticated. */
export const readerOf = (ctx: Context): queries.Reader => ({
  memberId: requireSignedIn(ctx).memberId,
  since: helpedSince(ctx),
});

/** Requires an event that the caller manages or helps at. Errors: not-found. */
export const requireDoorAccess = async (ctx: Context, id: string): Promise<queries.RoledRow> =>
  (await queries.findFor(ctx.db, readerOf(ctx), id)) ?? fail('not-found');

/** Requires an event that the caller manages. Errors: not-found, forbidden. */
export const managed = async (ctx: Context, id: string): Promise<queries.RoledRow> => {
  const event = await requireDoorAccess(ctx, id);
  return mayUpdate(event.role) ? event : fail('forbidden');
};

/** Requires an event whose guest list the caller may edit. Errors: not-found, forbidden. */
export const requireGuestListAccess = async (ctx: Context, id: string): Promise<queries.RoledRow> => {
  const event = await requireDoorAccess(ctx, id);
  return mayList(event.role, event) ? event : fail('forbidden');
};
