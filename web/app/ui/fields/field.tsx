import { type ReactNode, useId } from 'react';
import { m } from '../../paraglide/messages.js';
import { FieldError } from './FormError.tsx';
import { classNames } from '../classNames.ts';

/** A field in a form library; Conform's metadata fits. */
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

/** Common props of fields. */
export interface FieldProps {
  label: ReactNode;
  /** Help text, announced with the field. */
  hint?: ReactNode;
  /** Error messages. */
  error?: string | readonly string[] | null;
  /** The form library's field; explicit attributes take precedence. */
  field?: FieldSource;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean;
  /** Marks the field as optional, after the label. */
  optional?: boolean;
}

/** Classes of text-like controls. */
export const controlClass =
  'surface w-full min-h-12 rounded-md border border-control px-4 py-2 transition placeholder:text-muted hover:border-ink aria-invalid:border-2 aria-invalid:border-danger disabled:opacity-60';

interface ElementProps {
  id?: string;
  required?: boolean;
  'aria-describedby'?: string;
}

/** Computes ids, descriptions and state of a field, for all controls. */
export function useField({ field, error, hint }: Omit<FieldProps, 'label'>, element: ElementProps) {
  const ownId = useId();
  const id = element.id ?? field?.id ?? ownId;
  const source = error ?? field?.errors ?? [];
  const errors = typeof source === 'string' ? [source] : source;
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

/** Attributes of a text-like element from the form library. A `controlled` one keeps its own value. */
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
    // Without errors no room is taken, so that a button beside the field is aligned.
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
