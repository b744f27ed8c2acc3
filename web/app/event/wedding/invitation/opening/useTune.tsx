import type { WeddingTune } from '@m4u/contract/event/wedding/schema';
import { useEffect, useRef, useState } from 'react';

/** Plays a tune on request; the player is loaded then. Falls silent when the page is hidden. */
export const useTune = (tune: WeddingTune) => {
  const [playing, setPlaying] = useState(false);
  const stop = useRef<(() => void) | null>(null);
  const hush = () => {
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
      stop.current?.();
    };
  }, []);
  const start = async () => {
    if (tune === 'none') return;
    setPlaying(true);
    const { playTune } = await import('./tunePlayer.tsx');
    stop.current ??= playTune(tune);
  };
  return { playing, start, hush };
};
