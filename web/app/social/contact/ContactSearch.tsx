import { m } from '../../paraglide/messages.js';
import { SearchForm } from '../../ui/fields/SearchForm.tsx';
import { Tag, Tags } from '../../ui/Tag.tsx';
import { addressOf, type Narrowing } from './narrowing.tsx';

export interface ContactSearchProps {
  /** Address of the unfiltered list. */
  here: string;
  narrowing: Narrowing;
  tags: readonly { readonly tag: string; readonly total: number }[];
}

/** Search words and tags; all of the filter is in the address. */
export const ContactSearch = ({ here, narrowing, tags }: ContactSearchProps) => (
  <div className="flex flex-col gap-3">
    <SearchForm
      key={addressOf(here, narrowing)}
      action={here}
      value={narrowing.q}
      label={m.contact_search()}
      placeholder={m.contact_search_placeholder()}
      submitLabel={m.contact_search_do()}
      kept={{ unread: narrowing.unread ? '1' : '', tag: narrowing.tag }}
    />
    {tags.length > 0 && (
      <Tags label={m.contact_tags()}>
        {[
          <Tag key="" to={addressOf(here, { ...narrowing, tag: '' })} current={narrowing.tag === ''}>
            {m.contact_tag_any()}
          </Tag>,
          ...tags.map(({ tag, total }) => (
            <Tag key={tag} to={addressOf(here, { ...narrowing, tag })} current={tag === narrowing.tag}>
              {tag} <span className="text-xs">{total}</span>
            </Tag>
          )),
        ]}
      </Tags>
    )}
  </div>
);
