import type { Route } from './+types/mbgProducts.screen';
import { m } from '../../paraglide/messages.js';
import { shareMeta } from '../../platform/sharing/share-meta.ts';
import { productPaths } from '../item/paths.tsx';
import { shareOfList } from '../item/shareOf.tsx';
import { readProducts } from './products.server.ts';
import { ProductsPage } from './ProductsPage.tsx';

/** All products of a brand or group. */
export const loader = ({ request, context, params: { id } }: Route.LoaderArgs) =>
  readProducts({
    request,
    context,
    id,
    kind: 'group',
    pattern: '/mbg/:id/products',
  });

export const meta: Route.MetaFunction = shareMeta<typeof loader>((loaded) =>
  shareOfList(loaded, {
    title: m.product_showroom_of({ name: loaded.owner.name }),
    path: productPaths.all(loaded.owner),
  }),
);

export const handle = { fullWidth: true, query: ['type', 'q', 'cursor'] };

export default function GroupProducts({ loaderData }: Route.ComponentProps) {
  return <ProductsPage loaded={loaderData} />;
}
