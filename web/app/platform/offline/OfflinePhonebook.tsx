import type { DeviceRow } from '@m4u/contract/social/phonebook/schema';
import BookUser from 'lucide-react/icons/book-user';
import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button, IconButton, IconLink } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { TextArea, TextField } from '../../ui/fields/TextField.tsx';
import { useToast } from '../../ui/overlays/Toast.tsx';
import { number, phone as spoken } from '../language/formats.ts';
import { outboxOf } from './outbox-store.ts';
import { matchesSearch, sortByName } from './phonebook-search.ts';

/** Maximum rows shown; a phonebook may have ten thousand. */
const shownLimit = 100;

interface PersonProps {
  person: DeviceRow;
  write: (person: DeviceRow) => void;
}

const Person = ({ person, write }: PersonProps) => {
  const { name, title, organization, phones, emails, memberId } = person;
  const about = [title, organization].filter(Boolean).join(' · ');
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <Avatar name={name} size={44} />
      <div lang="" className="min-w-32 flex-1">
        <p className="font-semibold wrap-anywhere">{name}</p>
        {about !== '' && <p className="text-sm wrap-anywhere text-muted">{about}</p>}
        {phones[0] !== undefined && <p className="text-sm text-muted">{spoken(phones[0])}</p>}
      </div>
      <div className="flex">
        {memberId !== null && (
          <IconButton label={m.offline_write({ name })} icon={MessageCircle} onClick={() => write(person)} />
        )}
        {emails[0] !== undefined && (
          <IconLink to={`mailto:${emails[0]}`} label={m.offline_mail({ name })} icon={Mail} />
        )}
        {phones[0] !== undefined && <IconLink to={`tel:${phones[0]}`} label={m.offline_call({ name })} icon={Phone} />}
      </div>
    </li>
  );
};

/** Writes a message that is sent when the network returns. */
function Write({ memberId, to, close }: { memberId: string; to: DeviceRow | undefined; close: () => void }) {
  const toast = useToast();
  const [text, setText] = useState('');
  const name = to?.name ?? '';
  const send = async () => {
    const receiver = to?.memberId;
    const detail = text.trim();
    if (receiver == null || detail === '') return;
    const id = crypto.randomUUID();
    await outboxOf(memberId).add({
      id,
      path: '/messages',
      method: 'POST',
      body: { receiver, clientId: id, detail, images: [] },
      label: m.offline_write_label({ name, text: detail.slice(0, 120) }),
      // Same lane name as in the conversation screen, so that it shows there and keeps the order.
      lane: `message to ${receiver}`,
    });
    setText('');
    close();
    toast({ kind: 'success', message: m.offline_write_done() });
  };
  return (
    <Dialog
      title={m.offline_write_title({ name })}
      open={to !== undefined}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {m.ui_cancel()}
          </Button>
          <Button disabled={text.trim() === ''} onClick={() => void send()}>
            {m.offline_write_send()}
          </Button>
        </>
      }
    >
      <TextArea
        label={m.offline_write_text()}
        value={text}
        onChange={({ target }) => setText(target.value)}
        maxLength={4000}
        rows={4}
      />
    </Dialog>
  );
}

/** The phonebook stored on this device: search, call, write. */
export function OfflinePhonebook({ memberId, people }: { memberId: string; people: readonly DeviceRow[] }) {
  const [typed, setTyped] = useState('');
  const [receiver, setReceiver] = useState<DeviceRow>();
  if (people.length === 0)
    return (
      <EmptyState icon={BookUser} title={m.offline_people_none()}>
        {m.offline_people_none_text()}
      </EmptyState>
    );
  const found = sortByName(people.filter((person) => matchesSearch(person, typed)));
  return (
    <div className="stack">
      <TextField
        type="search"
        label={m.offline_search()}
        prefix={<Search aria-hidden size={20} />}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        autoComplete="off"
      />
      {found.length === 0 && <output className="text-muted">{m.offline_search_none()}</output>}
      <ul className="divide-y divide-line">
        {found.slice(0, shownLimit).map((person) => (
          <Person key={person._id} person={person} write={setReceiver} />
        ))}
      </ul>
      {found.length > shownLimit && (
        <p className="text-sm text-muted">{m.offline_more({ count: number(found.length - shownLimit) })}</p>
      )}
      <Write memberId={memberId} to={receiver} close={() => setReceiver(undefined)} />
    </div>
  );
}
