import X from 'lucide-react/icons/x';
import type { ChangeEvent } from 'react';
import { useSubmit } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { month } from '../../platform/language/formats.ts';
import { hasFilter, withQuery } from '../../platform/search/filter.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { SearchForm } from '../../ui/fields/SearchForm.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { Tag, Tags } from '../../ui/Tag.tsx';
import type { DiaryFilter } from './diary.server.ts';

export interface DiarySearchProps {
  /** Address of the unfiltered diary. */
  all: string;
  filter: DiaryFilter;
  tags: readonly string[];
  /** Newest first. */
  months: readonly string[];
  /** Language of the tags. */
  lang: string;
}

/** Keeps a chosen month that has no entries. */
const monthsOf = (months: readonly string[], chosen: string) =>
  (chosen === '' || months.includes(chosen) ? months : [...months, chosen].toSorted().toReversed()).map((value) => ({
    value,
    label: month(`${value}-01`),
  }));

/** Search of a diary by words, months and tags; all of it is in the address. Choosing a month submits the form. */
export const DiarySearch = ({ all, filter, tags, months, lang }: DiarySearchProps) => {
  const submit = useSubmit();
  const isFiltered = hasFilter(filter);
  const chooseMonth = ({ currentTarget: { form } }: ChangeEvent<HTMLSelectElement>) => void submit(form);
  return (
    <div className="flex flex-col gap-3">
      <SearchForm
        key={withQuery(all, filter)}
        action={all}
        name="search"
        value={filter.search}
        label={m.diary_search()}
        placeholder={m.diary_search_placeholder()}
        submitLabel={m.diary_filter()}
        hiddenFields={{ tag: filter.tag }}
      >
        {months.length > 1 && (
          <div className="grid fit-2 gap-3">
            <Select
              name="from"
              label={m.diary_from()}
              defaultValue={filter.from}
              placeholder={m.diary_any_month()}
              options={monthsOf(months, filter.from)}
              onChange={chooseMonth}
            />
            <Select
              name="to"
              label={m.diary_to()}
              defaultValue={filter.to}
              placeholder={m.diary_any_month()}
              options={monthsOf(months, filter.to)}
              onChange={chooseMonth}
            />
          </div>
        )}
      </SearchForm>
      {tags.length > 0 && (
        <Tags label={m.diary_tags()}>
          {[
            <Tag key="" to={withQuery(all, { ...filter, tag: '' })} current={filter.tag === ''}>
              {m.content_all()}
            </Tag>,
            ...tags.map((tag) => (
              <Tag key={tag} to={withQuery(all, { ...filter, tag })} current={tag === filter.tag}>
                <span lang={lang}>{tag}</span>
              </Tag>
            )),
          ]}
        </Tags>
      )}
      {isFiltered && (
        <LinkButton to={all} variant="quiet" icon={X}>
          {m.diary_clear()}
        </LinkButton>
      )}
    </div>
  );
};
