import { type ComponentProps, type MouseEvent, useState } from 'react';
import { useHydrated } from '../hydrated.ts';
import { isPlainPress } from '../plainPress.ts';
import { pressOnSpace } from './useVideos.ts';
import type { Player } from './videoPlayers.ts';

export interface PressVideoProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** The video's page, the target without scripts. */
  page: string;
  player: Player;
  title: string;
  /** Name of the button. */
  label: string;
}

/** A video of another site: nothing is loaded from there before a press; without scripts it is a link. */
export function PressVideo({ page, player, title, label, children, ...link }: PressVideoProps) {
  const scripted = useHydrated();
  const [playing, setPlaying] = useState(false);
  const play = (event: MouseEvent) => {
    if (!isPlainPress(event.nativeEvent)) return;
    event.preventDefault();
    setPlaying(true);
  };
  if (playing)
    return <iframe ref={(frame) => frame?.focus()} title={title} {...player} className="video" allowFullScreen />;
  return (
    <a
      {...link}
      href={page}
      target="_blank"
      rel="nofollow noopener"
      onClick={play}
      {...(scripted && { role: 'button', onKeyDown: pressOnSpace, 'aria-label': label })}
    >
      {children}
    </a>
  );
}
