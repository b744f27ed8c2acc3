import type { Wedding } from '@m4u/contract/event/wedding/schema';
import Music2 from 'lucide-react/icons/music-2';
import VolumeX from 'lucide-react/icons/volume-x';
import { useState } from 'react';
import { m } from '../../../../paraglide/messages.js';
import { readableCookie, readCookie } from '../../../../platform/session/cookies.ts';
import { IconButton } from '../../../../ui/Button.tsx';
import { classNames } from '../../../../ui/classNames.ts';
import { useHydrated } from '../../../../ui/hydrated.ts';
import { lookOf } from '../designs/designs.tsx';
import { LanguageLink } from '../LanguageLink.tsx';
import { Envelope } from './Envelope.tsx';
import { addOpened, openedCookie } from './opened.tsx';
import { useNoteOpened } from './useNoteOpened.tsx';
import { hasMusic, useTune } from './useTune.tsx';

const rememberOpened = (id: string): void => {
  const opened = readCookie(document.cookie, openedCookie) ?? '';
  document.cookie = readableCookie(openedCookie, addOpened(opened, id));
};

/** Moves the focus from the envelope, which leaves, to the names of the invitation. */
const focusInvitation = (): void => {
  const { activeElement, body } = document;
  if (activeElement !== body && !activeElement?.closest('.w-envelope')) return;
  document.querySelector<HTMLElement>('.w-names')?.focus({ preventScroll: true });
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
  const { playing, start, hush } = useTune(wedding);
  const scripted = useHydrated();
  useNoteOpened(wedding);
  const open = (isPressed: boolean) => {
    rememberOpened(wedding._id);
    focusInvitation();
    // Opened before the scripts came: most browsers remember the press.
    if (!isPressed) void start();
  };
  return (
    // Beside the invitation, since older browsers place what is fixed within a container by the container.
    // While it is closed, the first paint waits for the envelope alone.
    <div id="opening" className={classNames('wedding w-over', isClosedAtFirst && 'below-fold')} {...lookOf(wedding)}>
      {isClosedAtFirst && (
        <>
          <Envelope wedding={wedding} onPress={() => void start()} onOpen={open} />
          <LanguageLink className="w-language no-print" />
        </>
      )}
      {hasMusic(wedding) && scripted && (
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
