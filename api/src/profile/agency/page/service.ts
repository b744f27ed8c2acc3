import { Id } from '@m4u/contract/common';
import type { AgencyView } from '@m4u/contract/profile/agency/page';
import type { Context } from '../../../platform/context.ts';
import { AppError, fail } from '../../../platform/errors.ts';
import { findPage } from '../../group/page/anyPage.service.ts';
import type { AnyPage } from '../../page/service.ts';
import { translateTermsOf } from '../../directory/terms/translation.service.ts';
import { countAttempt, linkExpiry, takeLink } from '../../shortLink/service.ts';
import { agencyChanged } from '../events.ts';
import * as management from '../management/queries.ts';
import { findOwnForUpdate } from '../management/service.ts';
import * as queries from './queries.ts';
import { toAgencyView, toPage } from './rules.ts';

/** Reads an agency by its id or a short link, which may have been retired less than 90 days ago. Errors: not-found. */
const findAgency = async (ctx: Context, idOrLink: string): Promise<queries.AgencyProfile> => {
  const id = Id.safeParse(idOrLink);
  const found = id.success
    ? queries.find(ctx.db, ctx.actor, id.data)
    : queries.findByLink(ctx.db, ctx.actor, idOrLink.toLowerCase(), linkExpiry(ctx));
  return (await found) ?? fail('not-found');
};

/** The public page of an agency, which is the same for every reader. Errors: not-found. */
export const view = async (ctx: Context, idOrLink: string): Promise<AgencyView> =>
  translateTermsOf(ctx, toAgencyView(await findAgency(ctx, idOrLink)));

/** The page of an agency, for sharing. Errors: not-found. */
export const findAgencyPage = async (ctx: Context, idOrLink: string): Promise<AnyPage> =>
  toPage(await findAgency(ctx, idOrLink));

/** The page of a member, group or agency by id or short link. Errors: not-found. */
const findAnyPage = (ctx: Context, idOrLink: string): Promise<AnyPage> =>
  findPage(ctx, idOrLink).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not-found') return findAgencyPage(ctx, idOrLink);
    throw error;
  });

/** The page that a shared link points to, and its theme (docs/rules/short-link.md#addresses). Errors: not-found. */
export const infoByLink = async (ctx: Context, idOrLink: string, path: string | undefined) => {
  const { owner, name, urlMinify, theme } = await findAnyPage(ctx, idOrLink);
  return { kind: owner.kind, _id: owner.id, name, urlMinify, owner, path: path ?? null, theme };
};

/** Sets the agency's short link, by one of its admins. Errors: not-found, forbidden, link-taken, rate-limited. */
export const updateUrlMinify = async (ctx: Context, id: string, link: string): Promise<{ urlMinify: string }> => {
  await countAttempt(ctx);
  await ctx.transaction(async (tx) => {
    const { name } = await findOwnForUpdate(ctx, tx, id);
    const present = (await queries.find(tx, ctx.actor, id))?.urlMinify ?? null;
    if (!(await takeLink(ctx, tx, { kind: 'agency', id }, { link, present }))) return;
    await management.update(tx, id, { updatedAt: ctx.clock.now() });
    await ctx.audit.record(ctx, tx, {
      act: 'agency.update',
      target: { kind: 'agency', id, name },
      detail: { changed: 'urlMinify' },
    });
    ctx.emit(tx, agencyChanged(id));
  });
  return { urlMinify: link };
};
