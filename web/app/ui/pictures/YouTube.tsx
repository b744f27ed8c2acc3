import { type MouseEvent, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { useScripted } from '../scripted.ts';
import { pressOnSpace } from './useVideos.ts';
import { isPlainPress } from '../plainPress.ts';
import { playerOf, videoPage } from './youTubePlayer.ts';

/** YouTube video by id: nothing is loaded from YouTube before a press; without scripts it is a link. */
export function YouTube({ id, title }: { id: string; title: string }) {
  const scripted = useScripted();
  const [playing, setPlaying] = useState(false);
  const play = (event: MouseEvent) => {
    if (!isPlainPress(event.nativeEvent)) return;
    event.preventDefault();
    setPlaying(true);
  };
  if (playing)
    return <iframe ref={(frame) => frame?.focus()} title={title} {...playerOf(id)} className="video" allowFullScreen />;
  return (
    <a
      data-youtube={id}
      href={videoPage(id)}
      target="_blank"
      rel="nofollow noopener"
      onClick={play}
      {...(scripted && { role: 'button', onKeyDown: pressOnSpace, 'aria-label': m.ui_play_video({ title }) })}
    >
      {title}
    </a>
  );
}
