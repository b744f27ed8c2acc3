import Images from 'lucide-react/icons/images';
import { m } from '../../paraglide/messages.js';
import { ContentListPage } from '../item/ContentListPage.tsx';
import { ContentGrid } from '../item/ContentLists.tsx';
import { albumPaths } from '../item/paths.tsx';
import { AlbumCardLink } from './AlbumCardLink.tsx';
import type { readAlbums } from './albums.server.ts';

type Loaded = Awaited<ReturnType<typeof readAlbums>>;

/** All albums of a page. */
export const AlbumsPage = ({ loaded: { owner, data, nextCursor } }: { loaded: Loaded }) => (
  <ContentListPage
    owner={owner}
    paths={albumPaths}
    title={m.album_title()}
    words={{ add: m.album_add(), arrange: m.album_arrange() }}
    empty={data.length === 0 ? { icon: Images, title: m.album_empty() } : null}
  >
    <ContentGrid label={m.album_title()} items={data} nextCursor={nextCursor} pageOf={(more: Loaded) => more}>
      {(album) => <AlbumCardLink album={album} lang={owner.lang} heading="h2" />}
    </ContentGrid>
  </ContentListPage>
);
