import { type ReactNode, useId } from 'react';
import { m } from '../../paraglide/messages.js';
import { FieldError } from './FormError.tsx';
import { classNames } from '../classNames.ts';

/** What a form library knows of a field. Conform's field metadata fits. */
export interface FieldSource {
  readonly key?: string | undefined;
  readonly id: string;
  readonly name: string;
  readonly defaultValue?: string | undefined;
  readonly defaultChecked?: boolean | undefined;
  readonly errors?: readonly string[] | undefined;
  readonly required?: boolean | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly min?: string | number | undefined;
  readonly max?: string | number | undefined;
  readonly pattern?: string | undefined;
}

/** What every field takes beside the attributes of its element. */
export interface FieldProps {
  label: ReactNode;
  /** A line of help, read out with the field. */
  hint?: ReactNode;
  /** What is wrong with the value, in words. */
  error?: string | readonly string[] | null;
  /** The form library's view of the field; attributes given beside it win. */
  field?: FieldSource;
  /** Keeps the label for screen readers alone. */
  hideLabel?: boolean;
  /** Says after the label that the field may stay empty. */
  optional?: boolean;
}

/** The frame shared by text-like controls. */
export const controlClass =
  'surface w-full min-h-12 rounded-md border border-control px-4 py-2 transition placeholder:text-muted hover:border-ink aria-invalid:border-2 aria-invalid:border-danger disabled:opacity-60';

interface ElementProps {
  id?: string;
  required?: boolean;
  'aria-describedby'?: string;
}

/** Ids, descriptions and state of a field, worked out once for all kinds of controls. */
export function useField({ field, error, hint }: Omit<FieldProps, 'label'>, element: ElementProps) {
  const ownId = useId();
  const id = element.id ?? field?.id ?? ownId;
  const given = error ?? field?.errors ?? [];
  const errors = typeof given === 'string' ? [given] : given;
  const described = classNames(
    element['aria-describedby'],
    hint != null && `${id}-hint`,
    errors.length > 0 && `${id}-error`,
  );
  return {
    id,
    errors,
    control: {
      id,
      required: element.required ?? field?.required,
      'aria-invalid': errors.length > 0 || undefined,
      'aria-describedby': described || undefined,
    },
  };
}

/** Attributes of a text-like element that the form library decides. A `controlled` one keeps its own value. */
export const fromSource = (field: FieldSource | undefined, controlled: boolean) =>
  field && {
    name: field.name,
    ...(controlled ? {} : { defaultValue: field.defaultValue }),
    minLength: field.minLength,
    maxLength: field.maxLength,
  };

/** Label above, control, hint and errors below. */
export function FieldFrame({
  id,
  label,
  hint,
  errors,
  hideLabel,
  optional,
  aside,
  className,
  children,
}: Omit<FieldProps, 'error' | 'field'> & {
  id: string;
  errors: readonly string[];
  /** Shown at the right of the hint, such as a counter. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    // What has no error to say takes no room either, so that a button beside the field stands level with it.
    <div className={classNames('flex flex-col gap-1 *:last:empty:-mt-1', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-sm font-semibold'}>
        {label}
        {optional && <span className="font-normal text-muted"> ({m.ui_optional()})</span>}
      </label>
      {children}
      {(hint != null || aside != null) && (
        <div className="flex justify-between gap-4 text-sm text-muted">
          <span id={`${id}-hint`}>{hint}</span>
          {aside}
        </div>
      )}
      <FieldError id={`${id}-error`} errors={errors} />
    </div>
  );
}
