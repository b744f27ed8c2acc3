import type { Wedding } from '@m4u/contract/event/wedding/schema';
import { useEffect, useRef, useState } from 'react';

type Music = Pick<Wedding, 'tune' | 'song'>;

/** A tune or song that plays, or is to play once it is loaded and the browser lets sound begin. */
interface Sound {
  /** Begins the sound; resolves once it is heard. */
  readonly play: () => Promise<void>;
  readonly end: () => void;
}

/** Whether an invitation has music; its own song may be missing. */
export const hasMusic = ({ tune, song }: Music): boolean => tune !== 'none' && (tune !== 'own' || song !== null);

/** The couple's own song, which is loaded when it is started. */
const makeSong = (src: string): Sound => {
  const song = new Audio();
  song.preload = 'none';
  song.loop = true;
  song.src = src;
  return {
    play: () => song.play(),
    end: () => {
      song.pause();
      // Ends a download that still runs.
      song.removeAttribute('src');
      song.load();
    },
  };
};

/** A tune of this project; its player is loaded when it is started. */
const makeTune = (tune: Exclude<Music['tune'], 'none' | 'own'>): Sound => {
  const context = new AudioContext();
  let stop: (() => void) | undefined;
  let isOver = false;
  return {
    play: async () => {
      const [{ playTune }] = await Promise.all([import('./tunePlayer.tsx'), context.resume()]);
      if (!isOver) stop ??= playTune(tune, context);
    },
    end: () => {
      isOver = true;
      stop?.();
      void context.close();
    },
  };
};

const makeSound = ({ tune, song }: Music): Sound | null => {
  if (tune === 'own') return song && makeSong(song.src);
  return tune === 'none' ? null : makeTune(tune);
};

/**
 * Plays the music of an invitation on request. Falls silent when the page is hidden, or a video plays. `start` begins the sound before it
 * waits for anything: iOS refuses sound that begins after the press. `playing` is true once it is heard.
 */
export const useTune = (music: Music) => {
  const [playing, setPlaying] = useState(false);
  const sound = useRef<Sound | null>(null);
  const hush = () => {
    sound.current?.end();
    sound.current = null;
    setPlaying(false);
  };
  useEffect(() => {
    // For example when the phone is locked.
    const onHide = () => {
      if (document.hidden) hush();
    };
    // The player of a video takes the focus, in a document of its own.
    const onVideo = () => {
      if (document.activeElement instanceof HTMLIFrameElement) hush();
    };
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('blur', onVideo);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('blur', onVideo);
      sound.current?.end();
      sound.current = null;
    };
  }, []);
  const start = async () => {
    let own = sound.current;
    try {
      // A browser without sound, or with too many sounds open, refuses a new one.
      own = sound.current ??= makeSound(music);
      await own?.play();
      // It may have been turned off, or the page hidden, while this waited.
      if (own !== null && sound.current === own) setPlaying(true);
    } catch {
      if (sound.current === own) hush();
    }
  };
  return { playing, start, hush };
};
