import type { Counted } from '@m4u/contract/social/phonebook/schema';
import { href, Link } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { classNames } from '../../ui/classNames.ts';
import { SearchForm } from '../../ui/fields/SearchForm.tsx';
import { Tag, Tags } from '../../ui/Tag.tsx';
import type { Sought } from './phonebookList.server.ts';
import { letterWord, sourceWords } from './phonebookWords.tsx';

/** Address of the phonebook with this search. */
const addressOf = (sought: Partial<Sought>): string => {
  const query = new URLSearchParams(Object.entries(sought).filter(([, value]) => value !== ''));
  const all = href('/action/phonebook');
  return query.size > 0 ? `${all}?${query}` : all;
};

interface SearchProps {
  sought: Sought;
  letters: readonly Counted[];
}

const Letters = ({ sought, letters }: SearchProps) => (
  <nav aria-label={m.phonebook_letters()}>
    <ul className="-mx-4 flex [scrollbar-width:none] overflow-x-auto px-3 sm:mx-0 sm:flex-wrap sm:px-0">
      {letters.map(({ value, count }) => (
        <li key={value}>
          <Link
            to={addressOf({ ...sought, letter: sought.letter === value ? '' : value })}
            aria-current={sought.letter === value ? 'true' : undefined}
            aria-label={m.phonebook_letter({
              letter: value === '#' ? m.phonebook_letter_other() : letterWord(value),
              count,
            })}
            className={classNames(
              'grid min-h-11 min-w-11 place-items-center rounded-full text-sm font-semibold',
              sought.letter === value ? 'bg-accent text-on-accent' : 'text-accent-ink hover:bg-sunken',
            )}
          >
            {letterWord(value)}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

/** Search field and first letters, which stay visible while scrolling; all of the search is in the address. */
export const PhonebookSearch = ({ sought, letters }: SearchProps) => (
  <div className="sticky top-0 z-20 -mx-4 flex flex-col gap-1 bg-canvas px-4 py-2 sm:mx-0 sm:px-0">
    <SearchForm
      key={addressOf(sought)}
      action={href('/action/phonebook')}
      value={sought.q}
      label={m.phonebook_search()}
      placeholder={m.phonebook_search_placeholder()}
      submitLabel={m.phonebook_do_search()}
      kept={{ tag: sought.tag, source: sought.source }}
      autoComplete="off"
    />
    {letters.length > 1 && <Letters sought={sought} letters={letters} />}
  </div>
);

/** Filters of the list: source and tags. */
export const PhonebookFilters = ({ sought, tags }: { sought: Sought; tags: readonly Counted[] }) => (
  <Tags label={m.phonebook_filters()}>
    {[
      <Tag key="" to={addressOf({ q: sought.q })} current={sought.source === '' && sought.tag === ''}>
        {m.phonebook_all()}
      </Tag>,
      ...(['friend', 'exchange', 'scan'] as const).map((source) => (
        <Tag
          key={source}
          icon={sourceWords[source].icon}
          to={addressOf({ q: sought.q, source: sought.source === source ? '' : source })}
          current={sought.source === source}
        >
          {sourceWords[source].label()}
        </Tag>
      )),
      ...tags.slice(0, 12).map(({ value, count }) => {
        const current = sought.tag.toLowerCase() === value.toLowerCase();
        return (
          <Tag key={`tag ${value}`} to={addressOf({ q: sought.q, tag: current ? '' : value })} current={current}>
            {value} <span className="text-xs">{count}</span>
          </Tag>
        );
      }),
    ]}
  </Tags>
);
