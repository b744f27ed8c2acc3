import Images from 'lucide-react/icons/images';
import type { Route } from './+types/albums.screen';
import { m } from '../../paraglide/messages.js';
import { shareMeta } from '../../platform/sharing/share-meta.ts';
import { readList } from '../item/calls.server.ts';
import { KindList } from '../item/ContentListPage.tsx';
import { albumPaths } from '../item/paths.tsx';
import { shareOfList } from '../item/shareOf.tsx';
import { albumCalls } from './album.server.ts';
import { albumKind } from './albumKind.tsx';

/** All albums of a member, or of a brand or group. */
export const loader = (args: Route.LoaderArgs) => readList(args, albumCalls, {});

export const meta: Route.MetaFunction = shareMeta<typeof loader>((loaded) =>
  shareOfList(loaded, { title: m.album_title_of({ name: loaded.owner.name }), path: albumPaths.all(loaded.owner) }),
);

export const handle = { fullWidth: true, query: ['cursor'] };

export default function Albums({ loaderData }: Route.ComponentProps) {
  return <KindList kind={albumKind} loaded={loaderData} empty={{ icon: Images, title: m.album_empty() }} />;
}
