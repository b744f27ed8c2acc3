import { type ReactNode, useEffect, useId, useState } from 'react';
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

/** Whether the browser finds nothing wrong with a control, or with the controls of a group. */
const isValid = (element: Element): boolean =>
  [element, ...element.querySelectorAll('input, select, textarea')].every(
    (part) => !('validity' in part) || (part.validity as ValidityState).valid,
  );

/**
 * Whether a refused control has been changed to something that the browser accepts: its error is then out of date. The
 * next errors, and the next sending of the form, count anew.
 */
function useIsMended(id: string, errors: string): boolean {
  const [mended, setMended] = useState<string>();
  useEffect(() => {
    const control = errors === '' ? null : document.getElementById(id);
    if (!control) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const judge = ({ target }: Event) => {
      if (target instanceof Node && control.contains(target)) setMended(isValid(control) ? errors : undefined);
    };
    // After React's own listeners: a render before them would put the former value back into a controlled field.
    document.addEventListener('input', judge, { signal });
    document.addEventListener('change', judge, { signal });
    control.closest('form')?.addEventListener('submit', () => setMended(undefined), { signal });
    return () => listeners.abort();
  }, [id, errors]);
  return errors !== '' && mended === errors;
}

/**
 * Brings the message at a refused control into view when the control has the focus: Conform gives it the focus before
 * the message is there.
 */
function useMessageInView(id: string, errors: string): void {
  useEffect(() => {
    if (errors !== '' && document.activeElement?.id === id)
      document.getElementById(`${id}-error`)?.scrollIntoView({ block: 'nearest' });
  }, [id, errors]);
}

/** A missing value: its message names the field, since it is also read aloud, and stands below a long control. */
const nameField = (error: string, label: ReactNode): string =>
  typeof label === 'string' && error === m.ui_field_missing() ? m.ui_field_missing_named({ label }) : error;

/** Computes ids, descriptions and state of a field, for all controls. */
export function useField(
  { label, field, error, hint }: Omit<FieldProps, 'label'> & { label?: ReactNode },
  element: ElementProps,
) {
  const ownId = useId();
  const id = element.id ?? field?.id ?? ownId;
  const source = error ?? field?.errors ?? [];
  const refusals = (typeof source === 'string' ? [source] : source).map((each) => nameField(each, label));
  const message = refusals.join('\n');
  const isMended = useIsMended(id, message);
  useMessageInView(id, message);
  const errors = isMended ? [] : refusals;
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

/** Marks an optional field after its label; the stylesheet then marks the required ones of the form. */
export const OptionalMark = () => <span className="field-optional font-normal text-muted"> ({m.ui_optional()})</span>;

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
    <div className={classNames('field flex flex-col gap-1 *:last:empty:-mt-1', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'field-label text-sm font-semibold'}>
        {label}
        {optional && <OptionalMark />}
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
