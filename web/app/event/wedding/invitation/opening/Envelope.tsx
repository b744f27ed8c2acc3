import type { Wedding } from '@m4u/contract/event/wedding/schema';
import MailOpen from 'lucide-react/icons/mail-open';
import Music2 from 'lucide-react/icons/music-2';
import { useEffect, useRef } from 'react';
import { m } from '../../../../paraglide/messages.js';
import { Ornament } from '../designs/designs.tsx';

export interface EnvelopeProps {
  wedding: Wedding;
  /** Called within the press that opens it: some browsers let sound begin only there. */
  onPress: () => void;
  /** Called when it is open; `isPressed` is false where it was opened before scripts were there. */
  onOpen: (isPressed: boolean) => void;
}

/**
 * The closed invitation with its guest's name, over the page: a disclosure, which opens without waiting for scripts.
 * The styles show it only where scripts run and motion is welcome (docs/rules/wedding.md#opening).
 */
export const Envelope = ({ wedding, onPress, onOpen }: EnvelopeProps) => {
  const { groom, bride, guest, tune } = wedding;
  const root = useRef<HTMLDetailsElement>(null);
  const tell = useRef(onOpen);
  useEffect(() => {
    tell.current = onOpen;
  });
  useEffect(() => {
    const envelope = root.current;
    const listen = () => tell.current(true);
    if (envelope?.open) tell.current(false);
    envelope?.addEventListener('toggle', listen, { once: true });
    return () => envelope?.removeEventListener('toggle', listen);
  }, []);
  return (
    <details ref={root} className="w-envelope no-print">
      {/* Keys press it too. */}
      <summary onClick={onPress}>
        <span className="w-envelope-head">
          <span>{m.wedding_title()}</span>
          <span className="w-envelope-names" translate="no">
            <span>{groom.name} &amp;</span> <span>{bride.name}</span>
          </span>
        </span>
        <span className="w-paper">
          <span className="w-paper-sheet" />
          <span className="w-paper-front" />
          <span className="w-paper-flap" />
          <span className="w-paper-seal">
            <Ornament look={wedding} part="emblem" className="w-paper-emblem" />
          </span>
          <span className="w-paper-guest">
            <span>{m.wedding_dear()}</span>
            <strong translate={guest ? 'no' : undefined}>{guest?.name ?? m.wedding_dear_guest()}</strong>
          </span>
        </span>
        <span className="w-envelope-button">
          <MailOpen aria-hidden size={20} />
          {m.wedding_envelope_open()}
        </span>
        <span className="w-envelope-note">
          {tune !== 'none' && (
            <>
              <Music2 aria-hidden size={18} />
              {m.wedding_envelope_music()}
            </>
          )}
        </span>
      </summary>
    </details>
  );
};
