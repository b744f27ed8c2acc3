import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { type PointerEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Form } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { IconButton } from '../Button.tsx';
import { classNames } from '../classNames.ts';
import { useScripted } from '../scripted.ts';
import { useSorting } from './useSorting.ts';

export interface SortableListProps<T> {
  /** What the list is. */
  label: string;
  items: readonly T[];
  itemKey: (item: T) => string;
  /** The item's name, for the buttons and for what is said after a move. */
  itemLabel: (item: T) => string;
  children: (item: T) => ReactNode;
  /** The item stands under its buttons, as wide as the list: for items that are small forms. */
  stacked?: boolean;
  /** More buttons of an item, after those that move it. */
  tools?: (item: T) => ReactNode;
  /**
   * Name of the hidden inputs that hold the keys in order; the action reads them by `readOrder(form, name)`. Without it
   * the order is yours to post.
   */
  name?: string;
  /**
   * With an intent the list posts by itself: each move at once, as `intent`, the order, and which item was moved
   * (`readMove(form, name)`); it stands in no form, and items may hold some. Without, it is sent with the form around it.
   */
  intent?: string;
  /** Key of the item after the last one here, where the list goes on elsewhere: the end here is the place before it. */
  next?: string | undefined;
  onReorder?: (keys: string[]) => void;
  /** The item that was moved, and the one it stands before now (null at the end). */
  onMove?: (key: string, beforeKey: string | null) => void;
}

/** What a move posts: the order, and which item was moved. */
const movePost = (intent: string, name: string | undefined, order: readonly string[], key: string): FormData => {
  const form = new FormData();
  form.set('intent', intent);
  form.set('moved', key);
  if (name !== undefined) for (const each of order) form.append(name, each);
  return form;
};

/** A list whose order is changed by dragging, or by the buttons on each line (by keyboard, and without scripts). */
export function SortableList<T>(props: SortableListProps<T>) {
  const { label, items, itemKey, itemLabel, children, stacked, tools, name, intent, next, onReorder, onMove } = props;
  const list = useRef<HTMLOListElement>(null);
  const own = useId();
  const form = intent === undefined ? undefined : own;
  const keys = items.map(itemKey);
  const byKey = new Map(items.map((item) => [itemKey(item), item]));
  const [said, say] = useState('');
  const sorting = useSorting(keys, list, (order, key) => {
    onReorder?.([...order]);
    onMove?.(key, order[order.indexOf(key) + 1] ?? next ?? null);
    const item = byKey.get(key);
    if (item !== undefined)
      say(m.ui_moved({ name: itemLabel(item), position: order.indexOf(key) + 1, total: order.length }));
    return intent === undefined
      ? undefined
      : movePost(intent, name, next === undefined ? order : [...order, next], key);
  });
  const { shown, dragged } = sorting;

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
        {shown.map((key, at) => {
          const item = byKey.get(key);
          if (item === undefined) return null;
          return (
            <Line
              key={key}
              form={form}
              name={name}
              itemKey={key}
              label={itemLabel(item)}
              at={at}
              last={at === shown.length - 1}
              dragged={dragged === key}
              stacked={stacked}
              tools={tools?.(item)}
              onStep={(by) => sorting.step(key, by)}
              onGrab={(event) => sorting.grab(key, event)}
            >
              {children(item)}
            </Line>
          );
        })}
      </ol>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </>
  );
  if (intent === undefined) return lines;
  return (
    <>
      {/* Beside the list and not around it: items may hold forms of their own. */}
      <Form method="post" id={form} preventScrollReset hidden>
        <input type="hidden" name="intent" value={intent} />
      </Form>
      {lines}
      {next !== undefined && <input type="hidden" form={form} name={name} value={next} />}
    </>
  );
}

interface LineProps {
  /** Id of the form that its inputs and buttons are of; the one around it when undefined. */
  form: string | undefined;
  /** Name of the hidden input that holds the key. */
  name: string | undefined;
  itemKey: string;
  label: string;
  /** Its place, from 0. */
  at: number;
  last: boolean;
  dragged: boolean;
  stacked: boolean | undefined;
  tools: ReactNode;
  children: ReactNode;
  onStep: (by: -1 | 1) => void;
  onGrab: (event: PointerEvent) => void;
}

/** One line: its grip, the item, and the buttons that move it. */
const Line = ({
  form,
  name,
  itemKey,
  label,
  at,
  last,
  dragged,
  stacked,
  tools,
  children,
  onStep,
  onGrab,
}: LineProps) => {
  const scripted = useScripted();
  const button = (direction: 'up' | 'down') => {
    const ends = direction === 'up' ? at === 0 : last;
    return {
      // With scripts it moves by itself, and is not what Enter in a field presses.
      type: scripted ? ('button' as const) : ('submit' as const),
      form,
      name: 'move',
      value: `${itemKey}:${direction}`,
      // Not `disabled` with scripts: the focus must stay on the button that has just brought the line to the end.
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
        'surface flex items-center gap-1 rounded-md border border-line p-1',
        stacked && 'flex-wrap',
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
          // No text is selected on the way.
          event.preventDefault();
          onGrab(event);
        }}
      >
        <GripVertical size={20} />
      </span>
      {stacked && <span className="flex-1 text-sm font-semibold text-muted">{at + 1}</span>}
      <div className={stacked ? 'order-last w-full px-2 pb-2' : 'min-w-0 flex-1 py-1'}>{children}</div>
      <IconButton {...button('up')} label={m.ui_move_up({ name: label })} icon={ChevronUp} />
      <IconButton {...button('down')} label={m.ui_move_down({ name: label })} icon={ChevronDown} />
      {tools}
    </li>
  );
};
