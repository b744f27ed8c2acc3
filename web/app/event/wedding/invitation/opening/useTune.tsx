import type { WeddingTune } from '@m4u/contract/event/wedding/schema';
import { useEffect, useRef, useState } from 'react';

/** A tune that plays, or is to play once its player is loaded and the browser lets sound begin. */
interface Sound {
  readonly context: AudioContext;
  stop?: () => void;
}

const end = (sound: Sound | null): void => {
  sound?.stop?.();
  void sound?.context.close();
};

/**
 * Plays a tune on request; the player is loaded then. Falls silent when the page is hidden. `start` begins the sound
 * before it waits for anything: iOS refuses sound that begins after the press. `playing` is true once it is heard.
 */
export const useTune = (tune: WeddingTune) => {
  const [playing, setPlaying] = useState(false);
  const sound = useRef<Sound | null>(null);
  const hush = () => {
    end(sound.current);
    sound.current = null;
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
      end(sound.current);
      sound.current = null;
    };
  }, []);
  const start = async () => {
    if (tune === 'none') return;
    let own = sound.current;
    try {
      // A browser without sound, or with too many sounds open, refuses a new one.
      own = sound.current ??= { context: new AudioContext() };
      const [{ playTune }] = await Promise.all([import('./tunePlayer.tsx'), own.context.resume()]);
      // It may have been turned off, or the page hidden, while this waited.
      if (sound.current !== own) return;
      own.stop ??= playTune(tune, own.context);
      setPlaying(true);
    } catch {
      if (sound.current === own) hush();
    }
  };
  return { playing, start, hush };
};
