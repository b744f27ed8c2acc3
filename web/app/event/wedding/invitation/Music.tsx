import type { WeddingTune } from '@m4u/contract/event/wedding/schema';
import Music2 from 'lucide-react/icons/music-2';
import VolumeX from 'lucide-react/icons/volume-x';
import { useEffect, useRef, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { IconButton } from '../../../ui/Button.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';

/** Button that plays the couple's tune; off at first, and loads the player only on demand. */
export const Music = ({ tune }: { tune: WeddingTune }) => {
  const [playing, setPlaying] = useState(false);
  const stop = useRef<(() => void) | null>(null);
  const scripted = useHydrated();
  const hush = () => {
    stop.current?.();
    stop.current = null;
    setPlaying(false);
  };
  useEffect(() => {
    // Stops the music when the page is hidden, for example when the phone is locked.
    const onHide = () => {
      if (document.hidden) hush();
    };
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      stop.current?.();
    };
  }, []);
  if (tune === 'none' || !scripted) return null;
  const start = async () => {
    setPlaying(true);
    const { playTune: play } = await import('./tunePlayer.tsx');
    stop.current ??= play(tune);
  };
  return (
    <IconButton
      label={playing ? m.wedding_music_off() : m.wedding_music_on()}
      icon={playing ? VolumeX : Music2}
      aria-pressed={playing}
      onClick={() => (playing ? hush() : void start())}
      className="w-music no-print"
    />
  );
};
