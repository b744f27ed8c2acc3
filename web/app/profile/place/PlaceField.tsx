import type { FoundPlace } from '@m4u/contract/profile/place';
import MapPin from 'lucide-react/icons/map-pin';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { href, useFetcher } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { classNames } from '../../ui/classNames.ts';
import { Select } from '../../ui/fields/Select.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import type { loader } from './foundPlaces.screen.tsx';
import { pickOf, pickValue, placeText, type TypedPlace } from './placeValue.tsx';

const formerly = ({ formerly: names }: FoundPlace): string => m.place_formerly({ names: names.join('; ') });

/** Searches places shortly after the last key press. */
const useFound = (text: string, asks: boolean): readonly FoundPlace[] | undefined => {
  const { load, data } = useFetcher<typeof loader>();
  const query = text.trim();
  useEffect(() => {
    if (!asks || query.length < 2) return;
    const timer = setTimeout(() => void load(`${href('/places')}?${new URLSearchParams({ q: query })}`), 200);
    return () => clearTimeout(timer);
  }, [query, asks, load]);
  return asks && data?.query === query ? data.found : undefined;
};

interface Listed {
  readonly id: string;
  readonly found: readonly FoundPlace[];
  readonly active: number;
  readonly onPick: (found: FoundPlace) => void;
}

const optionId = (id: string, index: number): string => `${id}-${index}`;

/** Matches under the field; the active row is scrolled into view. */
const FoundList = ({ id, found, active, onPick }: Listed) => {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const line = active < 0 ? list.current : list.current?.children.item(active);
    line?.scrollIntoView({ block: 'nearest' });
  }, [active, found]);
  return (
    <div
      ref={list}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native list shows text only, and cannot load options while the reader types
      role="listbox"
      aria-label={m.place_ward()}
      className="surface max-h-72 divide-y divide-line overflow-y-auto rounded-md border border-line shadow-md"
    >
      {found.map((place, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field keeps the focus and handles the keys
        <div
          key={place.wardCode}
          id={optionId(id, index)}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of the list above
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          // A press must not move the focus away from the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(place)}
          className={classNames(
            'flex min-h-11 cursor-pointer flex-col justify-center px-4 py-2 hover:bg-sunken',
            index === active && 'bg-accent-soft',
          )}
        >
          <span className="font-semibold">{placeText(place)}</span>
          {place.formerly.length > 0 && <span className="text-sm text-muted">{formerly(place)}</span>}
        </div>
      ))}
    </div>
  );
};

/** The active row of the list, and the keyboard handler. */
const useKeys = (
  found: readonly FoundPlace[] | undefined,
  { onPick, onClose }: { onPick: Listed['onPick']; onClose: () => void },
) => {
  const [active, setActive] = useState(-1);
  const count = found?.length ?? 0;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = found?.[active];
    if (count === 0) return;
    if (step !== undefined) setActive((now) => (now < 0 && step < 0 ? count - 1 : (now + step + count) % count));
    else if (event.key === 'Enter' && chosen) onPick(chosen);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
    // Escape closes only the list, not the sheet around it.
    event.stopPropagation();
  };
  return { active: Math.min(active, count - 1), setActive, onKeyDown };
};

export interface PlaceFieldProps {
  /** Form name of each of `placeFields`. */
  nameOf: (field: 'place' | 'placeWords') => string;
  /** Initial value, typed or stored. */
  value: TypedPlace;
  error?: string | readonly string[] | undefined;
  hideLabel?: boolean;
  required?: boolean;
  optional?: boolean;
}

const Field = ({ nameOf, value, error, hideLabel, required, optional }: PlaceFieldProps) => {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const [isOpen, setOpen] = useState(false);
  const found = useFound(typed.placeWords, isOpen);
  const shownPlaces = isOpen && found && found.length > 0 ? found : undefined;
  const pick = (place: FoundPlace) => {
    setTyped({ place: pickValue(place, placeText(place)), placeWords: placeText(place) });
    setOpen(false);
  };
  const { active, setActive, onKeyDown } = useKeys(shownPlaces, { onPick: pick, onClose: () => setOpen(false) });
  const input = useRef<HTMLInputElement>(null);
  const type = (placeWords: string) => {
    setTyped({ place: '', placeWords });
    setActive(-1);
    setOpen(true);
  };
  const adopt = useEffectEvent(() => {
    const written = input.current?.value;
    if (written !== undefined && written !== typed.placeWords) type(written);
  });
  // Adopts text typed before scripts loaded.
  useEffect(() => adopt(), []);
  const isPicked = pickOf(typed) !== undefined;
  const choices = typed.choices ?? [];
  return (
    <div className="flex flex-col gap-2">
      <TextField
        ref={input}
        name={nameOf('placeWords')}
        label={m.place_ward()}
        hideLabel={hideLabel}
        optional={optional}
        required={required}
        placeholder={m.place_ward()}
        hint={isPicked ? undefined : m.place_hint()}
        error={isPicked ? undefined : error}
        prefix={<MapPin aria-hidden size={20} />}
        maxLength={200}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input with its own list
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shownPlaces !== undefined}
        aria-controls={shownPlaces && `${id}-list`}
        aria-activedescendant={shownPlaces && active >= 0 ? optionId(`${id}-list`, active) : undefined}
        value={typed.placeWords}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
      />
      <output className="sr-only">
        {isOpen && found && (found.length > 0 ? m.place_found({ count: found.length }) : m.place_none())}
      </output>
      {isOpen && found?.length === 0 && <p className="text-sm text-muted">{m.place_none()}</p>}
      {shownPlaces && <FoundList id={`${id}-list`} found={shownPlaces} active={active} onPick={pick} />}
      {choices.length > 0 ? (
        <Select
          name={nameOf('place')}
          label={m.place_choose()}
          placeholder={m.place_choose_first()}
          defaultValue=""
          options={choices.map((place) => ({
            value: pickValue(place, typed.placeWords),
            label: place.formerly.length > 0 ? `${placeText(place)} (${formerly(place)})` : placeText(place),
          }))}
        />
      ) : (
        <input type="hidden" name={nameOf('place')} value={typed.place} />
      )}
    </div>
  );
};

/**
 * Field for a present ward, found by its present or a former name. Without scripts the text is posted, and the action
 * reads it by `readPlace`; ambiguous matches are returned as `choices`.
 */
export const PlaceField = (props: PlaceFieldProps) => {
  const { place, placeWords, choices = [] } = props.value;
  // The changed key applies the values that an action returns.
  return <Field key={[place, placeWords, choices.length].join()} {...props} />;
};
