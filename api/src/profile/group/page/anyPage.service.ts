import { Id, type PageOwner } from '@m4u/contract/common';
import type { Context } from '../../../platform/context.ts';
import { AppError, fail } from '../../../platform/errors.ts';
import { findGroupPage } from './lookup.service.ts';
import { findOwnerOfLink } from '../../shortLink/service.ts';
import type { Page } from '../../page/service.ts';
import { findMemberPage } from '../../member/service.ts';

/** The page of an id, which may be a member's or a group's. Errors: not-found. */
const findPageById = (ctx: Context, id: string) =>
  findMemberPage(ctx, id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not-found') return findGroupPage(ctx, id);
    throw error;
  });

const findPageOfOwner = async (ctx: Context, { kind, id }: PageOwner): Promise<Page> => {
  if (kind === 'agency') return fail('not-found');
  return kind === 'member' ? findMemberPage(ctx, id) : findGroupPage(ctx, id);
};

/** The page of a member or group by id or short link, locked ones included. Errors: not-found. */
export const findPage = async (ctx: Context, idOrLink: string): Promise<Page> => {
  if (Id.safeParse(idOrLink).success) return findPageById(ctx, idOrLink);
  return findPageOfOwner(ctx, (await findOwnerOfLink(ctx, idOrLink)) ?? fail('not-found'));
};
