import type { AlbumCard } from '@m4u/contract/content/album';
import { m } from '../../paraglide/messages.js';
import { number } from '../../platform/language/formats.ts';
import { ContentCard } from '../item/ContentCard.tsx';
import { ContentGrid } from '../item/ContentLists.tsx';
import type { CardKind, CardProps } from '../item/kind.tsx';
import { albumPaths } from '../item/paths.tsx';

/** An album in a list: cover, name and number of pictures. */
const AlbumCardLink = ({ item: album, lang, heading }: CardProps<AlbumCard>) => (
  <ContentCard
    item={{ ...album, excerpt: '' }}
    to={albumPaths.one(album.owner.kind, album._id)}
    layout="tile"
    lang={lang}
    {...(heading && { heading })}
  >
    <span>{m.album_pictures({ count: number(album.imageTotal) })}</span>
  </ContentCard>
);

/** Albums on pages. */
export const albumKind: CardKind<AlbumCard> = {
  id: 'albums',
  paths: albumPaths,
  texts: { title: m.album_title, add: m.album_add, arrange: m.album_arrange },
  List: ContentGrid,
  Card: AlbumCardLink,
};
