import { HOUR } from '@m4u/contract/durations';
import { HOURS_AFTER } from '@m4u/contract/event/checkIn/rules';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import { mayList, mayUpdate } from './policy.ts';
import * as queries from './queries.ts';

/** What ended before this moment is over for those who only help. */
export const helpedSince = ({ clock }: Pick<Context, 'clock'>): Date =>
  new Date(clock.now().getTime() - HOURS_AFTER * HOUR);

/** Who asks for a door. */
export const readerOf = (ctx: Context): queries.Reader => ({
  memberId: requireSignedIn(ctx).memberId,
  since: helpedSince(ctx),
});

/** An event whose door the caller has. Errors: not-found. */
export const requireDoorAccess = async (ctx: Context, id: string): Promise<queries.RoledRow> =>
  (await queries.findFor(ctx.db, readerOf(ctx), id)) ?? fail('not-found');

/** … that they manage. Errors: not-found, forbidden. */
export const managed = async (ctx: Context, id: string): Promise<queries.RoledRow> => {
  const event = await requireDoorAccess(ctx, id);
  return mayUpdate(event.role) ? event : fail('forbidden');
};

/** … and whose list they write. Errors: not-found, forbidden. */
export const requireGuestListAccess = async (ctx: Context, id: string): Promise<queries.RoledRow> => {
  const event = await requireDoorAccess(ctx, id);
  return mayList(event.role, event) ? event : fail('forbidden');
};
