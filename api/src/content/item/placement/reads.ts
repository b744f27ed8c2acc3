import type { Context } from '../../../platform/context.ts';
import * as queries from './queries.ts';

/** Whether the reader sees a piece of this kind that the group shows, or that the member has in a group. */
export const hasShown = (ctx: Context, of: Parameters<typeof queries.hasShown>[2]): Promise<boolean> =>
  queries.hasShown(ctx.db, ctx.actor, of);
