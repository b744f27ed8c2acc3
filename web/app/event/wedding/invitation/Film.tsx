import { readVideo, type Video, videoPage } from '@m4u/contract/event/wedding/video';
import type { Wedding } from '@m4u/contract/event/wedding/schema';
import Play from 'lucide-react/icons/play';
import { m } from '../../../paraglide/messages.js';
import { StoredPicture } from '../../../profile/upload/StoredPicture.tsx';
import { PressVideo } from '../../../ui/pictures/PressVideo.tsx';
import { playerUrl, vimeoPlayer } from '../../../ui/pictures/videoPlayers.ts';
import { coupleNames } from '../weddingWords.tsx';
import { Ornament } from './designs/designs.tsx';
import { InvitationPart } from './InvitationPart.tsx';

const playerOf = (video: Video) => (video.site === 'youtube' ? playerUrl(video.id) : vimeoPlayer(video.id, video.key));

/** The couple's video behind their cover, or behind the emblem of the design; nothing without one. */
export const Film = ({ wedding }: { wedding: Wedding }) => {
  const video = readVideo(wedding.video);
  if (!video) return null;
  const names = coupleNames(wedding);
  return (
    <InvitationPart look={wedding} id="film" title={m.wedding_film()} screenOnly>
      <PressVideo
        page={videoPage(video)}
        player={playerOf(video)}
        title={m.wedding_film_of({ names })}
        label={m.wedding_film_watch_of({ names })}
        className="w-film"
      >
        {wedding.cover ? (
          <StoredPicture alt="" picture={wedding.cover} sizes="(min-width: 900px) 896px, 90vw" />
        ) : (
          <Ornament look={wedding} part="emblem" className="w-emblem" lazy />
        )}
        <span className="w-button">
          <Play aria-hidden size={20} />
          {m.wedding_film_watch()}
        </span>
      </PressVideo>
    </InvitationPart>
  );
};
