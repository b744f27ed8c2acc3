import Search from 'lucide-react/icons/search';
import { Form } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { month } from '../../platform/formats.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import { Tag, Tags } from '../../ui/Tag.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { Sought } from './diary.server.ts';

export interface DiarySearchProps {
  /** Address of the whole diary. */
  all: string;
  sought: Sought;
  tags: readonly string[];
  /** The newest first. */
  months: readonly string[];
  /** The language of the tags. */
  lang: string;
}

/** The address of the diary with one thing of the search changed. */
const addressOf = (all: string, sought: Sought): string => {
  const query = new URLSearchParams(Object.entries(sought).filter(([, value]) => value !== ''));
  return query.size > 0 ? `${all}?${query}` : all;
};

/** A chosen month that no entry has stays chosen. */
const monthsOf = (months: readonly string[], chosen: string) =>
  (chosen === '' || months.includes(chosen) ? months : [...months, chosen].toSorted().toReversed()).map((value) => ({
    value,
    label: month(`${value}-01`),
  }));

/** Words, months and tags to search a diary by; all of it is in the address. */
export const DiarySearch = ({ all, sought, tags, months, lang }: DiarySearchProps) => {
  const isSearched = Object.values(sought).some((value) => value !== '');
  return (
    <div className="flex flex-col gap-3">
      <search>
        <Form key={addressOf(all, sought)} action={all} className="flex flex-col gap-3">
          {sought.tag !== '' && <input type="hidden" name="tag" value={sought.tag} />}
          <TextField
            name="search"
            type="search"
            label={m.diary_search()}
            hideLabel
            placeholder={m.diary_search_placeholder()}
            defaultValue={sought.search}
            maxLength={100}
            prefix={<Search aria-hidden size={20} />}
          />
          <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
            <Select
              name="from"
              label={m.diary_from()}
              defaultValue={sought.from}
              placeholder={m.diary_any_month()}
              options={monthsOf(months, sought.from)}
            />
            <Select
              name="to"
              label={m.diary_to()}
              defaultValue={sought.to}
              placeholder={m.diary_any_month()}
              options={monthsOf(months, sought.to)}
            />
            <div className="col-span-2 flex gap-2 sm:col-span-1">
              <Button type="submit" icon={Search} variant="secondary">
                {m.diary_filter()}
              </Button>
              {isSearched && (
                <LinkButton to={all} variant="quiet">
                  {m.diary_clear()}
                </LinkButton>
              )}
            </div>
          </div>
        </Form>
      </search>
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
    </div>
  );
};
