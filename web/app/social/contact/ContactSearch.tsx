import Search from 'lucide-react/icons/search';
import { Form } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { IconButton } from '../../ui/Button.tsx';
import { Tag, Tags } from '../../ui/Tag.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { addressOf, longest, type Narrowing } from './narrowing.tsx';

export interface ContactSearchProps {
  /** Address of the whole list. */
  here: string;
  narrowing: Narrowing;
  tags: readonly { readonly tag: string; readonly total: number }[];
}

/** Words and tags to look for; all of it is in the address. */
export const ContactSearch = ({ here, narrowing, tags }: ContactSearchProps) => (
  <div className="flex flex-col gap-3">
    <search>
      <Form key={addressOf(here, narrowing)} action={here}>
        {narrowing.unread && <input type="hidden" name="unread" value="1" />}
        {narrowing.tag !== '' && <input type="hidden" name="tag" value={narrowing.tag} />}
        <TextField
          name="q"
          type="search"
          label={m.contact_search()}
          hideLabel
          placeholder={m.contact_search_placeholder()}
          defaultValue={narrowing.q}
          maxLength={longest.q}
          suffix={<IconButton type="submit" label={m.contact_search_do()} icon={Search} />}
        />
      </Form>
    </search>
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
