import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import type { Relation } from '../../friend/visibility.reads.ts';
import { findStanding } from './queries.ts';

/** Whether the caller is an admin of a group; of one that is locked or deleted nobody is. */
export const administers = async (ctx: Context, groupId: string): Promise<boolean> =>
  (await findStanding(ctx.db, ctx.actor, groupId))?.relation === 'owner';

/** What the caller is to a group. Errors: not-found. */
export const standing = async (ctx: Context, groupId: string): Promise<Relation> => {
  const { relation } = (await findStanding(ctx.db, ctx.actor, groupId)) ?? fail('not-found');
  return relation;
};
