import { m } from '../../paraglide/messages.js';
import { SearchForm } from '../../ui/fields/SearchForm.tsx';
import { Tag, Tags } from '../../ui/Tag.tsx';
import type { ContactFilter } from './inbox.server.ts';
import { withQuery } from '../../platform/search/filter.ts';

export interface ContactSearchProps {
  /** Address of the unfiltered list. */
  here: string;
  filter: ContactFilter;
  tags: readonly { readonly tag: string; readonly total: number }[];
}

/** Search words and tags; all of the filter is in the address. */
export const ContactSearch = ({ here, filter, tags }: ContactSearchProps) => (
  <div className="flex flex-col gap-3">
    <SearchForm
      key={withQuery(here, filter)}
      action={here}
      value={filter.q}
      label={m.contact_search()}
      placeholder={m.contact_search_placeholder()}
      submitLabel={m.contact_search_do()}
      hiddenFields={{ unread: filter.unread, tag: filter.tag }}
    />
    {tags.length > 0 && (
      <Tags label={m.contact_tags()}>
        {[
          <Tag key="" to={withQuery(here, { ...filter, tag: '' })} current={filter.tag === ''}>
            {m.contact_tag_any()}
          </Tag>,
          ...tags.map(({ tag, total }) => (
            <Tag key={tag} to={withQuery(here, { ...filter, tag })} current={tag === filter.tag}>
              {tag} <span className="text-xs">{total}</span>
            </Tag>
          )),
        ]}
      </Tags>
    )}
  </div>
);
