import type { Route } from './+types/productDetail.screen';
import { shareMeta } from '../../platform/sharing/share-meta.ts';
import { ProductDetail } from './ProductDetail.tsx';
import { metaOfProduct, productShare } from './productMeta.tsx';
import { readProduct } from './products.server.ts';

/** A product of a member. */
export const loader = ({ context, params: { id } }: Route.LoaderArgs) =>
  readProduct(context, { kind: 'member', id, pattern: '/me/products/:id' });

export const meta: Route.MetaFunction = shareMeta<typeof loader>(productShare, metaOfProduct);

export const handle = { fullWidth: true, query: [] };

export default function MemberProduct({ loaderData }: Route.ComponentProps) {
  return <ProductDetail data={loaderData} />;
}
