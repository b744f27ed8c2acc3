import type { Route } from './+types/meRelics.screen';
import { m } from '../../paraglide/messages.js';
import { shareMeta } from '../../platform/sharing/share-meta.ts';
import { relicPaths } from '../item/paths.tsx';
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
  });

export const meta: Route.MetaFunction = shareMeta<typeof loader>((loaded) =>
  shareOfList(loaded, {
    title: m.relic_title_of({ name: loaded.owner.name }),
    path: relicPaths.all(loaded.owner),
  }),
);

export const handle = { fullWidth: true, query: ['type', 'cursor'] };

export default function MemberRelics({ loaderData }: Route.ComponentProps) {
  return <RelicsPage loaded={loaderData} />;
}
