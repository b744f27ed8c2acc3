import type { SubmissionResult } from '@conform-to/react';
import type { WeddingGuest } from '@m4u/contract/event/wedding/guests';
import Check from 'lucide-react/icons/check';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Undo2 from 'lucide-react/icons/undo-2';
import { type FormEvent, useEffect } from 'react';
import { useFetcher } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { phone } from '../../../platform/language/formats.ts';
import { LinkButton, SubmitButton } from '../../../ui/Button.tsx';
import { useToast } from '../../../ui/overlays/Toast.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { copyText } from '../../../ui/sharing/clipboard.ts';
import { CopyButton } from '../../../ui/sharing/CopyButton.tsx';
import { ShareButton } from '../../../ui/sharing/ShareButton.tsx';
import { ZaloIcon } from '../../../ui/sharing/ZaloIcon.tsx';
import { weddingSideWords } from '../weddingWords.tsx';

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

/** The guest's name after a button's words, for screen readers: all rows have the same buttons. */
const GuestName = ({ name }: { name: string }) => <span className="sr-only"> {name}</span>;

interface PhoneWaysProps {
  number: string;
  name: string;
  message: string;
  onSend: () => void;
}

/** Ways to a guest with a phone number: their chat in Zalo, for which the message is copied, and a text message. */
const PhoneWays = ({ number, name, message, onSend }: PhoneWaysProps) => (
  <>
    <LinkButton
      to={`https://zalo.me/${number.replace(/^\+84/, '0')}`}
      target="_blank"
      icon={ZaloIcon}
      onClick={() => {
        void copyText(message);
        onSend();
      }}
    >
      Zalo
      <GuestName name={name} />
    </LinkButton>
    <LinkButton
      to={`sms:${number}?&body=${encodeURIComponent(message)}`}
      icon={MessageSquareText}
      variant="secondary"
      onClick={onSend}
    >
      {m.wedding_send_sms()}
      <GuestName name={name} />
    </LinkButton>
  </>
);

/** Moves the focus to the next row, since this one leaves the list. */
const leaveRow = ({ currentTarget }: FormEvent<HTMLFormElement>): void => {
  const row = currentTarget.closest('li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  next?.querySelector<HTMLElement>('a[href], button')?.focus();
};

/** A guest with the ways to send the personal link; each notes that it was sent. */
export const SendRow = ({ guest, names, link }: SendRowProps) => {
  const { _id, name, side, group } = guest;
  const fetcher = useFetcher<SubmissionResult | null>();
  const note = (intent: 'sent' | 'unsent') => void fetcher.submit({ guest: _id, intent }, { method: 'post' });
  const toast = useToast();
  const refused = fetcher.data?.error ? Object.values(fetcher.data.error).flat().join(' ') : undefined;
  useEffect(() => {
    if (refused) toast({ kind: 'error', message: refused });
  }, [refused, toast]);
  const message = `${m.wedding_guest_share_text({ guest: name, names })} ${link}`;
  const facts = [weddingSideWords[side](), group, phone(guest.phone ?? '')];
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 grow basis-56">
        <span className="block font-semibold wrap-anywhere" translate="no">
          {name}
        </span>
        <span className="block text-sm wrap-anywhere text-muted">{facts.filter(Boolean).join(' · ')}</span>
        <State guest={guest} />
      </div>
      <div className="flex flex-wrap gap-2">
        {guest.phone === null ? (
          <ShareButton
            url={link}
            title={m.wedding_guest_share_title({ names })}
            text={m.wedding_guest_share_text({ guest: name, names })}
            variant="primary"
            onShare={() => note('sent')}
          />
        ) : (
          <PhoneWays number={guest.phone} name={name} message={message} onSend={() => note('sent')} />
        )}
        <CopyButton text={message} variant="quiet" onCopy={() => note('sent')}>
          {m.wedding_send_copy()}
          <GuestName name={name} />
        </CopyButton>
        {guest.openedAt === null && (
          <fetcher.Form method="post" onSubmit={leaveRow}>
            <input type="hidden" name="guest" value={_id} />
            {guest.sentAt === null ? (
              <SubmitButton variant="quiet" icon={Check} name="intent" value="sent">
                {m.wedding_send_note()}
                <GuestName name={name} />
              </SubmitButton>
            ) : (
              <SubmitButton variant="quiet" icon={Undo2} name="intent" value="unsent">
                {m.wedding_send_take_back()}
                <GuestName name={name} />
              </SubmitButton>
            )}
          </fetcher.Form>
        )}
      </div>
    </div>
  );
};
