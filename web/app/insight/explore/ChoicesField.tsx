import { MOST_CHOSEN, type ListKind } from '@m4u/contract/insight/explore/sections.rules';
import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useState } from 'react';
import { href, useFetcher } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { Avatar } from '../../ui/Avatar.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { FieldError } from '../../ui/fields/FormError.tsx';
import { SortableList } from '../../ui/sorting/SortableList.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import type { Choice } from './exploreDraft.tsx';
import type { loader } from './exploreFind.screen.tsx';
import type { Found } from './exploreForm.server.ts';

const listKindFindWords: Readonly<Record<ListKind, () => string>> = {
  groups: m.explore_find_groups,
  members: m.explore_find_members,
  products: m.explore_find_products,
  posts: m.explore_find_posts,
};

/** `crowded`: next to buttons, where phones have no space for the picture. */
const Line = ({ choice: { name, note, src }, crowded = false }: { choice: Choice; crowded?: boolean }) => (
  <span className="flex min-w-0 items-center gap-3">
    <span className={crowded ? 'hidden sm:block' : undefined}>
      <Avatar name={name || '?'} src={src} size={40} />
    </span>
    <span className="min-w-0">
      <span lang="" className="line-clamp-2 font-semibold wrap-anywhere">
        {name}
      </span>
      {note !== '' && (
        <span lang="" className="line-clamp-1 text-sm text-muted">
          {note}
        </span>
      )}
    </span>
  </span>
);

interface ResultsProps {
  /** Key of the section. */
  section: string;
  found: readonly Choice[];
  ids: readonly string[];
  full: boolean;
  onPick: (choice: Choice) => void;
}

const Results = ({ section, found, ids, full, onPick }: ResultsProps) => {
  if (found.length === 0) return <output className="block text-sm text-muted">{m.explore_find_none()}</output>;
  return (
    <ul
      aria-label={m.explore_find_results()}
      className="max-h-80 divide-y divide-line overflow-y-auto rounded-md border border-line"
    >
      {found.map((choice) => {
        const isIn = ids.includes(choice.id);
        return (
          <li key={choice.id} className="flex items-center gap-2 py-1 pr-1 pl-3">
            <span className="min-w-0 flex-1">
              <Line choice={choice} />
            </span>
            {isIn ? (
              <span className="hit grid place-items-center text-success" title={m.explore_find_added()}>
                <Check aria-hidden size={20} />
                <span className="sr-only">{m.explore_find_added()}</span>
              </span>
            ) : (
              <IconButton
                type="submit"
                name="intent"
                value={`pick:${section}:${choice.id}`}
                label={m.explore_find_add({ name: choice.name })}
                icon={Plus}
                disabled={full}
                onClick={(event) => {
                  event.preventDefault();
                  onPick(choice);
                }}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
};

export interface ChoicesFieldProps {
  /** Key of the section. */
  section: string;
  kind: ListKind;
  agencyId: string;
  ids: readonly string[];
  /** All items that are known as choices. */
  knownChoices: ReadonlyMap<string, Choice>;
  /** Results of a search without scripts. */
  found: Found | null;
  errors: readonly string[];
  onChange: (ids: string[]) => void;
  /** Called when a search finds a choice. */
  onKnown: (choice: Choice) => void;
}

const useSearch = ({ agencyId, kind }: Pick<ChoicesFieldProps, 'agencyId' | 'kind'>) => {
  const { load, data } = useFetcher<typeof loader>();
  const find = (q: string) =>
    void load(`${href('/action/editAgencyExplore/find')}?${new URLSearchParams({ agencyId, kind, q })}`);
  return { find, found: data };
};

/** Chosen items of a section in their order, and a search for more. */
export const ChoicesField = (props: ChoicesFieldProps) => {
  const { section, kind, agencyId, ids, knownChoices, errors, onChange, onKnown } = props;
  const { find, found } = useSearch({ agencyId, kind });
  const [query, setQuery] = useState(props.found?.q ?? '');
  const full = ids.length >= MOST_CHOSEN;
  const choiceOf = (id: string): Choice =>
    knownChoices.get(id) ?? { id, name: m.explore_chosen_gone(), note: '', src: null };
  const results = found?.choices ?? props.found?.choices;
  const search = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    find(query);
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1 text-sm font-semibold">{m.explore_chosen()}</legend>
      {ids.length === 0 ? (
        <p className="text-sm text-muted">{m.explore_chosen_none()}</p>
      ) : (
        <SortableList
          label={m.explore_chosen()}
          name={`${section}.ids`}
          items={ids.map(choiceOf)}
          itemKey={({ id }) => id}
          itemLabel={({ name }) => name}
          onReorder={onChange}
          tools={({ id, name }) => (
            <IconButton
              type="submit"
              name="intent"
              value={`drop:${section}:${id}`}
              label={m.explore_chosen_remove({ name })}
              icon={X}
              onClick={(event) => {
                event.preventDefault();
                onChange(ids.filter((each) => each !== id));
              }}
            />
          )}
        >
          {(choice) => <Line choice={choice} crowded />}
        </SortableList>
      )}
      <FieldError id={`${section}-ids-error`} errors={errors} />
      {full ? (
        <p className="text-sm text-muted">{m.explore_chosen_full({ max: MOST_CHOSEN })}</p>
      ) : (
        <TextField
          name={`${section}.find`}
          type="search"
          label={listKindFindWords[kind]()}
          value={query}
          maxLength={100}
          autoComplete="off"
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && search(event)}
          suffix={
            <IconButton
              type="submit"
              name="intent"
              value={`find:${section}`}
              label={m.explore_do_search()}
              icon={Search}
              onClick={search}
            />
          }
        />
      )}
      {results && !full && (
        <Results
          section={section}
          found={results}
          ids={ids}
          full={full}
          onPick={(choice) => {
            onKnown(choice);
            onChange([...ids, choice.id]);
          }}
        />
      )}
    </fieldset>
  );
};
