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

const Facts = ({ guest: { side, group, phone: number } }: Pick<SendRowProps, 'guest'>) => (
  <span className="block text-sm wrap-anywhere text-muted">
    {[weddingSideWords[side](), group, phone(number ?? '')].filter(Boolean).join(' · ')}
  </span>
);

/** A guest with the ways to send the personal link; each notes that it was sent. */
export const SendRow = ({ guest, names, link }: SendRowProps) => {
  const { _id, name } = guest;
  const text = m.wedding_guest_share_text({ guest: name, names });
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
      <Facts guest={guest} />
      <State guest={guest} />
    </MessageRow>
  );
};

/** When a guest was reminded, else when the link was sent or opened. */
const RemindState = ({ guest }: Pick<SendRowProps, 'guest'>) =>
  guest.remindedAt === null ? (
    <State guest={guest} />
  ) : (
    <span className="block text-sm text-muted">
      {m.wedding_remind_at()} <RelativeTime time={guest.remindedAt} isWithin />
    </span>
  );

/**
 * A guest who has not replied, with the ways to send a reminder; each notes it. `until` is the last day for replies;
 * undefined once it is over, when nobody is reminded any more.
 */
export const RemindRow = ({ guest, names, link, until }: SendRowProps & { until: string | undefined }) => {
  const { _id, name, remindedAt } = guest;
  if (until === undefined)
    return (
      <div className="px-4 py-3">
        <span className="block font-semibold wrap-anywhere" translate="no">
          {name}
        </span>
        <Facts guest={guest} />
        <RemindState guest={guest} />
      </div>
    );
  const text = m.wedding_remind_text({ guest: name, names, day: until });
  return (
    <MessageRow
      id={_id}
      name={name}
      phone={guest.phone}
      message={`${text} ${link}`}
      share={{ url: link, title: m.wedding_guest_share_title({ names }), text }}
      note={{ intent: 'reminded', label: m.wedding_remind_note() }}
      takeBack={remindedAt === null ? undefined : { intent: 'unreminded', label: m.wedding_remind_take_back() }}
    >
      <Facts guest={guest} />
      <RemindState guest={guest} />
    </MessageRow>
  );
};
