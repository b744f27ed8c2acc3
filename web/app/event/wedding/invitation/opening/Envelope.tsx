import type { Wedding } from '@m4u/contract/event/wedding/schema';
import MailOpen from 'lucide-react/icons/mail-open';
import Music2 from 'lucide-react/icons/music-2';
import { useEffect, useRef } from 'react';
import { m } from '../../../../paraglide/messages.js';
import { Ornament, ornaments } from '../ornaments.tsx';

export interface EnvelopeProps {
  wedding: Wedding;
  /** Called when it is opened, or once scripts are there if that was before. */
  onOpen: () => void;
}

/**
 * The closed invitation with its guest's name, over the page: a disclosure, which opens without waiting for scripts.
 * The styles show it only where scripts run and motion is welcome (docs/rules/wedding.md#opening).
 */
export const Envelope = ({ wedding: { design, groom, bride, guest, tune }, onOpen }: EnvelopeProps) => {
  const root = useRef<HTMLDetailsElement>(null);
  const tell = useRef(onOpen);
  useEffect(() => {
    tell.current = onOpen;
  });
  useEffect(() => {
    const envelope = root.current;
    const listen = () => tell.current();
    if (envelope?.open) listen();
    envelope?.addEventListener('toggle', listen, { once: true });
    return () => envelope?.removeEventListener('toggle', listen);
  }, []);
  return (
    <details ref={root} className="w-envelope no-print">
      <summary>
        <span className="w-envelope-head">
          <span>{m.wedding_title()}</span>
          <span className="w-envelope-names" translate="no">
            {groom.name} &amp; {bride.name}
          </span>
        </span>
        <span className="w-paper">
          <span className="w-paper-sheet" />
          <span className="w-paper-front" />
          <span className="w-paper-flap" />
          <span className="w-paper-seal">
            <Ornament drawing={ornaments[design].emblem} className="w-paper-emblem" />
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
