import type { AlbumCard } from '@m4u/contract/content/album';
import { m } from '../../paraglide/messages.js';
import { number } from '../../platform/language/formats.ts';
import { ContentCard } from '../item/ContentCard.tsx';
import { albumPaths } from '../item/paths.tsx';

/** An album in a list: its cover, its name, and how many pictures it has. */
export const AlbumCardLink = ({ album, lang, heading }: { album: AlbumCard; lang: string; heading?: 'h2' | 'h3' }) => (
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
