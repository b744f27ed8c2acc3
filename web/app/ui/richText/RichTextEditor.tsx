import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FieldError } from '../fields/FormError.tsx';
import { type FieldProps, controlClass, OptionalMark, useField } from '../fields/field.tsx';
import type { SurfaceProps } from './RichTextSurface.tsx';
import { classNames } from '../classNames.ts';
import { restoreEvent } from '../drafts/draftFields.ts';
import type { Upload } from '../pictures/upload.ts';

export interface RichTextEditorProps extends Omit<FieldProps, 'hideLabel'> {
  name?: string;
  placeholder: string;
  required?: boolean;
  /** Uploads pictures of the text; without it there are none. */
  upload?: Upload;
  /** Extracts a YouTube id from an address; without it there are no videos. */
  videoId?: (address: string) => string | undefined;
  /** HTML. */
  defaultValue?: string;
  onChange?: (html: string) => void;
}

/** Converts plain lines typed before the editor loaded to paragraphs; HTML stays as it is. */
const toHtml = (text: string): string =>
  /<[a-z]/iu.test(text)
    ? text
    : text
        .split(/\n+/u)
        .filter(Boolean)
        .map((line) => `<p>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`)
        .join('');

/**
 * Rich text field, submitted as HTML that the server sanitises. A plain text area until the editor has loaded, and
 * without scripts.
 */
export function RichTextEditor(props: RichTextEditorProps) {
  const { label, placeholder, hint, error, field, optional, required, upload, videoId, onChange } = props;
  const { id, errors, control: attributes } = useField({ label, field, error, hint }, { required });
  const name = props.name ?? field?.name;
  const area = useRef<HTMLTextAreaElement>(null);
  const posted = useRef<HTMLInputElement>(null);
  const [html, setHtml] = useState(props.defaultValue ?? field?.defaultValue ?? '');
  const [restored, setRestored] = useState(0);
  const [Surface, setSurface] = useState<ComponentType<SurfaceProps>>();
  const [typed, setTyped] = useState<SurfaceProps['typed']>();
  useEffect(() => {
    // The editor is as large as the rest of the app, so it is loaded on demand. Not `React.lazy`: text typed meanwhile
    // must survive, and when loading fails the text area stays.
    void import('./RichTextSurface.tsx').then(
      (module) => {
        // At once: what is typed between reading the text area and replacing it would be lost.
        flushSync(() => {
          const isTyping = area.current !== null && document.activeElement === area.current;
          setTyped(isTyping ? { spaces: / *$/u.exec(area.current?.value ?? '')?.[0] ?? '' } : undefined);
          setHtml((previous) => toHtml(area.current?.value ?? previous));
          setSurface(() => module.default);
        });
      },
      () => {},
    );
  }, []);
  const isLoaded = Surface !== undefined;
  // Before anything else runs: a value that is restored between the render and the listener would be lost.
  useLayoutEffect(() => {
    const control = posted.current ?? area.current;
    if (!control) return;
    const restore = (event: CustomEventInit<string> & Event) => {
      event.preventDefault();
      // The text area may be about to give way to the editor, which starts with this state.
      if (area.current) area.current.value = event.detail ?? '';
      setHtml(event.detail ?? '');
      setRestored((times) => times + 1);
    };
    control.addEventListener(restoreEvent, restore);
    // A refused form focuses its first wrong field; the hidden input passes the focus on.
    if (isLoaded) control.focus = () => document.getElementById(id)?.focus();
    return () => control.removeEventListener(restoreEvent, restore);
  }, [isLoaded, id]);
  const lastHtml = useRef(html);
  useEffect(() => {
    if (!isLoaded || lastHtml.current === html) return;
    lastHtml.current = html;
    // Toolbar actions change the text without typing: notify listeners of the form.
    posted.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [isLoaded, html]);
  return (
    <div className="field flex flex-col gap-1">
      <span id={`${id}-label`} className="field-label text-sm font-semibold">
        {label}
        {optional && <OptionalMark />}
      </span>
      {Surface ? (
        <>
          <Surface
            key={restored}
            id={id}
            upload={upload}
            videoId={videoId}
            placeholder={placeholder}
            describedBy={attributes['aria-describedby']}
            invalid={errors.length > 0}
            required={attributes.required ?? false}
            start={html}
            typed={restored === 0 ? typed : undefined}
            onChange={(next) => {
              // At once: a form that is sent before the next render would post the text as it was before.
              if (posted.current) posted.current.value = next;
              setHtml(next);
              onChange?.(next);
            }}
          />
          <input ref={posted} type="hidden" name={name} value={html} data-restores />
        </>
      ) : (
        <textarea
          ref={area}
          id={id}
          name={name}
          defaultValue={html}
          placeholder={placeholder}
          required={attributes.required}
          aria-describedby={attributes['aria-describedby']}
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
