import type { WeddingTune } from '@m4u/contract/event/wedding/schema';
import { useEffect, useRef, useState } from 'react';

/** Plays a tune on request; the player is loaded then. Falls silent when the page is hidden. */
export const useTune = (tune: WeddingTune) => {
  const [playing, setPlaying] = useState(false);
  const stop = useRef<(() => void) | null>(null);
  const wanted = useRef(false);
  const hush = () => {
    wanted.current = false;
    stop.current?.();
    stop.current = null;
    setPlaying(false);
  };
  useEffect(() => {
    // For example when the phone is locked.
    const onHide = () => {
      if (document.hidden) hush();
    };
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      wanted.current = false;
      stop.current?.();
    };
  }, []);
  const start = async () => {
    if (tune === 'none') return;
    wanted.current = true;
    setPlaying(true);
    try {
      const { playTune } = await import('./tunePlayer.tsx');
      // It may have been turned off, or the page hidden, while the player was loaded.
      if (wanted.current) stop.current ??= playTune(tune);
    } catch {
      hush();
    }
  };
  return { playing, start, hush };
};
