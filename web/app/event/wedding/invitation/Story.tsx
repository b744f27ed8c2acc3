import type { Wedding } from '@m4u/contract/event/wedding/schema';
import { AlbumWall } from '../../../content/album/AlbumWall.tsx';
import { toGallery } from '../../../content/item/pictures.tsx';
import { m } from '../../../paraglide/messages.js';
import { StoredPicture } from '../../../profile/upload/StoredPicture.tsx';
import { InvitationPart } from './InvitationPart.tsx';
import { coupleNames } from '../weddingWords.tsx';

const Chapter = ({ chapter: { time, title, text, picture } }: { chapter: Wedding['story'][number] }) => (
  <li className="w-chapter">
    {picture && (
      <StoredPicture
        alt={title}
        picture={picture}
        sizes="(min-width: 600px) 320px, 90vw"
        className="w-chapter-picture"
      />
    )}
    <div>
      {time !== '' && <p className="w-label">{time}</p>}
      <h3 className="w-subtitle">{title}</h3>
      {text !== '' && <p className="w-text">{text}</p>}
    </div>
  </li>
);

/** The couple's story in chapters; nothing without chapters. */
export const Story = ({ wedding }: { wedding: Wedding }) =>
  wedding.story.length === 0 ? null : (
    <InvitationPart look={wedding} id="story" title={m.wedding_story()} screenOnly>
      <ol className="w-story">
        {wedding.story.map((chapter, index) => (
          <Chapter key={`${index} ${chapter.title}`} chapter={chapter} />
        ))}
      </ol>
    </InvitationPart>
  );

/** The couple's album in rows; nothing without pictures. */
export const WeddingAlbum = ({ wedding }: { wedding: Wedding }) => {
  const label = m.wedding_album_of({ names: coupleNames(wedding) });
  return wedding.album.length === 0 ? null : (
    <InvitationPart look={wedding} id="album" title={m.wedding_album()} screenOnly>
      <div className="w-album">
        <AlbumWall label={label} pictures={toGallery(wedding.album, label)} lang="vi" />
      </div>
    </InvitationPart>
  );
};
