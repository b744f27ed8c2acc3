import Search from 'lucide-react/icons/search';
import { type ComponentType, useId, useState } from 'react';
import { Form, href } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { classNames } from '../../ui/classNames.ts';
import type { ListState, SearchSuggestionsProps } from './SearchSuggestions.tsx';

export interface SearchFieldProps {
  /** The present search text. */
  value?: string;
  /** Restricts the search to an agency. */
  agencyId?: string;
  /** Further filters to keep; empty ones are left out. */
  hiddenFields?: Readonly<Record<string, string>>;
  /** Larger variant for the search screen. */
  isLarge?: boolean;
}

/**
 * The global search field: a form that opens the search address. Suggestions are loaded at the first interaction, so
 * they cost a page nothing before.
 */
export const SearchField = ({ value = '', agencyId = '', hiddenFields = {}, isLarge = false }: SearchFieldProps) => {
  const id = useId();
  const [part, setPart] = useState<{ Suggestions: ComponentType<SearchSuggestionsProps>; input: HTMLInputElement }>();
  const [state, setState] = useState<ListState>({ isOpen: false, activeId: undefined });
  const listId = `${id}list`;
  const prepare = ({ currentTarget: input }: { currentTarget: HTMLInputElement }) => {
    if (part?.input !== input)
      void import('./SearchSuggestions.tsx').then(({ SearchSuggestions: Suggestions }) =>
        setPart({ Suggestions, input }),
      );
  };
  const combobox = part && {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': state.isOpen,
    'aria-controls': listId,
    'aria-activedescendant': state.activeId,
  };
  return (
    <search className="relative block">
      <Form action={href('/search')} className="relative">
        {Object.entries({ agencyId, ...hiddenFields }).map(
          ([name, fieldValue]) =>
            fieldValue !== '' && <input key={name} type="hidden" name={name} value={fieldValue} />,
        )}
        <Search aria-hidden size={20} className="pointer-events-none absolute inset-y-0 left-3 my-auto text-muted" />
        <input
          key={value}
          name="q"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={100}
          defaultValue={value}
          aria-label={m.search_field()}
          placeholder={isLarge ? m.search_hint() : m.search_title()}
          onFocus={prepare}
          onPointerEnter={prepare}
          {...combobox}
          className={classNames(
            'min-h-11 w-full rounded-full border border-control bg-surface pr-4 pl-10 text-ink placeholder:text-muted',
            isLarge && 'min-h-13 text-lg',
          )}
        />
      </Form>
      {part && <part.Suggestions input={part.input} listId={listId} agencyId={agencyId} onChange={setState} />}
    </search>
  );
};
