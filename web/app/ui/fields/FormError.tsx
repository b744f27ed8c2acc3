import CircleAlert from 'lucide-react/icons/circle-alert';
import { useEffect, useRef } from 'react';
import { focusRefused } from './focusRefused.ts';

/** Errors below a field. Announced when they appear; takes no room when empty. */
export function FieldError({ id, errors }: { id: string; errors: readonly string[] }) {
  return (
    <div id={id} aria-live="polite" className="scroll-mb-24 text-sm text-danger lg:scroll-mb-4">
      {errors.map((error) => (
        <p key={error} className="flex gap-2">
          <CircleAlert aria-hidden size={18} className="mt-0.5" />
          {error}
        </p>
      ))}
    </div>
  );
}

export interface FormErrorProps {
  errors?: string | readonly string[] | null;
  /** Answer to a form that no library manages: each new one moves the focus, also with errors at fields only. */
  reply?: object | null | undefined;
}

/**
 * Errors of the whole form, at its top. When they appear, the focus goes to the first refused field, or to them where no
 * field is marked; they are announced in either case.
 */
export function FormError({ errors = [], reply }: FormErrorProps) {
  const box = useRef<HTMLDivElement>(null);
  const lines = errors === null ? [] : typeof errors === 'string' ? [errors] : errors;
  const message = lines.join('\n');
  useEffect(() => {
    if ((message === '' && !reply) || !box.current) return;
    if (!focusRefused(box.current.closest('form') ?? document)) box.current.focus();
  }, [message, reply]);
  if (lines.length === 0) return <div ref={box} hidden />;
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
