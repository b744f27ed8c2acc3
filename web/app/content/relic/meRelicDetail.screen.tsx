import type { Route } from './+types/meRelicDetail.screen';
import { shareMeta } from '../../platform/sharing/share-meta.ts';
import { RelicDetail } from './RelicDetail.tsx';
import { metaOfRelic, relicShare } from './relicMeta.tsx';
import { readRelic } from './relics.server.ts';

/** A heritage item of a member. */
export const loader = ({ context, params: { id } }: Route.LoaderArgs) =>
  readRelic(context, { kind: 'member', id, pattern: '/me/relics/:id' });

const share = shareMeta<typeof loader>(relicShare);

export const meta: Route.MetaFunction = (args) => [...share(args), ...metaOfRelic(args.loaderData)];

export const handle = { fullWidth: true, query: [] };

export default function MemberRelic({ loaderData }: Route.ComponentProps) {
  return <RelicDetail data={loaderData} />;
}
