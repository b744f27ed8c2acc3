import type { Route } from './+types/mbgProductDetail.screen';
import { m } from '../../paraglide/messages.js';
import { shareMeta } from '../../platform/sharing/share-meta.ts';
import { ProductDetail } from './ProductDetail.tsx';
import { metaOfProduct, productShare } from './productMeta.tsx';
import { readProduct } from './products.server.ts';

/** A product of a brand or group, in its showroom. */
export const loader = ({ context, params: { id } }: Route.LoaderArgs) =>
  readProduct(context, { kind: 'group', id, pattern: '/mbg/products/:id' });

const share = shareMeta<typeof loader>(productShare, metaOfProduct);

/** The screen has a title of its own; what is shared has the product's name (docs/rules/product.md#showroom). */
export const meta: Route.MetaFunction = (args) =>
  share(args).map((each) => ('title' in each ? { title: m.product_showroom() } : each));

export const handle = { fullWidth: true, query: [] };

export default function GroupProduct({ loaderData }: Route.ComponentProps) {
  return <ProductDetail data={loaderData} />;
}
