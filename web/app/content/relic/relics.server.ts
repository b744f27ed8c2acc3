import type { Owner } from '@m4u/contract/common';
import { RelicType } from '@m4u/contract/content/relic';
import type { RouterContextProvider } from 'react-router';
import { api } from '../../platform/api.server.ts';
import { type At, readOwner, readPiece } from '../item/owner.server.ts';
import { relicPaths } from '../item/paths.tsx';

type Context = Readonly<RouterContextProvider>;

interface Asked {
  readonly request: Request;
  readonly context: Context;
  readonly kind: Owner['kind'];
  readonly id: string;
  readonly pattern: string;
  readonly at: At;
}

/** All heritage items of a page, of one type when `?type=` says so, some at a time. */
export const readRelics = async ({ request, context, ...of }: Asked) => {
  const query = new URL(request.url).searchParams;
  const type = RelicType.safeParse(query.get('type')).data;
  const owner = await readOwner(context, of);
  const { relic } = api(context);
  const asked = { postType: type, cursor: query.get('cursor') ?? undefined };
  const list =
    of.kind === 'member'
      ? await relic.listOfMember({ params: { memberId: owner.id }, query: asked })
      : await relic.listOfGroup({ params: { id: owner.id }, query: asked });
  return { owner, type: type ?? null, data: list.data, total: list.total, nextCursor: list.nextCursor };
};

/** One heritage item with its owner's page. */
export const readRelic = async (context: Context, of: { kind: Owner['kind']; id: string; pattern: string }) => {
  const load = api(context).relic.get({ params: { id: of.id }, query: { isBrand: of.kind === 'group' || undefined } });
  const { piece, owner } = await readPiece(context, { ...of, load, at: relicPaths.one });
  return { relic: piece, owner };
};

/** What the screen of one heritage item loads. */
export type RelicPageData = Awaited<ReturnType<typeof readRelic>>;
