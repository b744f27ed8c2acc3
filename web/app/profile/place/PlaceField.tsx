import type { FoundPlace } from '@m4u/contract/profile/place';
import MapPin from 'lucide-react/icons/map-pin';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { href, useFetcher } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { FoundList, foundId, useFoundKeys } from '../../ui/fields/FoundList.tsx';
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
  const { active, setActive, onKeyDown } = useFoundKeys(shownPlaces, { onPick: pick, onClose: () => setOpen(false) });
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
        aria-activedescendant={shownPlaces && active >= 0 ? foundId(`${id}-list`, active) : undefined}
        value={typed.placeWords}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
      />
      <output className="sr-only">
        {isOpen && found && (found.length > 0 ? m.place_found({ count: found.length }) : m.place_none())}
      </output>
      {isOpen && found?.length === 0 && <p className="text-sm text-muted">{m.place_none()}</p>}
      {shownPlaces && (
        <FoundList
          id={`${id}-list`}
          label={m.place_ward()}
          found={shownPlaces}
          active={active}
          keyOf={({ wardCode }) => wardCode}
          onPick={pick}
        >
          {(place) => (
            <>
              <span className="font-semibold">{placeText(place)}</span>
              {place.formerly.length > 0 && <span className="text-sm text-muted">{formerly(place)}</span>}
            </>
          )}
        </FoundList>
      )}
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
