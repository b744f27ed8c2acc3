import Search from 'lucide-react/icons/search';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { IconButton } from '../Button.tsx';
import { TextField } from './TextField.tsx';

export interface SearchFormProps {
  /** Address of the list. */
  action: string;
  /** Query parameter of the search text; default `q`. */
  name?: string;
  /** Present search text. */
  value: string;
  /** Label for screen readers. */
  label: string;
  /** Placeholder; default is the label. */
  placeholder?: string;
  /** Label of the button. */
  submitLabel: string;
  /** Other filters of the list to keep; empty ones are omitted. */
  hiddenFields?: Readonly<Record<string, string>>;
  autoComplete?: 'off';
  /** Further fields below the search text. */
  children?: ReactNode;
}

/**
 * Search form of a list: opens an address, so it works without scripts. Use the present search text as its `key`, so
 * that it is right after going back.
 */
export const SearchForm = ({
  action,
  name = 'q',
  value,
  label,
  placeholder = label,
  submitLabel,
  hiddenFields = {},
  autoComplete,
  children,
}: SearchFormProps) => (
  // Alone, the field is no wider than a form; with filters, the row is as wide as the list.
  <search className={children === undefined ? 'lg:max-w-column' : undefined}>
    <Form action={action} className="flex flex-col gap-3">
      {Object.entries(hiddenFields).map(
        ([key, fieldValue]) => fieldValue !== '' && <input key={key} type="hidden" name={key} value={fieldValue} />,
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
