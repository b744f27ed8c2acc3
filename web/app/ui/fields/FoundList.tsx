import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../classNames.ts';

export interface FoundListProps<Row> {
  id: string;
  /** Name of the list for screen readers. */
  label: string;
  found: readonly Row[];
  /** Index of the row that Enter picks; -1 for none. */
  active: number;
  keyOf: (row: Row) => string;
  onPick: (row: Row) => void;
  children: (row: Row) => ReactNode;
}

/** Id of a row of the list, for `aria-activedescendant`. */
export const foundId = (id: string, index: number): string => `${id}-${index}`;

/** Matches under a field; the active row is scrolled into view. */
export function FoundList<Row>({ id, label, found, active, keyOf, onPick, children }: FoundListProps<Row>) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const line = active < 0 ? list.current : list.current?.children.item(active);
    line?.scrollIntoView({ block: 'nearest' });
  }, [active, found]);
  return (
    <div
      ref={list}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native list shows text only, and cannot load options while the reader types
      role="listbox"
      aria-label={label}
      className="surface max-h-72 divide-y divide-line overflow-y-auto rounded-md border border-line shadow-md"
    >
      {found.map((row, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field keeps the focus and handles the keys
        <div
          key={keyOf(row)}
          id={foundId(id, index)}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of the list above
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          // A press must not move the focus away from the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(row)}
          className={classNames(
            'flex min-h-11 cursor-pointer flex-col justify-center px-4 py-2 hover:bg-sunken',
            index === active && 'bg-accent-soft',
          )}
        >
          {children(row)}
        </div>
      ))}
    </div>
  );
}

/** The active row of the list, and the keyboard handler of its field. */
export function useFoundKeys<Row>(
  found: readonly Row[] | undefined,
  { onPick, onClose }: { onPick: (row: Row) => void; onClose: () => void },
) {
  const [active, setActive] = useState(-1);
  const count = found?.length ?? 0;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = found?.[active];
    if (count === 0) return;
    if (step !== undefined) setActive((now) => (now < 0 && step < 0 ? count - 1 : (now + step + count) % count));
    else if (event.key === 'Enter' && chosen) onPick(chosen);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
    // Escape closes only the list, not the sheet around it.
    event.stopPropagation();
  };
  return { active: Math.min(active, count - 1), setActive, onKeyDown };
}
