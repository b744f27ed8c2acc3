import { href } from 'react-router';
import type { Route } from './+types/mbgProducts.screen';
import { m } from '../../paraglide/messages.js';
import { shareMeta } from '../../platform/share-meta.ts';
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
    at: (slug) => href('/mbg/:id/products', { id: slug }),
  });

export const meta: Route.MetaFunction = shareMeta<typeof loader>((loaded) =>
  shareOfList(loaded, {
    title: m.product_showroom_of({ name: loaded.owner.name }),
    path: href('/mbg/:id/products', { id: loaded.owner.slug }),
  }),
);

export const handle = { fullWidth: true };

export default function GroupProducts({ loaderData }: Route.ComponentProps) {
  return <ProductsPage loaded={loaderData} />;
}
