import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import { linkExpiry } from '../member/link.service.ts';
import type { Page } from '../member/page.service.ts';
import * as queries from './queries.ts';
import { type GroupProfile, pageOf } from './rules.ts';

/** A group by its id or a short link, also one that was given up less than 90 days ago. Errors: not-found. */
export const findGroup = async (ctx: Context, idOrLink: string): Promise<GroupProfile> =>
  (await queries.find(ctx.db, ctx.actor, { idOrLink, expiry: linkExpiry(ctx) })) ?? fail('not-found');

/** A group as cards, codes and previews need it. Errors: not-found. */
export const groupPage = async (ctx: Context, idOrLink: string): Promise<Page> =>
  pageOf(await findGroup(ctx, idOrLink), ctx.clock.now());
