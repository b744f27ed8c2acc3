import { Id, type Owner } from '@m4u/contract/common';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import { groupPage } from '../group/page.service.ts';
import { ownerOfLink } from './link.service.ts';
import { memberPage } from './service.ts';

/** Reads the page of either kind that an id names; an id tells not which. Errors: not-found. */
const pageOfId = (ctx: Context, id: string) =>
  memberPage(ctx, id).catch((error: unknown) => {
    if (isAbsent(error)) return groupPage(ctx, id);
    throw error;
  });

const isAbsent = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'not-found';

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
