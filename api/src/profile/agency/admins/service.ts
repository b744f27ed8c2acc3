import type { Actor } from '../../../platform/caller.ts';
import type { Context } from '../../../platform/context.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { signedIn } from '../../../platform/actor.ts';
import { fail } from '../../../platform/errors.ts';
import * as queries from './queries.ts';

export { administersAgency } from './queries.ts';

/** The ids of the agencies that the caller administers, the oldest first; none for visitors. */
export const agenciesOf = async (db: Executor, actor: Actor): Promise<string[]> =>
  actor.kind === 'member' ? queries.agenciesOf(db, actor.memberId) : [];

/** Whether the caller administers an agency. */
export const isAgencyAdmin = async (db: Executor, actor: Actor, agencyId: string): Promise<boolean> =>
  (await agenciesOf(db, actor)).includes(agencyId);

/** Holds that the caller administers an agency, or is staff. Errors: not-found, forbidden. */
export const requireAgencyOffice = async (ctx: Context, db: Executor, agencyId: string): Promise<void> => {
  if (!(await queries.isThere(db, agencyId))) fail('not-found');
  if (!signedIn(ctx).staff && !(await isAgencyAdmin(db, ctx.actor, agencyId))) fail('forbidden');
};

/** Holds that the caller administers an agency. Errors: not-found, forbidden. */
export const requireAgencyAdmin = async (ctx: Context, db: Executor, agencyId: string): Promise<void> => {
  if (!(await queries.isThere(db, agencyId))) fail('not-found');
  if (!(await isAgencyAdmin(db, ctx.actor, agencyId))) fail('forbidden');
};

/** Whether a member administers an agency. */
export const isAdminOf = async (db: Executor, memberId: string, agencyId: string): Promise<boolean> =>
  (await queries.agenciesOf(db, memberId)).includes(agencyId);

/** Makes a member an admin of an agency, in the transaction that gives the reason for it. */
export const addAgencyAdmin = queries.addAdmin;

/** The members who administer an agency. */
export const agencyAdminIds = queries.adminIds;
