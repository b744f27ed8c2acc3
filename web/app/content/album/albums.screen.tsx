import Images from 'lucide-react/icons/images';
import type { Route } from './+types/albums.screen';
import { m } from '../../paraglide/messages.js';
import { readList } from '../item/calls.server.ts';
import { KindList } from '../item/ContentListPage.tsx';
import { listMeta } from '../item/kindMeta.tsx';
import { albumCalls } from './album.server.ts';
import { albumKind } from './albumKind.tsx';

/** All albums of a member, or of a brand or group. */
export const loader = (args: Route.LoaderArgs) => readList(args, albumCalls, {});

export const meta: Route.MetaFunction = listMeta<typeof loader>(albumKind, ({ name }) => m.album_title_of({ name }));

export const handle = { fullWidth: true, query: ['cursor'] };

export default function Albums({ loaderData }: Route.ComponentProps) {
  return <KindList kind={albumKind} loaded={loaderData} empty={{ icon: Images, title: m.album_empty() }} />;
}
