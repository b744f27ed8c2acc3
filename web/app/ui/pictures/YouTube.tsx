import { m } from '../../paraglide/messages.js';
import { PressVideo } from './PressVideo.tsx';
import { playerUrl, videoPage } from './videoPlayers.ts';

/** Still picture that we keep. */
export interface VideoStill {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** YouTube video by id, with its still picture if we have it. */
export const YouTube = ({ id, title, still }: { id: string; title: string; still?: VideoStill | undefined }) => (
  <PressVideo
    data-youtube={id}
    page={videoPage(id)}
    player={playerUrl(id)}
    title={title}
    label={m.ui_play_video({ title })}
  >
    {still && <img src={still.src} alt="" width={still.width} height={still.height} loading="lazy" decoding="async" />}
    {title}
  </PressVideo>
);
