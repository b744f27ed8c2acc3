import { HOUR } from '@m4u/contract/durations';
import { OPEN_HOURS_AFTER_END } from '@m4u/contract/event/checkIn/rules';
import { requireGroupFactor, requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import { canEditGuestList, canUpdate } from './policy.ts';
import * as queries from './queries.ts';

/** Helpers lose access to an event that ended before this time. */
export const helpedSince = ({ clock }: Pick<Context, 'clock'>): Date =>
  new Date(clock.now().getTime() - OPEN_HOURS_AFTER_END * HOUR);

/** The caller as a reader of events. Errors: unauthenticated. */
export const toReader = (ctx: Context): queries.EventReader => ({
  ...requireSignedIn(ctx),
  since: helpedSince(ctx),
});

/**
 * Requires an event that the caller manages or helps at. Errors: not-found, second-factor-required,
 * second-factor-missing.
 */
export const requireDoorAccess = async (ctx: Context, id: string): Promise<queries.EventWithRole> => {
  const { memberId, since } = toReader(ctx);
  const event = (await queries.findForReader(ctx.db, { memberId, since }, id)) ?? fail('not-found');
  requireGroupFactor(ctx, event.groupId);
  return event;
};

/** Requires an event that the caller manages. Errors: forbidden, and as {@link requireDoorAccess}. */
export const requireManagedEvent = async (ctx: Context, id: string): Promise<queries.EventWithRole> => {
  const event = await requireDoorAccess(ctx, id);
  return canUpdate(event.role) ? event : fail('forbidden');
};

/** Requires an event whose guest list the caller may edit. Errors: forbidden, as above. */
export const requireGuestListAccess = async (ctx: Context, id: string): Promise<queries.EventWithRole> => {
  const event = await requireDoorAccess(ctx, id);
  return canEditGuestList(event.role, event) ? event : fail('forbidden');
};
