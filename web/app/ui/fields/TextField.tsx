import { type ComponentProps, type ReactNode, useState } from 'react';
import { type FieldProps, FieldFrame, controlClass, fromSource, useField } from './field.tsx';
import { classNames } from '../classNames.ts';

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'prefix'> {
  /** Text or an icon inside the frame, before the value. */
  prefix?: ReactNode;
  /** Text or a button inside the frame, after the value. */
  suffix?: ReactNode;
}

/** Types that have a picker of the browser within the field, which needs the room of the padding on phones. */
const withPicker: readonly unknown[] = ['date', 'time', 'datetime-local', 'month'];

/** Input field for one line of text, a number, a date, an address…, by `type`. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, field, hideLabel, optional, prefix, suffix, className, ...input } = props;
  const { id, errors, control } = useField({ label, field, error, hint }, input);
  const box = (
    <input
      key={field?.key}
      type="text"
      min={field?.min}
      max={field?.max}
      pattern={field?.pattern}
      {...fromSource(field, input.value !== undefined)}
      {...input}
      {...control}
      className={classNames(
        controlClass,
        prefix != null && 'pl-12',
        suffix != null && 'pr-14',
        withPicker.includes(input.type) && 'max-sm:px-2.5',
      )}
    />
  );
  return (
    <FieldFrame {...{ id, label, hint, errors, hideLabel, optional, className }}>
      {prefix == null && suffix == null ? (
        box
      ) : (
        <div className="relative">
          {box}
          {prefix != null && <Inset side="left-0 pl-4">{prefix}</Inset>}
          {suffix != null && <Inset side="right-0 pr-1">{suffix}</Inset>}
        </div>
      )}
    </FieldFrame>
  );
}

const Inset = ({ side, children }: { side: string; children: ReactNode }) => (
  <span
    className={classNames(
      'pointer-events-none absolute inset-y-0 flex items-center text-muted *:pointer-events-auto',
      side,
    )}
  >
    {children}
  </span>
);

export interface TextAreaProps extends FieldProps, ComponentProps<'textarea'> {
  /** Shows the used part of `maxLength`. */
  counter?: boolean;
}

/** Text area; grows with its content where the browser supports it. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, field, hideLabel, optional, counter, rows = 4, className, onInput, ...area } = props;
  const { id, errors, control } = useField({ label, field, error, hint }, area);
  const source = { ...fromSource(field, area.value !== undefined), ...area };
  const [length, setLength] = useState(() => String(source.value ?? source.defaultValue ?? '').length);
  const aside =
    counter && source.maxLength !== undefined ? (
      <span>
        {length}/{source.maxLength}
      </span>
    ) : undefined;
  return (
    <FieldFrame {...{ id, label, hint, errors, hideLabel, optional, aside, className }}>
      <textarea
        key={field?.key}
        {...source}
        {...control}
        rows={rows}
        onInput={(event) => {
          setLength(event.currentTarget.value.length);
          onInput?.(event);
        }}
        className={classNames(controlClass, 'field-sizing-content')}
        style={{ minHeight: `calc(${rows} * 1.6em + 1rem)` }}
      />
    </FieldFrame>
  );
}
