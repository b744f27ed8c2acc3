import { href } from 'react-router';
import type { Route } from './+types/mbgRelics.screen';
import { m } from '../../paraglide/messages.js';
import { shareMeta } from '../../platform/share-meta.ts';
import { shareOfList } from '../item/shareOf.tsx';
import { readRelics } from './relics.server.ts';
import { RelicsPage } from './RelicsPage.tsx';

/** All heritage items of a brand or group. */
export const loader = ({ request, context, params: { id } }: Route.LoaderArgs) =>
  readRelics({
    request,
    context,
    id,
    kind: 'group',
    pattern: '/mbg/:id/relics',
    at: (slug) => href('/mbg/:id/relics', { id: slug }),
  });

export const meta: Route.MetaFunction = shareMeta<typeof loader>((loaded) =>
  shareOfList(loaded, {
    title: m.relic_title_of({ name: loaded.owner.name }),
    path: href('/mbg/:id/relics', { id: loaded.owner.slug }),
  }),
);

export const handle = { fullWidth: true };

export default function GroupRelics({ loaderData }: Route.ComponentProps) {
  return <RelicsPage loaded={loaderData} />;
}
