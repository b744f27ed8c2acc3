import X from 'lucide-react/icons/x';
import type { ChangeEvent } from 'react';
import { useSubmit } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { month } from '../../platform/language/formats.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { SearchForm } from '../../ui/fields/SearchForm.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { Tag, Tags } from '../../ui/Tag.tsx';
import type { Sought } from './diary.server.ts';

export interface DiarySearchProps {
  /** Address of the unfiltered diary. */
  all: string;
  sought: Sought;
  tags: readonly string[];
  /** Newest first. */
  months: readonly string[];
  /** Language of the tags. */
  lang: string;
}

/** Address of the diary with one change of the search. */
const addressOf = (all: string, sought: Sought): string => {
  const query = new URLSearchParams(Object.entries(sought).filter(([, value]) => value !== ''));
  return query.size > 0 ? `${all}?${query}` : all;
};

/** Keeps a chosen month that has no entries. */
const monthsOf = (months: readonly string[], chosen: string) =>
  (chosen === '' || months.includes(chosen) ? months : [...months, chosen].toSorted().toReversed()).map((value) => ({
    value,
    label: month(`${value}-01`),
  }));

/** Search of a diary by words, months and tags; all of it is in the address. Choosing a month submits the form. */
export const DiarySearch = ({ all, sought, tags, months, lang }: DiarySearchProps) => {
  const submit = useSubmit();
  const isSearched = Object.values(sought).some((value) => value !== '');
  const chooseMonth = ({ currentTarget: { form } }: ChangeEvent<HTMLSelectElement>) => void submit(form);
  return (
    <div className="flex flex-col gap-3">
      <SearchForm
        key={addressOf(all, sought)}
        action={all}
        name="search"
        value={sought.search}
        label={m.diary_search()}
        placeholder={m.diary_search_placeholder()}
        submitLabel={m.diary_filter()}
        kept={{ tag: sought.tag }}
      >
        {months.length > 1 && (
          <div className="grid grid-cols-2 gap-3">
            <Select
              name="from"
              label={m.diary_from()}
              defaultValue={sought.from}
              placeholder={m.diary_any_month()}
              options={monthsOf(months, sought.from)}
              onChange={chooseMonth}
            />
            <Select
              name="to"
              label={m.diary_to()}
              defaultValue={sought.to}
              placeholder={m.diary_any_month()}
              options={monthsOf(months, sought.to)}
              onChange={chooseMonth}
            />
          </div>
        )}
      </SearchForm>
      {tags.length > 0 && (
        <Tags label={m.diary_tags()}>
          {[
            <Tag key="" to={addressOf(all, { ...sought, tag: '' })} current={sought.tag === ''}>
              {m.content_all()}
            </Tag>,
            ...tags.map((tag) => (
              <Tag key={tag} to={addressOf(all, { ...sought, tag })} current={tag === sought.tag}>
                <span lang={lang}>{tag}</span>
              </Tag>
            )),
          ]}
        </Tags>
      )}
      {isSearched && (
        <LinkButton to={all} variant="quiet" icon={X}>
          {m.diary_clear()}
        </LinkButton>
      )}
    </div>
  );
};
