import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { getLocale } from '../../paraglide/runtime.js';
import { type FieldProps, FieldFrame, controlClass, useField } from './field.tsx';
import { classNames } from '../classNames.ts';

/** An option. */
export interface Option {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

/** Options under a heading. */
export interface OptionGroup {
  readonly label: string;
  readonly options: readonly Option[];
}

export interface SelectProps extends FieldProps, Omit<ComponentProps<'select'>, 'children'> {
  options: readonly (Option | OptionGroup)[];
  /** First line, for no choice. */
  placeholder?: string;
}

const renderOption = ({ value, label, disabled }: Option) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);

/** Native select field. */
export function Select(props: SelectProps) {
  const { label, hint, error, field, hideLabel, optional, options, placeholder, className, ...select } = props;
  const { id, errors, control } = useField({ label, field, error, hint }, select);
  return (
    <FieldFrame {...{ id, label, hint, errors, hideLabel, optional, className }}>
      <div className="relative">
        <select
          key={field?.key}
          name={field?.name}
          defaultValue={select.value === undefined ? field?.defaultValue : undefined}
          {...select}
          {...control}
          className={classNames(controlClass, 'appearance-none pr-12 text-ellipsis')}
        >
          {placeholder !== undefined && (
            // In the interface's language; other options may be in the author's language.
            <option value="" lang={select.lang && getLocale()}>
              {placeholder}
            </option>
          )}
          {options.map((option) =>
            'options' in option ? (
              <optgroup key={option.label} label={option.label}>
                {option.options.map(renderOption)}
              </optgroup>
            ) : (
              renderOption(option)
            ),
          )}
        </select>
        <ChevronDown aria-hidden size={20} className="pointer-events-none absolute top-3.5 right-4 text-muted" />
      </div>
    </FieldFrame>
  );
}
