import type { SubmissionResult } from '@conform-to/react';
import Check from 'lucide-react/icons/check';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Undo2 from 'lucide-react/icons/undo-2';
import { type FormEvent, type ReactNode, useEffect } from 'react';
import { useFetcher } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { LinkButton, SubmitButton } from '../../../ui/Button.tsx';
import { useToast } from '../../../ui/overlays/Toast.tsx';
import { copyText } from '../../../ui/sharing/clipboard.ts';
import { CopyButton } from '../../../ui/sharing/CopyButton.tsx';
import { ShareButton } from '../../../ui/sharing/ShareButton.tsx';
import { ZaloIcon } from '../../../ui/sharing/ZaloIcon.tsx';

/** A button that notes something, or takes the note back. */
interface NoteButton {
  readonly intent: string;
  readonly label: string;
}

export interface MessageRowProps {
  /** Id that a note names in the field `row`. */
  id: string;
  name: string;
  /** Phone number as E.164; null without one. */
  phone: string | null;
  /** Text of the message. */
  message: string;
  /** Shared where there is no number; without it the message is copied. */
  share?: { readonly url: string; readonly title: string; readonly text: string };
  /** The note that each way of sending makes. */
  note: NoteButton;
  /** Takes the note back; set once it was made. */
  takeBack?: NoteButton | undefined;
  /** Whether nothing is left to note by hand. */
  isSettled?: boolean;
  /** Facts below the name. */
  children: ReactNode;
  /** A box to choose the row. */
  choice?: ReactNode;
}

/** The person's name after a button's words, for screen readers: all rows have the same buttons. */
const NameOf = ({ name }: { name: string }) => <span className="sr-only"> {name}</span>;

interface PhoneWaysProps {
  number: string;
  name: string;
  message: string;
  onSend: () => void;
}

/** Ways to somebody with a phone number: their chat in Zalo, for which the message is copied, and a text message. */
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
      <NameOf name={name} />
    </LinkButton>
    <LinkButton
      to={`sms:${number}?&body=${encodeURIComponent(message)}`}
      icon={MessageSquareText}
      variant="secondary"
      onClick={onSend}
    >
      {m.wedding_send_sms()}
      <NameOf name={name} />
    </LinkButton>
  </>
);

/** Moves the focus to the next row, since this one leaves the list. */
const leaveRow = ({ currentTarget }: FormEvent<HTMLFormElement>): void => {
  const row = currentTarget.closest('li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  next?.querySelector<HTMLElement>('a[href], button')?.focus();
};

/** A person with the ways to send them a message; each notes that it was sent. */
export const MessageRow = (props: MessageRowProps) => {
  const { id, name, phone, message, share, note, takeBack, isSettled = false, children, choice } = props;
  const fetcher = useFetcher<SubmissionResult | null>();
  const send = () => void fetcher.submit({ row: id, intent: note.intent }, { method: 'post' });
  const toast = useToast();
  const refused = fetcher.data?.error ? Object.values(fetcher.data.error).flat().join(' ') : undefined;
  useEffect(() => {
    if (refused) toast({ kind: 'error', message: refused });
  }, [refused, toast]);
  const { intent, label } = takeBack ?? note;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="flex min-w-0 grow basis-56 items-center gap-3">
        {choice}
        <div className="min-w-0">
          <span className="block font-semibold wrap-anywhere" translate="no">
            {name}
          </span>
          {children}
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {phone !== null && <PhoneWays number={phone} name={name} message={message} onSend={send} />}
        {phone === null && share && <ShareButton {...share} variant="primary" onShare={send} />}
        <CopyButton text={message} variant={phone === null && !share ? 'secondary' : 'quiet'} onCopy={send}>
          {m.wedding_send_copy()}
          <NameOf name={name} />
        </CopyButton>
        {!isSettled && (
          <fetcher.Form method="post" onSubmit={leaveRow}>
            <input type="hidden" name="row" value={id} />
            <SubmitButton variant="quiet" icon={takeBack ? Undo2 : Check} name="intent" value={intent}>
              {label}
              <NameOf name={name} />
            </SubmitButton>
          </fetcher.Form>
        )}
      </div>
    </div>
  );
};
