import type { Wedding } from '@m4u/contract/event/wedding/schema';
import Music2 from 'lucide-react/icons/music-2';
import VolumeX from 'lucide-react/icons/volume-x';
import { useState } from 'react';
import { m } from '../../../../paraglide/messages.js';
import { readableCookie, readCookie } from '../../../../platform/session/cookies.ts';
import { IconButton } from '../../../../ui/Button.tsx';
import { useHydrated } from '../../../../ui/hydrated.ts';
import { Envelope } from './Envelope.tsx';
import { addOpened, openedCookie } from './opened.tsx';
import { useTune } from './useTune.tsx';

const rememberOpened = (id: string): void => {
  const opened = readCookie(document.cookie, openedCookie) ?? '';
  document.cookie = readableCookie(openedCookie, addOpened(opened, id));
};

export interface OpeningProps {
  wedding: Wedding;
  /** Whether this browser has opened the invitation before. */
  wasOpened: boolean;
}

/** Layer over an invitation: the envelope of the first visit, and the button of its music. */
export const Opening = ({ wedding, wasOpened }: OpeningProps) => {
  // The answer to a reply knows that it was opened; the envelope stays until the page is left.
  const [isClosedAtFirst] = useState(!wasOpened);
  const { playing, start, hush } = useTune(wedding.tune);
  const scripted = useHydrated();
  const open = () => {
    rememberOpened(wedding._id);
    void start();
  };
  return (
    // Beside the invitation, since older browsers place what is fixed within a container by the container.
    <div className="wedding w-over" data-design={wedding.design}>
      {isClosedAtFirst && <Envelope wedding={wedding} onOpen={open} />}
      {wedding.tune !== 'none' && scripted && (
        <IconButton
          label={playing ? m.wedding_music_off() : m.wedding_music_on()}
          icon={playing ? VolumeX : Music2}
          aria-pressed={playing}
          onClick={() => (playing ? hush() : void start())}
          className="w-music no-print"
        />
      )}
    </div>
  );
};
