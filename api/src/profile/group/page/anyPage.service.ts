import { Id, type Owner } from '@m4u/contract/common';
import type { Context } from '../../../platform/context.ts';
import { AppError, fail } from '../../../platform/errors.ts';
import { groupPage } from './lookup.service.ts';
import { ownerOfLink } from '../../shortLink/service.ts';
import type { Page } from '../../page/service.ts';
import { memberPage } from '../../member/service.ts';

/** The page of an id, which may be a member's or a group's. Errors: not-found. */
const pageOfId = (ctx: Context, id: string) =>
  memberPage(ctx, id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not-found') return groupPage(ctx, id);
    throw error;
  });

const pageOfOwner = (ctx: Context, { kind, id }: Owner) =>
  kind === 'member' ? memberPage(ctx, id) : groupPage(ctx, id);

/** The page of a member or group by id or short link, locked ones included. Errors: not-found. */
export const findPage = async (ctx: Context, idOrLink: string): Promise<Page> => {
  if (Id.safeParse(idOrLink).success) return pageOfId(ctx, idOrLink);
  return pageOfOwner(ctx, (await ownerOfLink(ctx, idOrLink)) ?? fail('not-found'));
};

/** The page that a shared link points to, and its theme (docs/rules/short-link.md#addresses). Errors: not-found. */
export const infoByLink = async (ctx: Context, idOrLink: string, path: string | undefined) => {
  const { owner, name, urlMinify, theme } = await findPage(ctx, idOrLink);
  return { kind: owner.kind, _id: owner.id, name, urlMinify, owner, path: path ?? null, theme };
};
