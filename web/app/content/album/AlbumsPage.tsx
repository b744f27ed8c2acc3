import Images from 'lucide-react/icons/images';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { m } from '../../paraglide/messages.js';
import { IconLink, LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ContentGrid } from '../item/ContentLists.tsx';
import { ContentPage, ContentTitle, Panel } from '../item/ContentPage.tsx';
import { FromStart } from '../item/MoreRows.tsx';
import { albumPaths, onPageOf } from '../item/paths.tsx';
import { AlbumCardLink } from './AlbumCardLink.tsx';
import type { readAlbums } from './albums.server.ts';

type Loaded = Awaited<ReturnType<typeof readAlbums>>;

/** All albums of a page. */
export const AlbumsPage = ({ loaded: { owner, data, nextCursor } }: { loaded: Loaded }) => {
  const add = owner.can.update && onPageOf(albumPaths.edit('new'), owner);
  return (
    <ContentPage owner={owner}>
      <ContentTitle
        title={m.album_title()}
        actions={
          add && (
            <>
              <LinkButton to={add} icon={Plus}>
                {m.album_add()}
              </LinkButton>
              <IconLink to={onPageOf(albumPaths.arrange(), owner)} label={m.album_arrange()} icon={Pencil} />
            </>
          )
        }
      />
      <FromStart />
      {data.length === 0 ? (
        <Panel>
          <EmptyState
            icon={Images}
            title={m.album_empty()}
            action={add && <LinkButton to={add}>{m.album_add()}</LinkButton>}
          />
        </Panel>
      ) : (
        <ContentGrid label={m.album_title()} items={data} nextCursor={nextCursor} pageOf={(more: Loaded) => more}>
          {(album) => <AlbumCardLink album={album} lang={owner.lang} heading="h2" />}
        </ContentGrid>
      )}
    </ContentPage>
  );
};
