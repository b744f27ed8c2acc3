import Paperclip from 'lucide-react/icons/paperclip';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { classNames } from '../classNames.ts';
import { type FieldProps, FieldFrame, controlClass, useField } from './field.tsx';

export interface FileFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> {}

/** Names of the chosen files; also of those that were chosen before scripts arrived. A reset form has none. */
function useChosenNames() {
  const input = useRef<HTMLInputElement>(null);
  const [names, setNames] = useState<string[]>([]);
  const read = () => setNames([...(input.current?.files ?? [])].map(({ name }) => name));
  useEffect(() => {
    read();
    const form = input.current?.form;
    const empty = () => setNames([]);
    form?.addEventListener('reset', empty);
    return () => form?.removeEventListener('reset', empty);
  }, []);
  return { input, names, read };
}

/**
 * Field for files that are sent with their form. The native input covers the frame, so files can be dropped on it.
 * Without scripts nobody could write the chosen name, so the browser's own text stands there, and its button, in the
 * browser's language, is stretched invisibly over the frame.
 */
export function FileField(props: FileFieldProps) {
  const { label, hint, error, field, hideLabel, optional, className, onChange, ...element } = props;
  const { id, errors, control } = useField({ label, field, error, hint }, element);
  const { input, names, read } = useChosenNames();
  return (
    <FieldFrame {...{ id, label, hint, errors, hideLabel, optional, className }}>
      <div
        className={classNames(
          controlClass,
          'relative flex flex-wrap items-center gap-x-3 gap-y-1 pl-2 hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-aria-invalid:border-2 has-aria-invalid:border-danger',
        )}
      >
        <span
          aria-hidden
          className="flex min-h-9 items-center gap-2 rounded-sm bg-sunken px-3 py-1 text-sm font-semibold"
        >
          <Paperclip size={18} />
          {m.ui_choose_file()}
        </span>
        <span
          aria-hidden
          className={classNames(
            'text-beside text-sm wrap-anywhere noscript:hidden',
            names.length === 0 && 'text-muted',
          )}
        >
          {names.length > 0 ? names.join(', ') : m.ui_no_file()}
        </span>
        <input
          key={field?.key}
          name={field?.name}
          {...element}
          {...control}
          ref={input}
          type="file"
          onChange={(event) => {
            read();
            onChange?.(event);
          }}
          className="absolute inset-0 w-full cursor-pointer opacity-0 noscript:static noscript:w-auto noscript:text-beside noscript:text-sm noscript:opacity-100 noscript:file:absolute noscript:file:inset-0 noscript:file:opacity-0"
        />
      </div>
    </FieldFrame>
  );
}
