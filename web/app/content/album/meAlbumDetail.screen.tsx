import type { Route } from './+types/meAlbumDetail.screen';
import { shareMeta } from '../../platform/sharing/share-meta.ts';
import { AlbumDetail } from './AlbumDetail.tsx';
import { metaOfAlbum, albumShare } from './albumMeta.tsx';
import { readAlbum } from './albums.server.ts';

/** An album of a member. */
export const loader = ({ context, params: { id } }: Route.LoaderArgs) =>
  readAlbum(context, { kind: 'member', id, pattern: '/me/albums/:id' });

const share = shareMeta<typeof loader>(albumShare);

export const meta: Route.MetaFunction = (args) => [...share(args), ...metaOfAlbum(args.loaderData)];

export const handle = { fullWidth: true, query: [] };

export default function MemberAlbum({ loaderData }: Route.ComponentProps) {
  return <AlbumDetail data={loaderData} />;
}
