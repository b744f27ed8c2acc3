import History from 'lucide-react/icons/history';
import Search from 'lucide-react/icons/search';
import { type CSSProperties, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { href, useFetcher, useLocation, useNavigate } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { Avatar } from '../../ui/Avatar.tsx';
import { classNames } from '../../ui/classNames.ts';
import { HighlightedText } from './HighlightedText.tsx';
import { usePage } from '../session/page.ts';
import { recentSearches } from './recent-searches.ts';

/** A suggestion. */
export interface Suggestion {
  readonly path: string;
  readonly name: string;
  /** The name in parts, with matches marked. */
  readonly stretches: readonly { readonly text: string; readonly isFound: boolean }[];
  readonly line: string;
  readonly picture: string | null;
}

/** Suggestions for a search text. */
export interface Suggested {
  readonly q: string;
  readonly suggestions: readonly Suggestion[];
}

/** State of the list for the field's ARIA attributes. */
export interface ListState {
  readonly isOpen: boolean;
  readonly activeId: string | undefined;
}

export interface SearchSuggestionsProps {
  input: HTMLInputElement;
  listId: string;
  agencyId: string;
  onChange: (state: ListState) => void;
}

interface Option {
  readonly key: string;
  readonly path: string;
  readonly content: ReactNode;
}

const DELAY = 150; // ms
const searchPath = (q: string, agencyId: string): string =>
  `${href('/search')}?${new URLSearchParams({ q, ...(agencyId !== '' && { agencyId }) })}`;

const Line = ({ icon: Icon, children }: { icon: typeof Search; children: ReactNode }) => (
  <span className="flex min-w-0 items-center gap-3">
    <Icon aria-hidden size={20} className="mx-2.5 shrink-0 text-muted" />
    <span className="min-w-0 truncate">{children}</span>
  </span>
);

const optionOf = ({ path, name, stretches, line, picture }: Suggestion): Option => ({
  key: path,
  path,
  content: (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={name || '?'} src={picture} size={40} />
      <span className="min-w-0">
        <span lang="" className="block truncate font-semibold">
          <HighlightedText stretches={stretches} />
        </span>
        {line !== '' && (
          <span lang="" className="block truncate text-sm text-muted">
            {line}
          </span>
        )}
      </span>
    </span>
  ),
});

const optionsOf = (q: string, found: Suggested | undefined, recent: readonly string[], agencyId: string): Option[] => {
  if (q === '')
    return recent.map((each) => ({
      key: `recent ${each}`,
      path: searchPath(each, agencyId),
      content: <Line icon={History}>{each}</Line>,
    }));
  const all = {
    key: 'all',
    path: searchPath(q, agencyId),
    content: <Line icon={Search}>{m.search_all_results({ q })}</Line>,
  };
  // Former suggestions stay until new ones arrive.
  return [...(found?.suggestions ?? []).map(optionOf), all];
};

/** Loads suggestions with a delay after the last keystroke. */
const useSuggested = (q: string, isOpen: boolean, agencyId: string) => {
  const { load, data } = useFetcher<Suggested>();
  useEffect(() => {
    if (!isOpen || q === '') return undefined;
    const query = new URLSearchParams({ q, ...(agencyId !== '' && { agencyId }) });
    const timer = setTimeout(() => void load(`${href('/search/suggest')}?${query}`), DELAY);
    return () => clearTimeout(timer);
  }, [q, isOpen, agencyId, load]);
  return data;
};

/** A narrow field, as in the rail, shows the list over neighbouring content. */
const NARROW = 300; // px
const placeOf = (input: HTMLInputElement): CSSProperties | undefined => {
  const { left, bottom, width } = input.getBoundingClientRect();
  return width < NARROW ? { position: 'fixed', left, top: bottom + 4, right: 'auto', width: '26rem' } : undefined;
};

/** List below the search field: recent searches, and suggestions while typing. */
export const SearchSuggestions = ({ input, listId, agencyId, onChange }: SearchSuggestionsProps) => {
  const navigate = useNavigate();
  const { key } = useLocation();
  const reader = usePage()?.reader?.memberId;
  const box = useRef<HTMLDivElement>(null);
  const [q, setQ] = useState(input.value.trim());
  // Bound to this location: any navigation closes it.
  const [openAt, setOpenAt] = useState(document.activeElement === input ? key : undefined);
  const isOpen = openAt === key;
  const [active, setActive] = useState(-1);
  const found = useSuggested(q, isOpen, agencyId);
  const recent = useMemo(() => (isOpen ? recentSearches(reader) : []), [isOpen, reader]);
  const options = useMemo(() => optionsOf(q, found, recent, agencyId), [q, found, recent, agencyId]);
  const isShown = isOpen && options.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;
  const chosen = options[active];

  const leave = useCallback(() => {
    setOpenAt(undefined);
    setActive(-1);
  }, []);
  useEffect(
    () => onChange({ isOpen: isShown, activeId: isShown && chosen ? `${listId}-${active}` : undefined }),
    [isShown, chosen, active, listId, onChange],
  );

  useEffect(() => {
    const open = () => setOpenAt(key);
    const onInput = () => {
      setQ(input.value.trim());
      setActive(-1);
      open();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && isShown) {
        event.preventDefault();
        return leave();
      }
      if (event.key === 'Enter') {
        if (isShown && chosen) {
          event.preventDefault();
          void navigate(chosen.path);
        }
        return leave();
      }
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return undefined;
      event.preventDefault();
      open();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // Index -1 is the field itself.
      setActive((index) => ((index + 1 + step + options.length + 1) % (options.length + 1)) - 1);
    };
    const onLeave = (event: FocusEvent) => {
      if (!(event.relatedTarget instanceof Node && box.current?.contains(event.relatedTarget))) leave();
    };
    const listeners = [
      ['focus', open],
      ['click', open],
      ['input', onInput],
      ['keydown', onKey],
      ['blur', onLeave],
    ] as const;
    for (const [name, listener] of listeners) input.addEventListener(name, listener as EventListener);
    return () => {
      for (const [name, listener] of listeners) input.removeEventListener(name, listener as EventListener);
    };
  }, [input, key, isShown, chosen, options.length, leave, navigate]);

  return (
    <div ref={box}>
      <output className="sr-only">
        {isShown && q !== '' && found?.q === q ? m.search_suggested({ count: found.suggestions.length }) : ''}
      </output>
      <div
        id={listId}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a list below a field that is typed into (ARIA, combobox)
        role="listbox"
        aria-label={q === '' ? m.search_recent() : m.search_suggestions()}
        hidden={!isShown}
        style={isShown ? placeOf(input) : undefined}
        className="surface absolute inset-x-0 top-full z-40 mt-1 max-h-[70dvh] min-w-64 overflow-y-auto rounded-md border border-line py-1 text-ink shadow-md"
      >
        {isShown &&
          options.map((option, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are the field's, as in every combobox
            <div
              key={option.key}
              id={optionId(index)}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- of the list above
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onPointerMove={() => setActive(index)}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => void navigate(option.path)}
              className={classNames(
                'flex min-h-12 cursor-pointer items-center px-3 py-1.5',
                index === active && 'bg-sunken',
              )}
            >
              {option.content}
            </div>
          ))}
      </div>
    </div>
  );
};
