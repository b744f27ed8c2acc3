import { requireSignedIn } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/errors.ts';
import { agencyExists, isAgencyAdmin } from './admins.reads.ts';

/** Requires that the caller administers an agency or is staff. Errors: not-found, forbidden. */
export const requireAgencyAdminOrStaff = async (ctx: Context, db: Executor, agencyId: string): Promise<void> => {
  if (!(await agencyExists(db, agencyId))) fail('not-found');
  if (!requireSignedIn(ctx).staff && !(await isAgencyAdmin(db, ctx.actor, agencyId))) fail('forbidden');
};

/** Requires that the caller administers an agency. Errors: not-found, forbidden. */
export const requireAgencyAdmin = async (ctx: Context, db: Executor, agencyId: string): Promise<void> => {
  if (!(await agencyExists(db, agencyId))) fail('not-found');
  if (!(await isAgencyAdmin(db, ctx.actor, agencyId))) fail('forbidden');
};
