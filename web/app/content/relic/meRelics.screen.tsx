import { href } from 'react-router';
import type { Route } from './+types/meRelics.screen';
import { m } from '../../paraglide/messages.js';
import { shareMeta } from '../../platform/share-meta.ts';
import { shareOfList } from '../item/shareOf.tsx';
import { readRelics } from './relics.server.ts';
import { RelicsPage } from './RelicsPage.tsx';

/** All heritage items of a member. */
export const loader = ({ request, context, params: { id } }: Route.LoaderArgs) =>
  readRelics({
    request,
    context,
    id,
    kind: 'member',
    pattern: '/me/:id/relics',
    at: (slug) => href('/me/:id/relics', { id: slug }),
  });

export const meta: Route.MetaFunction = shareMeta<typeof loader>((loaded) =>
  shareOfList(loaded, {
    title: m.relic_title_of({ name: loaded.owner.name }),
    path: href('/me/:id/relics', { id: loaded.owner.slug }),
  }),
);

export const handle = { fullWidth: true };

export default function MemberRelics({ loaderData }: Route.ComponentProps) {
  return <RelicsPage loaded={loaderData} />;
}
