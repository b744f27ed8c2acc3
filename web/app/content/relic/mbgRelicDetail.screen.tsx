import type { Route } from './+types/mbgRelicDetail.screen';
import { shareMeta } from '../../platform/sharing/share-meta.ts';
import { RelicDetail } from './RelicDetail.tsx';
import { metaOfRelic, relicShare } from './relicMeta.tsx';
import { readRelic } from './relics.server.ts';

/** A heritage item of a brand or group. */
export const loader = ({ context, params: { id } }: Route.LoaderArgs) =>
  readRelic(context, { kind: 'group', id, pattern: '/mbg/relics/:id' });

const share = shareMeta<typeof loader>(relicShare);

export const meta: Route.MetaFunction = (args) => [...share(args), ...metaOfRelic(args.loaderData)];

export const handle = { fullWidth: true, query: [] };

export default function GroupRelic({ loaderData }: Route.ComponentProps) {
  return <RelicDetail data={loaderData} />;
}
