import type { Wedding, WeddingStep } from '@m4u/contract/event/wedding/schema';
import CakeSlice from 'lucide-react/icons/cake-slice';
import CarFront from 'lucide-react/icons/car-front';
import Camera from 'lucide-react/icons/camera';
import DoorOpen from 'lucide-react/icons/door-open';
import Flame from 'lucide-react/icons/flame';
import Heart from 'lucide-react/icons/heart';
import type { LucideIcon } from 'lucide-react';
import Music2 from 'lucide-react/icons/music-2';
import Wine from 'lucide-react/icons/wine';
import { m } from '../../../paraglide/messages.js';
import { InvitationPart } from './InvitationPart.tsx';

const icons: Readonly<Record<WeddingStep['kind'], LucideIcon>> = {
  welcome: DoorOpen,
  ceremony: Flame,
  procession: CarFront,
  party: Wine,
  cake: CakeSlice,
  photo: Camera,
  music: Music2,
  other: Heart,
};

const Step = ({ step: { time, kind, title, place } }: { step: WeddingStep }) => {
  const Icon = icons[kind];
  return (
    <li className="w-step">
      <time dateTime={time} className="w-step-time">
        {time.replace(/^0/, '')}
      </time>
      <span aria-hidden className="w-step-icon">
        <Icon size={22} />
      </span>
      <span className="w-step-text">
        <strong>{title}</strong>
        {place !== '' && <span className="w-small">{place}</span>}
      </span>
    </li>
  );
};

/** The programme of the day; nothing without steps. */
export const Programme = ({ wedding }: { wedding: Wedding }) =>
  wedding.schedule.length === 0 ? null : (
    <InvitationPart look={wedding} id="programme" title={m.wedding_programme()} screenOnly>
      <ol className="w-steps">
        {wedding.schedule.map((step, index) => (
          <Step key={`${index} ${step.title}`} step={step} />
        ))}
      </ol>
    </InvitationPart>
  );

/** Dress code of an invitation; nothing without a sentence or colours. */
export const Dress = ({ wedding }: { wedding: Wedding }) => {
  const { note, colours } = wedding.dress;
  if (note === '' && colours.length === 0) return null;
  return (
    <InvitationPart look={wedding} id="dress" title={m.wedding_dress()} lead={note || undefined} screenOnly>
      {colours.length > 0 && (
        <ul className="w-colours">
          {colours.map(({ name, colour }) => (
            <li key={`${colour} ${name}`}>
              <span aria-hidden style={{ backgroundColor: colour }} />
              {name}
            </li>
          ))}
        </ul>
      )}
    </InvitationPart>
  );
};
