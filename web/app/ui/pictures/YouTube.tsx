import { type MouseEvent, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { useHydrated } from '../hydrated.ts';
import { pressOnSpace } from './useVideos.ts';
import { isPlainPress } from '../plainPress.ts';
import { playerUrl, videoPage } from './youTubePlayer.ts';

/** A still picture that we keep. */
export interface VideoStill {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** YouTube video by id, with its still picture if we have it: nothing is loaded from YouTube before a press; without scripts it is a link. */
export function YouTube({ id, title, still }: { id: string; title: string; still?: VideoStill | undefined }) {
  const scripted = useHydrated();
  const [playing, setPlaying] = useState(false);
  const play = (event: MouseEvent) => {
    if (!isPlainPress(event.nativeEvent)) return;
    event.preventDefault();
    setPlaying(true);
  };
  if (playing)
    return (
      <iframe ref={(frame) => frame?.focus()} title={title} {...playerUrl(id)} className="video" allowFullScreen />
    );
  return (
    <a
      data-youtube={id}
      href={videoPage(id)}
      target="_blank"
      rel="nofollow noopener"
      onClick={play}
      {...(scripted && { role: 'button', onKeyDown: pressOnSpace, 'aria-label': m.ui_play_video({ title }) })}
    >
      {still && (
        <img src={still.src} alt="" width={still.width} height={still.height} loading="lazy" decoding="async" />
      )}
      {title}
    </a>
  );
}
