import CircleAlert from 'lucide-react/icons/circle-alert';
import { useEffect, useRef } from 'react';

/** Errors below a field. Announced when they appear; takes no room when empty. */
export function FieldError({ id, errors }: { id: string; errors: readonly string[] }) {
  return (
    <div id={id} aria-live="polite" className="text-sm text-danger">
      {errors.map((error) => (
        <p key={error} className="flex gap-2">
          <CircleAlert aria-hidden size={18} className="mt-0.5" />
          {error}
        </p>
      ))}
    </div>
  );
}

/** Errors of the whole form, at its top. Takes the focus when it appears, so that it is noticed. */
export function FormError({ errors = [] }: { errors?: string | readonly string[] | null }) {
  const box = useRef<HTMLDivElement>(null);
  const lines = errors === null ? [] : typeof errors === 'string' ? [errors] : errors;
  const message = lines.join('\n');
  useEffect(() => {
    if (message !== '') box.current?.focus();
  }, [message]);
  if (lines.length === 0) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="flex gap-3 rounded-md border border-danger bg-danger-soft p-4 text-danger outline-none"
    >
      <CircleAlert aria-hidden size={22} className="mt-0.5" />
      <div className="stack gap-1">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  );
}
