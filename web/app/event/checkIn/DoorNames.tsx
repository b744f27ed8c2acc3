import { readDoorScan } from '@m4u/contract/event/checkIn/scan';
import type { CheckInEvent, Found, Guest } from '@m4u/contract/event/checkIn/schema';
import { isTicketCode } from '@m4u/contract/event/ticket/rules';
import LogIn from 'lucide-react/icons/log-in';
import LogOut from 'lucide-react/icons/log-out';
import { useEffect, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { phone as formatPhone } from '../../platform/language/formats.ts';
import { fetchApi } from '../../platform/api/fetch-api.ts';
import { matchesSearch } from '../../platform/offline/phonebook-search.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { guestStateWords } from './checkInWords.tsx';
import type { NewScan } from './useDoor.tsx';

/** The most people shown. */
const SHOWN = 12;

/** Delay of the search after the last key, in milliseconds. */
const PAUSE = 300;

const filterGuests = (guests: ReadonlyMap<string, Guest>, typed: string): Found[] =>
  [...guests.values()]
    .filter((guest) => {
      const { name, code, phone, gone } = guest;
      const person = { name, organization: code ?? '', title: '', emails: [], tags: [], phones: phone ? [phone] : [] };
      return !gone && matchesSearch(person, typed);
    })
    .slice(0, SHOWN)
    .map(toFound);

const toFound = (guest: Guest): Found => ({ name: guest.name, guest, memberId: null });

/** The guest whose code was typed in full. */
const findByCode = (guests: ReadonlyMap<string, Guest>, typed: string): Found | undefined => {
  const sought = typed.toLowerCase();
  const guest = [...guests.values()].find(({ code, gone }) => !gone && code?.toLowerCase() === sought);
  return guest && toFound(guest);
};

/**
 * Whether a text that fits nobody on the list may be a code or an address, which the server knows better. A name is
 * none, so that a search in vain is no refusal in the log.
 */
const mayBeCode = (typed: string, origins: readonly string[]): boolean => {
  const { kind } = readDoorScan(typed, origins);
  return kind !== 'other' && (kind !== 'guest' || /\d/.test(typed) || isTicketCode(typed));
};

/** Searches members of the group who are not at the event yet; none while offline. */
const useMembers = (event: CheckInEvent, typed: string): readonly Found[] => {
  const [found, setFound] = useState<{ readonly typed: string; readonly data: readonly Found[] }>();
  useEffect(() => {
    if (event.group === null || event.openTo === 'list' || typed.length < 2) return;
    let cancelled = false;
    const timer = setTimeout(() => {
      void fetchApi(`/logsCheckIn/people/${event._id}?q=${encodeURIComponent(typed)}`)
        .then(async (response) => (response.ok ? ((await response.json()) as { data: Found[] }).data : []))
        .then((data) => !cancelled && setFound({ typed, data: data.filter(({ guest }) => guest === null) }))
        .catch(() => undefined);
    }, PAUSE);
    return () => {
      cancelled = true;
      clearTimeout(timer);
    };
  }, [event._id, event.group, event.openTo, typed]);
  return found?.typed === typed ? found.data : [];
};

interface RowProps {
  found: Found;
  kind: 'in' | 'out';
  onPick: () => void;
}

const Row = ({ found: { name, guest }, kind, onPick }: RowProps) => (
  <li className="flex items-center gap-3 border-b border-line py-2">
    <span className="min-w-0 flex-1">
      <span className="block font-semibold wrap-anywhere">{name}</span>
      <span className="block text-sm text-muted">
        {[guest?.code, guest?.phone && formatPhone(guest.phone), guest && guestStateWords[guest.state]()]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </span>
    <Button
      variant="secondary"
      icon={kind === 'in' ? LogIn : LogOut}
      aria-label={`${kind === 'in' ? m.checkin_in() : m.checkin_out()}: ${name}`}
      onClick={onPick}
    >
      {kind === 'in' ? m.checkin_in() : m.checkin_out()}
    </Button>
  </li>
);

export interface DoorNamesProps {
  event: CheckInEvent;
  guests: ReadonlyMap<string, Guest>;
  kind: 'in' | 'out';
  /** Origins of this site in typed addresses. */
  origins: readonly string[];
  onScan: (newScan: NewScan) => void;
  /** Tells whether the field has a text. */
  onTyping: (isTyping: boolean) => void;
}

/** Entry or exit by name, phone number or code; searches the list on the device without delay. */
export const DoorNames = ({ event, guests, kind, origins, onScan, onTyping }: DoorNamesProps) => {
  const [typed, setTyped] = useState('');
  const [entered, setEntered] = useState('');
  const query = typed.trim();
  const members = useMembers(event, query);
  const found = query === '' ? [] : [...filterGuests(guests, query), ...members].slice(0, SHOWN);
  const scan = (newScan: Omit<NewScan, 'kind'>) => {
    onScan({ ...newScan, kind });
    setTyped('');
  };
  const pick = ({ name, guest, memberId }: Found) =>
    scan({ how: 'name', label: name, ...(guest ? { guestId: guest._id } : { memberId: memberId ?? '' }) });
  const enter = () => {
    const [first, ...others] = found;
    const one = findByCode(guests, query) ?? (others.length === 0 ? first : undefined);
    if (one) pick(one);
    else if (!first && mayBeCode(query, origins)) scan({ how: 'manual', label: query, text: query });
    else setEntered(query);
  };
  const isEntered = query !== '' && entered === query;
  return (
    <div className="stack">
      <form
        data-offline
        onSubmit={(submitted) => {
          submitted.preventDefault();
          if (query !== '') enter();
        }}
      >
        <TextField
          label={m.checkin_by_name()}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            onTyping(currentTarget.value.trim() !== '');
          }}
          maxLength={120}
          autoComplete="off"
          enterKeyHint="go"
        />
      </form>
      <output className="empty:hidden">
        {isEntered && (
          <span className="font-semibold wrap-anywhere">
            {found.length > 0 ? m.checkin_choose_one() : m.checkin_not_on_list({ name: query })}
          </span>
        )}
      </output>
      {found.length > 0 && (
        <ul aria-label={m.checkin_found()}>
          {found.map((one) => (
            <Row key={one.guest?._id ?? one.memberId} found={one} kind={kind} onPick={() => pick(one)} />
          ))}
        </ul>
      )}
      {query !== '' && !isEntered && found.length === 0 && <p className="text-muted">{m.checkin_by_name_none()}</p>}
      {query !== '' && kind === 'in' && event.openTo === 'anybody' && (
        <Button variant="secondary" icon={LogIn} onClick={() => scan({ how: 'manual', label: query, name: query })}>
          {m.checkin_walk_in({ name: query })}
        </Button>
      )}
    </div>
  );
};
