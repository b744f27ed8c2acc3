import type { Owner } from '@m4u/contract/common';
import { ProductType } from '@m4u/contract/content/product.schema';
import type { RouterContextProvider } from 'react-router';
import { api } from '../../platform/api.server.ts';
import { type At, readOwner, readPiece } from '../item/owner.server.ts';
import { productPaths } from '../item/paths.tsx';

type Context = Readonly<RouterContextProvider>;

interface Asked {
  readonly request: Request;
  readonly context: Context;
  readonly kind: Owner['kind'];
  readonly id: string;
  readonly pattern: string;
  readonly at: At;
}

/** Longest search that the API takes, in characters. */
const LONGEST = 100;

/** All products of a page, of one type by `?type=` and with the words of `?q=`, some at a time. */
export const readProducts = async ({ request, context, ...of }: Asked) => {
  const query = new URL(request.url).searchParams;
  const type = ProductType.safeParse(query.get('type')).data;
  const q = (query.get('q') ?? '').trim().slice(0, LONGEST);
  const owner = await readOwner(context, { ...of, posters: 'showroom' });
  const { product } = api(context);
  const asked = { filter: { type, q: q || undefined }, cursor: query.get('cursor') ?? undefined };
  const list =
    of.kind === 'member'
      ? await product.listOfMember({ params: { memberId: owner.id }, query: asked })
      : await product.listOfGroup({ params: { brandId: owner.id }, query: asked });
  return { owner, type: type ?? null, q, data: list.data, total: list.total, nextCursor: list.nextCursor };
};

/** One product with its owner's page. */
export const readProduct = async (context: Context, of: { kind: Owner['kind']; id: string; pattern: string }) => {
  const load = api(context).product.get({ params: { id: of.id }, query: {} });
  const { piece, owner } = await readPiece(context, { ...of, load, at: productPaths.one, posters: 'showroom' });
  return { product: piece, owner };
};
