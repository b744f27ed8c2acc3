import type { LucideIcon } from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { type FieldProps, useField } from './field.tsx';
import { FieldError } from './FormError.tsx';
import { RADIO_GROUPS } from './radioGroups.ts';
import { classNames } from '../classNames.ts';

/** One card of `RadioCards`. */
interface RadioCard {
  readonly value: string;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  /** Decoration above the label, such as a theme's swatch. */
  readonly picture?: ReactNode;
  /** Before the label. */
  readonly icon?: LucideIcon;
  readonly disabled?: boolean;
}

export interface RadioCardsProps extends Pick<FieldProps, 'hint' | 'error' | 'field'> {
  legend: ReactNode;
  hideLegend?: boolean;
  options: readonly RadioCard[];
  name?: string;
  defaultValue?: string;
  /** With `onChange`, the field is controlled. */
  value?: string;
  onChange?: (value: string) => void;
  required?: boolean;
  columns?: 1 | 2 | 3;
}

/** Columns by the room there is in units of text, so that large text gets fewer. */
const grids = {
  1: '',
  2: 'grid-cols-[repeat(auto-fill,minmax(min(100%,max(9rem,40%)),1fr))]',
  3: 'grid-cols-[repeat(auto-fill,minmax(min(100%,max(7.5rem,30%)),1fr))]',
};

/**
 * Choice of one of a few options, each with a picture or a line of text. Native radios: arrow keys move between them.
 */
export function RadioCards(props: RadioCardsProps) {
  const { legend, hideLegend, options, field, hint, error, value, onChange, required, columns = 1 } = props;
  const name = props.name ?? field?.name;
  const { id, errors, control } = useField({ field, error, hint }, { required });
  const chosen = props.defaultValue ?? field?.defaultValue;
  return (
    <fieldset
      key={field?.key}
      id={id}
      aria-describedby={control['aria-describedby']}
      data-refused={errors.length > 0 || undefined}
    >
      {field && !chosen && <input type="hidden" name={RADIO_GROUPS} value={field.name} />}
      <legend className={hideLegend ? 'sr-only' : 'mb-1 text-sm font-semibold'}>{legend}</legend>
      {hint != null && (
        <p id={`${id}-hint`} className="mb-2 text-sm text-muted">
          {hint}
        </p>
      )}
      <div className={classNames('grid gap-3', grids[columns])}>
        {options.map(({ icon: Icon, ...option }) => (
          <label
            key={option.value}
            className="group/card surface relative flex min-h-12 cursor-pointer flex-col gap-2 rounded-md border border-control p-3 transition hover:border-ink has-checked:border-accent-ink has-checked:inset-ring-1 has-checked:inset-ring-accent-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-disabled:opacity-50"
          >
            {option.picture}
            {/* No container queries: Chromium sometimes draws such a tile empty. */}
            <span className="wrap-break-word">
              <span className="relative flex flex-wrap items-start gap-x-2">
                {Icon && <Icon aria-hidden size={22} className="mt-px text-muted" />}
                {/* In a narrow tile the words go below the icon. */}
                <span className={classNames('min-w-0 pr-7.5 font-semibold', Icon ? 'grow basis-36' : 'flex-1')}>
                  {option.label}
                </span>
                <CircleCheck
                  aria-hidden
                  size={22}
                  className="absolute top-0.5 right-0 text-accent-ink opacity-0 group-has-checked/card:opacity-100"
                />
              </span>
              {/* Below the tick, at the tile's full width. */}
              {option.description !== undefined && (
                <span className="block text-sm text-muted">{option.description}</span>
              )}
            </span>
            {/* Last, so that it lies over the words and takes every press. */}
            <input
              type="radio"
              name={name}
              value={option.value}
              disabled={option.disabled}
              required={control.required}
              {...(value === undefined
                ? { defaultChecked: chosen === option.value }
                : { checked: value === option.value })}
              onChange={onChange && (() => onChange(option.value))}
              className="absolute inset-0 cursor-pointer appearance-none rounded-md outline-none"
            />
          </label>
        ))}
      </div>
      <div className="mt-1">
        <FieldError id={`${id}-error`} errors={errors} />
      </div>
    </fieldset>
  );
}
