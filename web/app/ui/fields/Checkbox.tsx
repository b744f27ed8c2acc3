import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import type { ComponentProps } from 'react';
import { FieldError } from './FormError.tsx';
import { type FieldProps, useField } from './field.tsx';
import { classNames } from '../classNames.ts';

export interface CheckboxProps
  extends Omit<FieldProps, 'hideLabel' | 'optional'>, Omit<ComponentProps<'input'>, 'type'> {}

/** Shared by both variants: a native checkbox with its label; the whole line is clickable. */
function useChoice({ label: _, hint, error, field, className, ...input }: CheckboxProps) {
  const { id, errors, control } = useField({ field, error, hint }, input);
  const controlled = input.checked !== undefined;
  const source = field && {
    name: field.name,
    value: 'on',
    ...(controlled ? {} : { defaultChecked: field.defaultChecked }),
  };
  return { id, errors, className, box: { ...source, ...input, ...control } };
}

const Words = ({ id, label, hint }: Pick<CheckboxProps, 'label' | 'hint'> & { id: string }) => (
  <span className="flex-1">
    <label htmlFor={id}>{label}</label>
    {hint != null && (
      <span id={`${id}-hint`} className="block text-sm text-muted">
        {hint}
      </span>
    )}
  </span>
);

/** The box of a choice among others, without words: of a row, a person, a tile. It needs a label. */
export const CheckBox = ({ className, ...input }: Omit<ComponentProps<'input'>, 'type'>) => (
  // It grows with the text, and its corners with it: a circle would be taken for a radio button.
  <span className={classNames('relative size-[min(1.5rem,36px)] shrink-0', className)}>
    {/* The input is larger than the visible box, for touch. */}
    <input
      {...input}
      type="checkbox"
      className="peer absolute -inset-2.5 cursor-pointer appearance-none rounded-md outline-none"
    />
    <span className="surface pointer-events-none absolute inset-0 rounded-[33%] border-2 border-control outline-offset-2 outline-ink peer-checked:border-accent peer-checked:bg-accent peer-indeterminate:border-accent peer-indeterminate:bg-accent peer-focus-visible:outline-2 peer-disabled:opacity-50 peer-aria-invalid:border-danger" />
    <Check
      aria-hidden
      strokeWidth={3}
      className="pointer-events-none absolute inset-1/8 size-3/4 text-on-accent opacity-0 peer-checked:opacity-100 peer-indeterminate:opacity-0"
    />
    <Minus
      aria-hidden
      strokeWidth={3}
      className="pointer-events-none absolute inset-1/8 size-3/4 text-on-accent opacity-0 peer-indeterminate:opacity-100"
    />
  </span>
);

/** Checkbox, submitted with its form (value `on`). */
export function Checkbox(props: CheckboxProps) {
  const { id, errors, box, className } = useChoice(props);
  return (
    <div className={className}>
      <div className="flex min-h-11 items-start gap-3 py-2">
        <CheckBox key={props.field?.key} {...box} className="mt-[calc((1lh-min(1.5rem,36px))/2)]" />
        <Words id={id} label={props.label} hint={props.hint} />
      </div>
      <FieldError id={`${id}-error`} errors={errors} />
    </div>
  );
}

/** Switch for settings that apply at once; the thumb moves and the track fills, so colour is not the only mark. */
export function Switch(props: CheckboxProps) {
  const { id, errors, box, className } = useChoice(props);
  return (
    <div className={className}>
      <div className="flex min-h-11 items-center gap-4 py-2">
        <Words id={id} label={props.label} hint={props.hint} />
        <span className="relative h-7 w-12 shrink-0">
          <input
            key={props.field?.key}
            {...box}
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox tells its own state
            role="switch"
            className="peer absolute -inset-2 cursor-pointer appearance-none rounded-full"
          />
          <span className="pointer-events-none absolute inset-0 rounded-full border-2 border-control bg-sunken transition peer-checked:border-accent peer-checked:bg-accent peer-disabled:opacity-50" />
          <span
            className={classNames(
              'pointer-events-none absolute top-1.5 left-1.5 size-4 rounded-full bg-control transition',
              'peer-checked:translate-x-5 peer-checked:bg-on-accent',
            )}
          />
        </span>
      </div>
      <FieldError id={`${id}-error`} errors={errors} />
    </div>
  );
}
