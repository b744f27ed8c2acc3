import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { type PointerEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Form } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { IconButton } from '../Button.tsx';
import { classNames } from '../classNames.ts';
import { Menu, type MenuItem } from '../overlays/Menu.tsx';
import { useHydrated } from '../hydrated.ts';
import { useSorting } from './useSorting.ts';

export interface SortableListProps<T> {
  /** Label of the list. */
  label: string;
  items: readonly T[];
  itemKey: (item: T) => string;
  /** Name of an item, for its buttons and the announcement of a move. */
  itemLabel: (item: T) => string;
  children: (item: T) => ReactNode;
  /** Shows the item below its buttons in full width, for items that are small forms. */
  stacked?: boolean;
  /** Further buttons of an item, after those that move it. */
  tools?: (item: T) => ReactNode;
  /** Actions of an item in one menu with those that move it, which leaves the room to the item. */
  menu?: (item: T) => readonly MenuItem[];
  /**
   * Name of the hidden inputs with the keys in order; the action reads them by `readOrder(form, name)`. Without it the
   * caller posts the order.
   */
  name?: string;
  /**
   * With an intent the list posts each move at once: `intent`, the order, and the moved item (`readMove(form, name)`);
   * it must not be within a form, and items may contain forms. Without it the order is submitted with the surrounding
   * form.
   */
  intent?: string;
  /**
   * Key of the item after the last one here, when the list continues on another page: moving to the end means before
   * it.
   */
  next?: string | undefined;
  onReorder?: (keys: string[]) => void;
  /** Called with the moved item and the one it now precedes (null at the end). */
  onMove?: (key: string, beforeKey: string | null) => void;
}

/** Form data of a move: the order and the moved item. */
const movePost = (intent: string, name: string | undefined, order: readonly string[], key: string): FormData => {
  const form = new FormData();
  form.set('intent', intent);
  form.set('moved', key);
  if (name !== undefined) for (const each of order) form.append(name, each);
  return form;
};

/** List sorted by dragging, or by buttons on each line (by keyboard, and without scripts). */
export function SortableList<T>(props: SortableListProps<T>) {
  const { label, items, itemKey, itemLabel, children, stacked, tools, menu, name, intent, next } = props;
  const { onReorder, onMove } = props;
  const list = useRef<HTMLOListElement>(null);
  const own = useId();
  const form = intent === undefined ? undefined : own;
  const keys = items.map(itemKey);
  const byKey = new Map(items.map((item) => [itemKey(item), item]));
  const [announcement, announce] = useState('');
  const sorting = useSorting(keys, list, (order, key) => {
    onReorder?.([...order]);
    onMove?.(key, order[order.indexOf(key) + 1] ?? next ?? null);
    const item = byKey.get(key);
    if (item !== undefined)
      announce(m.ui_moved({ name: itemLabel(item), position: order.indexOf(key) + 1, total: order.length }));
    return intent === undefined
      ? undefined
      : movePost(intent, name, next === undefined ? order : [...order, next], key);
  });
  const { orderedKeys, dragged } = sorting;

  const lines = (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- by keyboard there are the buttons */}
      <ol
        ref={list}
        aria-label={label}
        className="stack gap-2"
        onPointerMove={sorting.drag}
        onPointerUp={sorting.drop}
        onPointerCancel={sorting.cancel}
      >
        {orderedKeys.map((key, index) => {
          const item = byKey.get(key);
          if (item === undefined) return null;
          return (
            <Line
              key={key}
              form={form}
              name={name}
              itemKey={key}
              label={itemLabel(item)}
              index={index}
              last={index === orderedKeys.length - 1}
              dragged={dragged === key}
              stacked={stacked}
              tools={tools?.(item)}
              menu={menu?.(item)}
              onStep={(by) => sorting.step(key, by)}
              onGrab={(event) => sorting.grab(key, event)}
            >
              {children(item)}
            </Line>
          );
        })}
      </ol>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </>
  );
  if (intent === undefined) return lines;
  return (
    <>
      {/* Beside the list, since items may contain forms. */}
      <Form method="post" id={form} preventScrollReset hidden>
        <input type="hidden" name="intent" value={intent} />
      </Form>
      {lines}
      {next !== undefined && <input type="hidden" form={form} name={name} value={next} />}
    </>
  );
}

interface LineProps {
  /** Id of the form of its inputs and buttons; undefined for the surrounding one. */
  form: string | undefined;
  /** Name of the hidden input that holds the key. */
  name: string | undefined;
  itemKey: string;
  label: string;
  /** Index, from 0. */
  index: number;
  last: boolean;
  dragged: boolean;
  stacked: boolean | undefined;
  tools: ReactNode;
  menu: readonly MenuItem[] | undefined;
  children: ReactNode;
  onStep: (by: -1 | 1) => void;
  onGrab: (event: PointerEvent) => void;
}

/** A line: drag handle, item, and move buttons. */
const Line = ({
  form,
  name,
  itemKey,
  label,
  index,
  last,
  dragged,
  stacked,
  tools,
  menu,
  children,
  onStep,
  onGrab,
}: LineProps) => {
  const scripted = useHydrated();
  const button = (direction: 'up' | 'down') => {
    const ends = direction === 'up' ? index === 0 : last;
    return {
      // With scripts it is no submit button, so Enter in a field does not press it.
      type: scripted ? ('button' as const) : ('submit' as const),
      form,
      name: 'move',
      value: `${itemKey}:${direction}`,
      // Not `disabled` with scripts, so that a button keeps the focus when its line reaches the end.
      ...(scripted ? { 'aria-disabled': ends } : { disabled: ends }),
      className: ends ? 'opacity-40' : '',
      onClick: (event: { preventDefault: () => void }) => {
        event.preventDefault();
        onStep(direction === 'up' ? -1 : 1);
      },
    };
  };
  return (
    <li
      className={classNames(
        'surface flex flex-wrap items-center gap-1 rounded-md border border-line p-1',
        dragged && 'relative z-10 border-accent-ink shadow-md',
      )}
    >
      {name !== undefined && <input type="hidden" form={form} name={name} value={itemKey} />}
      <span
        aria-hidden
        title={m.ui_drag()}
        className={classNames(
          'hit grid cursor-grab touch-none place-items-center text-muted',
          !scripted && 'invisible',
        )}
        onPointerDown={(event) => {
          // Prevents text selection during the drag.
          event.preventDefault();
          onGrab(event);
        }}
      >
        <GripVertical size={20} />
      </span>
      {stacked && <span className="flex-1 text-sm font-semibold text-muted">{index + 1}</span>}
      <div className={stacked ? 'order-last w-full px-2 pb-2' : 'text-beside py-1'}>{children}</div>
      {menu ? (
        <Menu
          label={m.ui_actions_of({ name: label })}
          items={[
            ...menu,
            { label: m.ui_move_up_short(), icon: ChevronUp, button: button('up') },
            { label: m.ui_move_down_short(), icon: ChevronDown, button: button('down') },
          ]}
        />
      ) : (
        <>
          <IconButton {...button('up')} label={m.ui_move_up({ name: label })} icon={ChevronUp} />
          <IconButton {...button('down')} label={m.ui_move_down({ name: label })} icon={ChevronDown} />
        </>
      )}
      {tools}
    </li>
  );
};
