import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import { linkExpiry } from '../../shortLink/service.ts';
import type { Page } from '../../page/service.ts';
import * as queries from './queries.ts';
import { type GroupProfile, toPage } from './rules.ts';

/** Reads a group by its id or a short link, which may have been retired less than 90 days ago. Errors: not-found. */
export const findGroup = async (ctx: Context, idOrLink: string): Promise<GroupProfile> =>
  (await queries.find(ctx.db, ctx.actor, { idOrLink, expiry: linkExpiry(ctx) })) ?? fail('not-found');

/** The page of a group, locked ones included. Errors: not-found. */
export const findGroupPage = async (ctx: Context, idOrLink: string): Promise<Page> =>
  toPage(await findGroup(ctx, idOrLink), ctx.clock.now());

/** The page of a group, for sharing. Errors: not-found, also for a locked group. */
export const findOpenGroupPage = async (ctx: Context, idOrLink: string): Promise<Page> => {
  const page = await findGroupPage(ctx, idOrLink);
  return page.isClosed ? fail('not-found') : page;
};
