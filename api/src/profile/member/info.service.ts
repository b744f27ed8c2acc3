import { Id, type Owner } from '@m4u/contract/common';
import type { Context } from '../../platform/context.ts';
import { AppError, fail } from '../../platform/errors.ts';
import { groupPage } from '../group/page.service.ts';
import { ownerOfLink } from './link.service.ts';
import { memberPage } from './service.ts';

/** The page of an id, which does not tell its kind. Errors: not-found. */
const pageOfId = (ctx: Context, id: string) =>
  memberPage(ctx, id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not-found') return groupPage(ctx, id);
    throw error;
  });

const pageOfOwner = (ctx: Context, { kind, id }: Owner) =>
  kind === 'member' ? memberPage(ctx, id) : groupPage(ctx, id);

/** What a shared link points to: whose page, in which theme (decisions §4). Errors: not-found. */
export const infoByLink = async (ctx: Context, idOrLink: string, path: string | undefined) => {
  const isId = Id.safeParse(idOrLink).success;
  const owner = isId ? undefined : ((await ownerOfLink(ctx, idOrLink)) ?? fail('not-found'));
  const page = await (owner ? pageOfOwner(ctx, owner) : pageOfId(ctx, idOrLink));
  const { owner: found, name, urlMinify, theme } = page;
  return { kind: found.kind, _id: found.id, name, urlMinify, owner: found, path: path ?? null, theme };
};
