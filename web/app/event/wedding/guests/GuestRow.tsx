import type { WeddingGuest } from '@m4u/contract/event/wedding/guests';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleX from 'lucide-react/icons/circle-x';
import QrCode from 'lucide-react/icons/qr-code';
import UsersRound from 'lucide-react/icons/users-round';
import { Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { number, phone } from '../../../platform/language/formats.ts';
import { IconLink } from '../../../ui/Button.tsx';
import { CheckBox } from '../../../ui/fields/Checkbox.tsx';
import { CopyButton } from '../../../ui/sharing/CopyButton.tsx';
import { mealWords } from '../seating/seatWords.tsx';
import { BATCH_FORM } from './GuestBatch.tsx';
import { formatReply } from './guestWords.tsx';
import { guestPath } from '../weddingPaths.tsx';
import { weddingSideWords } from '../weddingWords.tsx';

const signOf = (coming: boolean | null) => {
  if (coming === null) return { Sign: CircleDashed, colour: 'text-muted' };
  return coming ? { Sign: CircleCheck, colour: 'text-success' } : { Sign: CircleX, colour: 'text-danger' };
};

export interface GuestRowProps {
  weddingId: string;
  guest: WeddingGuest;
  /** The full address of the guest's personal link. */
  link: string;
}

/** A guest in the list with the reply, and the personal link to copy. */
export const GuestRow = ({ weddingId, guest, link }: GuestRowProps) => {
  const { _id, name, side, group, coming, people, arrivedAt, arrived } = guest;
  const { Sign, colour } = signOf(coming);
  const to = guestPath(weddingId, _id);
  const facts = [
    weddingSideWords[side](),
    phone(guest.phone ?? ''),
    coming === null && people > 1 ? m.wedding_guest_invited({ count: number(people) }) : '',
    ...mealWords(guest),
    guest.selfAdded ? m.wedding_guest_self() : '',
  ].filter(Boolean);
  const namesOfCouple = [group, guest.table?.name].filter(Boolean);
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 px-4 py-2 sm:flex-nowrap">
      <CheckBox
        name="chosen"
        value={_id}
        form={BATCH_FORM}
        aria-label={m.wedding_batch_choose({ name })}
        className="mr-1"
      />
      <Link
        to={to}
        className="flex min-h-12 min-w-0 grow basis-48 items-center gap-3 hover:underline"
        prefetch="intent"
      >
        <Sign aria-hidden size={22} className={colour} />
        <span className="min-w-0">
          <span className="block font-semibold wrap-anywhere" translate="no">
            {name}
          </span>
          <span className="block text-sm text-muted">
            {formatReply(guest)}
            {arrivedAt !== null && ` · ${m.wedding_guest_arrived({ people: number(arrived) })}`}
          </span>
          <span className="block text-sm wrap-anywhere text-muted">
            {facts.join(' · ')}
            {namesOfCouple.length > 0 && <span translate="no"> · {namesOfCouple.join(' · ')}</span>}
          </span>
          {guest.hasNamesake && (
            <span className="flex items-start gap-2 text-sm font-semibold">
              <UsersRound aria-hidden size={18} className="mt-0.5 shrink-0" />
              {m.wedding_guest_namesake()}
            </span>
          )}
        </span>
      </Link>
      <CopyButton text={link} variant="quiet">
        {m.wedding_guest_copy()}
      </CopyButton>
      <IconLink to={to} label={m.wedding_guest_open({ name })} icon={QrCode} />
    </div>
  );
};
