import { m } from '../../paraglide/messages.js';
import { type Option, Select } from '../../ui/fields/Select.tsx';

export interface FilterChoiceProps {
  name: string;
  label: string;
  value: string;
  options: readonly Option[];
}

/** A select field of a filter, whose first choice is all. */
export const FilterChoice = ({ name, label, value, options }: FilterChoiceProps) => (
  <Select
    name={name}
    label={label}
    // Keeps a value from the address that is not in this language's list.
    options={
      value === '' || options.some((option) => option.value === value) ? options : [{ value, label: value }, ...options]
    }
    placeholder={m.explore_filter_any()}
    defaultValue={value}
    // Names of places are Vietnamese in both languages; lines of business are translated.
    {...(name.endsWith('Code') && { lang: 'vi' })}
  />
);
