import type { WeddingGuest } from '@m4u/contract/event/wedding/guests';
import { m } from '../../../paraglide/messages.js';
import { phone } from '../../../platform/language/formats.ts';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { weddingSideWords } from '../weddingWords.tsx';
import { MessageRow } from './MessageRow.tsx';

export interface SendRowProps {
  guest: WeddingGuest;
  /** The couple's names. */
  names: string;
  /** The full address of the guest's personal link. */
  link: string;
}

const State = ({ guest: { sentAt, openedAt } }: Pick<SendRowProps, 'guest'>) => {
  const time = openedAt ?? sentAt;
  if (time === null) return null;
  return (
    <span className="block text-sm text-muted">
      {openedAt === null ? m.wedding_send_sent_at() : m.wedding_send_opened_at()} <RelativeTime time={time} isWithin />
    </span>
  );
};

/** A guest with the ways to send the personal link; each notes that it was sent. */
export const SendRow = ({ guest, names, link }: SendRowProps) => {
  const { _id, name, side, group } = guest;
  const text = m.wedding_guest_share_text({ guest: name, names });
  const facts = [weddingSideWords[side](), group, phone(guest.phone ?? '')];
  return (
    <MessageRow
      id={_id}
      name={name}
      phone={guest.phone}
      message={`${text} ${link}`}
      share={{ url: link, title: m.wedding_guest_share_title({ names }), text }}
      note={{ intent: 'sent', label: m.wedding_send_note() }}
      takeBack={guest.sentAt === null ? undefined : { intent: 'unsent', label: m.wedding_send_take_back() }}
      isSettled={guest.openedAt !== null}
    >
      <span className="block text-sm wrap-anywhere text-muted">{facts.filter(Boolean).join(' · ')}</span>
      <State guest={guest} />
    </MessageRow>
  );
};
