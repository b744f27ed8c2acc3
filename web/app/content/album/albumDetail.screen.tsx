import ImagePlus from 'lucide-react/icons/image-plus';
import Images from 'lucide-react/icons/images';
import type { Route } from './+types/albumDetail.screen';
import { m } from '../../paraglide/messages.js';
import { date, number } from '../../platform/language/formats.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { readPiece } from '../item/calls.server.ts';
import { Panel } from '../item/ContentPage.tsx';
import { albumPaths, withOwner } from '../item/paths.tsx';
import { pieceData } from '../item/structuredData.tsx';
import { pieceMeta } from '../item/kindMeta.tsx';
import { OwnersText, PiecePage, PieceTitle } from '../item/PiecePage.tsx';
import { toGallery } from '../item/pictures.tsx';
import { albumCalls } from './album.server.ts';
import { albumKind } from './albumKind.tsx';
import { AlbumWall } from './AlbumWall.tsx';

/** An album of a member, or of a brand or group. */
export const loader = async (args: Route.LoaderArgs) => {
  const { piece: album, owner } = await readPiece(args, args.params.id, albumCalls);
  return { album, owner };
};

export const meta: Route.MetaFunction = pieceMeta<typeof loader>(
  albumKind,
  ({ album }) => album,
  (whole) => pieceData({ ...whole, isGallery: true }),
);

export const handle = { fullWidth: true, query: [] };

const NoPictures = ({ album }: Pick<Route.ComponentProps['loaderData'], 'album'>) => (
  <Panel>
    <EmptyState
      icon={Images}
      title={m.album_no_pictures()}
      action={
        album.can.update && (
          <LinkButton to={withOwner(albumPaths.edit(album._id), album.owner)} icon={ImagePlus}>
            {m.album_add_pictures()}
          </LinkButton>
        )
      }
    />
  </Panel>
);

/** An album: its description and all pictures. */
export default function AlbumDetail({ loaderData: { album, owner } }: Route.ComponentProps) {
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
        <NoPictures album={album} />
      ) : (
        <AlbumWall label={album.title} pictures={toGallery(album.images, album.title)} lang={owner.lang} />
      )}
    </PiecePage>
  );
}
