import ImagePlus from 'lucide-react/icons/image-plus';
import Images from 'lucide-react/icons/images';
import { m } from '../../paraglide/messages.js';
import { date, number } from '../../platform/language/formats.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../item/ContentPage.tsx';
import { albumPaths, onPageOf } from '../item/paths.tsx';
import { OwnersText, PiecePage, PieceTitle } from '../item/PiecePage.tsx';
import { galleryOf } from '../item/pictures.tsx';
import type { AlbumPageData } from './albums.server.ts';
import { AlbumWall } from './AlbumWall.tsx';

const NoPictures = ({ data: { album } }: { data: AlbumPageData }) => (
  <Panel>
    <EmptyState
      icon={Images}
      title={m.album_no_pictures()}
      action={
        album.can.update && (
          <LinkButton to={onPageOf(albumPaths.edit(album._id), album.owner)} icon={ImagePlus}>
            {m.album_add_pictures()}
          </LinkButton>
        )
      }
    />
  </Panel>
);

/** An album: what it is of, and all of its pictures. */
export const AlbumDetail = ({ data }: { data: AlbumPageData }) => {
  const { album, owner } = data;
  return (
    <PiecePage piece={album} owner={owner} paths={albumPaths} all={m.album_all()}>
      <PieceTitle
        piece={album}
        paths={albumPaths}
        lang={owner.lang}
        meta={
          <>
            <span>{m.album_pictures({ count: number(album.images.length) })}</span>
            <time dateTime={album.createdAt}>{date(album.createdAt)}</time>
          </>
        }
      />
      {album.content !== '' && (
        <Panel className="mb-4">
          <OwnersText html={album.content} lang={owner.lang} />
        </Panel>
      )}
      {album.images.length === 0 ? (
        <NoPictures data={data} />
      ) : (
        <AlbumWall label={album.title} pictures={galleryOf(album.images, album.title)} lang={owner.lang} />
      )}
    </PiecePage>
  );
};
