import type { WeddingGuest } from '@m4u/contract/event/wedding/guests';
import type { WeddingSide } from '@m4u/contract/event/wedding/schema';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import type { FieldSource } from '../../../ui/fields/field.tsx';
import { FoundList, foundId, useFoundKeys } from '../../../ui/fields/FoundList.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { giverPath } from '../weddingPaths.tsx';
import { weddingSideWords } from '../weddingWords.tsx';
import type { loader } from './findGiver.screen.tsx';

/** A guest who may have given. */
export type Giver = Pick<WeddingGuest, '_id' | 'name' | 'side' | 'group'>;

const factsOf = ({ side, group }: Giver): string => [weddingSideWords[side](), group].filter(Boolean).join(' · ');

/** Searches guests shortly after the last key press. */
const useFound = (id: string, text: string, asks: boolean): readonly Giver[] | undefined => {
  const { load, data } = useFetcher<typeof loader>();
  const query = text.trim();
  useEffect(() => {
    if (!asks || query === '') return undefined;
    const timer = setTimeout(() => void load(`${giverPath(id)}?${new URLSearchParams({ q: query })}`), 150);
    return () => clearTimeout(timer);
  }, [id, query, asks, load]);
  return asks && data?.query === query ? data.found : undefined;
};

export interface GiverFieldProps {
  weddingId: string;
  fields: Readonly<Record<'name' | 'guest', FieldSource>>;
  /** Guests to choose from without scripts, where the name is that of several. */
  choices?: readonly Giver[];
  /** Takes the focus at once. */
  startsFocused?: boolean;
  /** Called with the side of a picked guest. */
  onPick?: (side: WeddingSide) => void;
  /** Called by Enter in the name and after a pick. */
  onDone?: () => void;
}

/**
 * The name of who gave: a guest found while it is typed, or a name alone. Without scripts the name is posted, and the
 * only guest of that name is meant.
 */
export const GiverField = ({ weddingId, fields, choices = [], startsFocused, onPick, onDone }: GiverFieldProps) => {
  const id = useId();
  const listId = `${id}-list`;
  const [name, setName] = useState(fields.name.defaultValue ?? '');
  const [guestId, setGuestId] = useState(fields.guest.defaultValue?.replace(/^none$/, '') ?? '');
  const [picked, setPicked] = useState<Giver>();
  const [isOpen, setOpen] = useState(false);
  const found = useFound(weddingId, name, isOpen);
  const shown = isOpen && found && found.length > 0 ? found : undefined;
  const pick = (guest: Giver) => {
    setName(guest.name);
    setGuestId(guest._id);
    setPicked(guest);
    setOpen(false);
    onPick?.(guest.side);
    onDone?.();
  };
  const { active, setActive, onKeyDown } = useFoundKeys(shown, { onPick: pick, onClose: () => setOpen(false) });
  const type = (text: string) => {
    setName(text);
    setGuestId('');
    setActive(-1);
    setOpen(true);
  };
  const offered = picked && choices.every(({ _id }) => _id !== picked._id) ? [...choices, picked] : choices;
  const choose = (chosen: string) => {
    const guest = offered.find(({ _id }) => _id === chosen);
    setGuestId(guest?._id ?? '');
    if (guest) setName(guest.name);
  };
  const input = useRef<HTMLInputElement>(null);
  const adopt = useEffectEvent(() => {
    const written = input.current?.value;
    if (written !== undefined && written !== name) type(written);
  });
  // Adopts text typed before scripts loaded.
  useEffect(() => adopt(), []);
  const press = (event: KeyboardEvent) => {
    onKeyDown(event);
    if (event.key !== 'Enter' || event.defaultPrevented || !onDone) return;
    event.preventDefault();
    setOpen(false);
    onDone();
  };
  return (
    <div className="flex flex-col gap-2">
      <TextField
        ref={input}
        name={fields.name.name}
        error={fields.name.errors}
        label={m.wedding_gift_name()}
        hint={guestId === '' ? m.wedding_gift_name_hint() : m.wedding_gift_name_guest()}
        required
        maxLength={80}
        autoComplete="off"
        autoCapitalize="words"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- one envelope after another is noted
        autoFocus={startsFocused}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input with its own list
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown !== undefined}
        aria-controls={shown && listId}
        aria-activedescendant={shown && active >= 0 ? foundId(listId, active) : undefined}
        translate="no"
        value={name}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={press}
        onBlur={() => setOpen(false)}
      />
      <output className="sr-only">{shown && m.wedding_gift_found({ count: shown.length })}</output>
      {shown && (
        <FoundList
          id={listId}
          label={m.wedding_guests()}
          found={shown}
          active={active}
          keyOf={({ _id }) => _id}
          onPick={pick}
        >
          {(guest) => (
            <>
              <span className="font-semibold" translate="no">
                {guest.name}
              </span>
              <span className="text-sm text-muted">{factsOf(guest)}</span>
            </>
          )}
        </FoundList>
      )}
      {choices.length > 0 ? (
        <Select
          name={fields.guest.name}
          label={m.wedding_gift_guest()}
          value={guestId || 'none'}
          onChange={(event) => choose(event.currentTarget.value)}
          translate="no"
          options={[
            { value: 'none', label: m.wedding_gift_guest_none() },
            ...offered.map((guest) => ({ value: guest._id, label: `${guest.name} (${factsOf(guest)})` })),
          ]}
        />
      ) : (
        <input type="hidden" name={fields.guest.name} value={guestId} />
      )}
    </div>
  );
};
