import Search from 'lucide-react/icons/search';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { IconButton } from '../Button.tsx';
import { TextField } from './TextField.tsx';

export interface SearchFormProps {
  /** The address that is asked, where the list stands. */
  action: string;
  /** Name of the words in the address; `q` when left out. */
  name?: string;
  /** The words that were searched for. */
  value: string;
  /** What is searched, spoken. */
  label: string;
  /** Shown while there are no words; the label when left out. */
  placeholder?: string;
  /** Words of the button. */
  submitLabel: string;
  /** Other narrowing of the list that a search keeps; what is empty is left out of the address. */
  kept?: Readonly<Record<string, string>>;
  autoComplete?: 'off';
  /** More fields, under the words. */
  children?: ReactNode;
}

/**
 * Words to search a list by: a form that asks for an address, so that it works without scripts. Give it a `key` of what
 * is searched for, so that it shows that after going back as well.
 */
export const SearchForm = ({
  action,
  name = 'q',
  value,
  label,
  placeholder = label,
  submitLabel,
  kept = {},
  autoComplete,
  children,
}: SearchFormProps) => (
  <search>
    <Form action={action} className="flex flex-col gap-3">
      {Object.entries(kept).map(
        ([key, held]) => held !== '' && <input key={key} type="hidden" name={key} value={held} />,
      )}
      <TextField
        name={name}
        type="search"
        label={label}
        hideLabel
        placeholder={placeholder}
        defaultValue={value}
        maxLength={100}
        autoComplete={autoComplete}
        suffix={<IconButton type="submit" label={submitLabel} icon={Search} />}
      />
      {children}
    </Form>
  </search>
);
