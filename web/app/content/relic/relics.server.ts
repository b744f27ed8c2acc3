import type { Client } from '@m4u/contract/api';
import type { Owner } from '@m4u/contract/common';
import { RelicType } from '@m4u/contract/content/relic';
import type { RouterContextProvider } from 'react-router';
import { api } from '../../platform/api/api.server.ts';
import { askedOf, type ListAsked, readList } from '../item/list.server.ts';
import { readPiece } from '../item/owner.server.ts';
import { relicPaths } from '../item/paths.tsx';

type Context = Readonly<RouterContextProvider>;

type RelicsQuery = Parameters<Client['relic']['listOfMember']>[0]['query'];

/** The heritage items of a page as the API lists them. */
export const listRelics = ({ relic }: Client, { kind, id }: Owner, query: RelicsQuery) =>
  kind === 'member'
    ? relic.listOfMember({ params: { memberId: id }, query })
    : relic.listOfGroup({ params: { id }, query });

/** All heritage items of a page, of one type when `?type=` says so, some at a time. */
export const readRelics = async (asked: ListAsked) => {
  const postType = RelicType.safeParse(askedOf(asked, 'type')).data;
  const list = await readList(asked, {
    paths: relicPaths,
    load: (owner, cursor) => listRelics(api(asked.context), owner, { postType, cursor }),
  });
  return { ...list, type: postType ?? null };
};

/** One heritage item with its owner's page. */
export const readRelic = async (context: Context, of: { kind: Owner['kind']; id: string; pattern: string }) => {
  const load = api(context).relic.get({ params: { id: of.id }, query: { isBrand: of.kind === 'group' || undefined } });
  const { piece, owner } = await readPiece(context, { ...of, load, at: relicPaths.one });
  return { relic: piece, owner };
};

/** What the screen of one heritage item loads. */
export type RelicPageData = Awaited<ReturnType<typeof readRelic>>;
