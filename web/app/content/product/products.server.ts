import type { Client } from '@m4u/contract/api';
import type { Owner } from '@m4u/contract/common';
import { ProductType } from '@m4u/contract/content/product/schema';
import type { RouterContextProvider } from 'react-router';
import { api } from '../../platform/api/api.server.ts';
import { askedOf, type ListAsked, readList } from '../item/list.server.ts';
import { readPiece } from '../item/owner.server.ts';
import { productPaths } from '../item/paths.tsx';

type Context = Readonly<RouterContextProvider>;

/** Longest search that the API takes, in characters. */
const LONGEST = 100;

type ProductsQuery = Parameters<Client['product']['listOfMember']>[0]['query'];

/** The products of a page as the API lists them. */
export const listProducts = ({ product }: Client, { kind, id }: Owner, query: ProductsQuery) =>
  kind === 'member'
    ? product.listOfMember({ params: { memberId: id }, query })
    : product.listOfGroup({ params: { brandId: id }, query });

/** All products of a page, of one type by `?type=` and with the words of `?q=`, some at a time. */
export const readProducts = async (asked: ListAsked) => {
  const type = ProductType.safeParse(askedOf(asked, 'type')).data;
  const q = (askedOf(asked, 'q') ?? '').trim().slice(0, LONGEST);
  const list = await readList(asked, {
    paths: productPaths,
    posters: 'showroom',
    load: (owner, cursor) => listProducts(api(asked.context), owner, { filter: { type, q: q || undefined }, cursor }),
  });
  return { ...list, type: type ?? null, q };
};

/** One product with its owner's page. */
export const readProduct = async (context: Context, of: { kind: Owner['kind']; id: string; pattern: string }) => {
  const load = api(context).product.get({ params: { id: of.id }, query: {} });
  const asked = { ...of, load, at: productPaths.one, posters: 'showroom', counts: 'product' } as const;
  const { piece, owner } = await readPiece(context, asked);
  return { product: piece, owner };
};
