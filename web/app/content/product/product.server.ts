import type { Client } from '@m4u/contract/api';
import { ProductType } from '@m4u/contract/content/product/schema';
import { readParameter, type KindCalls, type ListArgs, readList } from '../item/calls.server.ts';
import { productPaths } from '../item/paths.tsx';

/** Longest search that the API accepts, in characters. */
const LONGEST = 100;

type ProductsQuery = Parameters<Client['product']['listOfMember']>[0]['query'];

/** API calls of products. */
export const productCalls = {
  paths: productPaths,
  posters: 'showroom',
  countedAs: 'product',
  list: ({ product }, { kind, id }, query: ProductsQuery) =>
    kind === 'member'
      ? product.listOfMember({ params: { memberId: id }, query })
      : product.listOfGroup({ params: { brandId: id }, query }),
  get: ({ product }, id) => product.get({ params: { id }, query: {} }),
  setPolicy: ({ product }, _owner, id, policy) => product.update({ params: { id }, body: { policy } }),
  remove: ({ product }, _owner, id) => product.remove({ params: { id } }),
} satisfies KindCalls;

/** A page of products, filtered by type with `?type=` and by words with `?q=`. */
export const readProducts = async (args: ListArgs) => {
  const type = ProductType.safeParse(readParameter(args, 'type')).data;
  const q = (readParameter(args, 'q') ?? '').trim().slice(0, LONGEST);
  const list = await readList(args, productCalls, { filter: { type, q: q || undefined } });
  return { ...list, type: type ?? null, q };
};
