import { type ComponentType, useEffect, useRef, useState } from 'react';
import { FieldError } from './FormError.tsx';
import { type FieldProps, controlClass, useField } from './field.tsx';
import type { SurfaceProps } from './RichTextSurface.tsx';
import { classNames } from './classNames.ts';
import type { RichTextLabels } from './richTextLabels.ts';

export interface RichTextEditorProps extends Omit<FieldProps, 'hideLabel'> {
  name?: string;
  labels: RichTextLabels;
  placeholder: string;
  /** HTML. */
  defaultValue?: string;
  onChange?: (html: string) => void;
}

/** Plain lines, typed before the editor arrived, as paragraphs; HTML stays as it is. */
const asHtml = (text: string): string =>
  /<[a-z]/iu.test(text)
    ? text
    : text
        .split(/\n+/u)
        .filter(Boolean)
        .map((line) => `<p>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`)
        .join('');

/**
 * Text with headings, lists, quotes and links, posted as HTML, which the server sanitizes. A plain text area until the
 * editor has arrived, and without scripts.
 */
export function RichTextEditor(props: RichTextEditorProps) {
  const { label, labels, placeholder, hint, error, field, optional: _, onChange } = props;
  const { id, errors, control } = useField({ field, error, hint }, {});
  const name = props.name ?? field?.name;
  const area = useRef<HTMLTextAreaElement>(null);
  const [html, setHtml] = useState(props.defaultValue ?? field?.defaultValue ?? '');
  const [Surface, setSurface] = useState<ComponentType<SurfaceProps>>();
  useEffect(() => {
    // The editor weighs as much as the rest of the app: only those who write pay for it. Not `React.lazy`: what was
    // typed into the text area meanwhile must survive, and where loading fails the text area simply stays.
    void import('./RichTextSurface.tsx').then(
      (module) => {
        setHtml((before) => asHtml(area.current?.value ?? before));
        setSurface(() => module.default);
      },
      () => {},
    );
  }, []);
  return (
    <div className="flex flex-col gap-1">
      <span id={`${id}-label`} className="text-sm font-semibold">
        {label}
      </span>
      {Surface ? (
        <>
          <Surface
            id={id}
            labels={labels}
            placeholder={placeholder}
            describedBy={control['aria-describedby']}
            invalid={errors.length > 0}
            start={html}
            onChange={(next) => {
              setHtml(next);
              onChange?.(next);
            }}
          />
          <input type="hidden" name={name} value={html} />
        </>
      ) : (
        <textarea
          ref={area}
          id={id}
          name={name}
          defaultValue={html}
          placeholder={placeholder}
          aria-describedby={control['aria-describedby']}
          aria-labelledby={`${id}-label`}
          className={classNames(controlClass, 'min-h-62')}
        />
      )}
      {hint != null && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} errors={errors} />
    </div>
  );
}
