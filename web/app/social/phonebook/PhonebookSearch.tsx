import type { Counted } from '@m4u/contract/social/phonebook/schema';
import { href, Link } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { classNames } from '../../ui/classNames.ts';
import { SearchForm } from '../../ui/fields/SearchForm.tsx';
import { Tag, Tags } from '../../ui/Tag.tsx';
import type { PhonebookFilter } from './phonebookList.server.ts';
import { formatLetter, phonebookSourceIcons, phonebookSourceWords } from './phonebookWords.tsx';
import { withQuery } from '../../platform/search/filter.ts';

/** Path of the phonebook with a filter. */
const phonebookPath = (filter: Partial<PhonebookFilter>): string => withQuery(href('/action/phonebook'), filter);

interface SearchProps {
  filter: PhonebookFilter;
  letters: readonly Counted[];
}

const Letters = ({ filter, letters }: SearchProps) => (
  <nav aria-label={m.phonebook_letters()}>
    <ul className="-mx-4 flex [scrollbar-width:none] overflow-x-auto px-3 sm:mx-0 sm:flex-wrap sm:px-0">
      {letters.map(({ value, count }) => (
        <li key={value}>
          <Link
            to={phonebookPath({ ...filter, letter: filter.letter === value ? '' : value })}
            aria-current={filter.letter === value ? 'true' : undefined}
            aria-label={m.phonebook_letter({
              letter: value === '#' ? m.phonebook_letter_other() : formatLetter(value),
              count,
            })}
            className={classNames(
              'grid min-h-11 min-w-11 place-items-center rounded-full text-sm font-semibold',
              filter.letter === value ? 'bg-accent text-on-accent' : 'text-accent-ink hover:bg-sunken',
            )}
          >
            {formatLetter(value)}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

/** Search field and first letters, which stay visible while scrolling; all of the search is in the address. */
export const PhonebookSearch = ({ filter, letters }: SearchProps) => (
  <div className="sticky top-0 z-20 -mx-4 flex flex-col gap-1 bg-canvas px-4 py-2 sm:mx-0 sm:px-0">
    <SearchForm
      key={phonebookPath(filter)}
      action={href('/action/phonebook')}
      value={filter.q}
      label={m.phonebook_search()}
      placeholder={m.phonebook_search_placeholder()}
      submitLabel={m.phonebook_do_search()}
      hiddenFields={{ tag: filter.tag, source: filter.source }}
      autoComplete="off"
    />
    {letters.length > 1 && <Letters filter={filter} letters={letters} />}
  </div>
);

/** Filters of the list: source and tags. */
export const PhonebookFilters = ({ filter, tags }: { filter: PhonebookFilter; tags: readonly Counted[] }) => (
  <Tags label={m.phonebook_filters()}>
    {[
      <Tag key="" to={phonebookPath({ q: filter.q })} current={filter.source === '' && filter.tag === ''}>
        {m.phonebook_all()}
      </Tag>,
      ...(['friend', 'exchange', 'scan'] as const).map((source) => (
        <Tag
          key={source}
          icon={phonebookSourceIcons[source]}
          to={phonebookPath({ q: filter.q, source: filter.source === source ? '' : source })}
          current={filter.source === source}
        >
          {phonebookSourceWords[source]()}
        </Tag>
      )),
      ...tags.slice(0, 12).map(({ value, count }) => {
        const current = filter.tag.toLowerCase() === value.toLowerCase();
        return (
          <Tag key={`tag ${value}`} to={phonebookPath({ q: filter.q, tag: current ? '' : value })} current={current}>
            {value} <span className="text-xs">{count}</span>
          </Tag>
        );
      }),
    ]}
  </Tags>
);
