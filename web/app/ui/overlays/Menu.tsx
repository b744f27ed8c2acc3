import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import Ellipsis from 'lucide-react/icons/ellipsis';
import {
  type ComponentProps,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Form, type FormProps, Link } from 'react-router';
import { classNames } from '../classNames.ts';

interface ItemLook {
  readonly label: string;
  readonly icon?: LucideIcon;
  /** Marks a destructive action. */
  readonly danger?: boolean;
  /** For choices: whether it is selected; undefined for actions. */
  readonly current?: boolean;
}

/** Item of a menu: a link, an action, or a small posted form. */
export type MenuItem =
  | (ItemLook & { readonly to: string })
  | (ItemLook & { readonly onSelect: () => void })
  // A button of a form elsewhere; the menu stays open, so that it can be pressed again.
  | (ItemLook & { readonly button: ComponentProps<'button'> })
  | (ItemLook & { readonly fields: Readonly<Record<string, string>>; readonly action?: string });

export interface MenuProps {
  /** Label of the trigger: “Thao tác với bài viết”. */
  label: string;
  icon?: LucideIcon;
  items: readonly MenuItem[];
  align?: 'start' | 'end';
  /** Text of the trigger instead of the icon. */
  children?: ReactNode;
  /** Form component for items with `fields`: a fetcher's form stays on the page. */
  form?: ComponentType<FormProps>;
}

const line =
  'flex min-h-11 w-full items-center gap-3 rounded-sm px-3 py-2 text-left hover:bg-sunken focus-visible:bg-sunken focus-visible:-outline-offset-2';

interface LineProps {
  item: MenuItem;
  form: ComponentType<FormProps>;
  close: () => void;
}

function Line({ item, form: PostForm, close }: LineProps) {
  const { label, icon: Icon, danger, current } = item;
  const look = classNames(line, danger && 'text-danger');
  const inside = (
    <>
      {Icon && <Icon aria-hidden size={20} />}
      {current === undefined ? label : <span className="flex-1">{label}</span>}
      {current && <Check aria-hidden size={20} />}
    </>
  );
  if ('to' in item)
    return (
      <Link to={item.to} className={look} onClick={close}>
        {inside}
      </Link>
    );
  if ('button' in item)
    return (
      <button {...item.button} className={classNames(look, item.button.className)}>
        {inside}
      </button>
    );
  if ('onSelect' in item)
    return (
      <button
        type="button"
        className={look}
        onClick={() => {
          // Close first, so that a dialog opened now restores the focus to the trigger.
          close();
          item.onSelect();
        }}
      >
        {inside}
      </button>
    );
  return (
    <PostForm method="post" action={item.action} onSubmit={close} preventScrollReset>
      {Object.entries(item.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" aria-current={current || undefined} className={look}>
        {inside}
      </button>
    </PostForm>
  );
}

/** Moves the focus between items by arrows, Home and End. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
  const now = lines.indexOf(document.activeElement as HTMLElement);
  const next = { ArrowDown: now + 1, ArrowUp: now < 0 ? -1 : now - 1, Home: 0, End: -1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  lines.at(next % lines.length)?.focus();
}

/** Room in pixels between a menu and the edges of the window. */
const margin = 8;

/** How far something must move sideways to be within the window, in pixels. */
const shiftInto = (left: number, right: number): number => {
  const room = document.documentElement.clientWidth - margin;
  return left < margin ? margin - left : Math.min(0, room - right);
};

/**
 * Menu of actions behind one button. Built on `<details>`, so it opens without scripts; Escape, a press outside or Tab
 * closes it. Do not place it in an element that clips its content.
 */
export function Menu({ label, icon: Icon = Ellipsis, items, align = 'end', children, form = Form }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  const [above, setAbove] = useState(false);
  const [shift, setShift] = useState(0);
  const close = () => {
    if (!details.current?.open) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  };
  useEffect(() => {
    if (!open) return;
    const outside = (event: PointerEvent) => {
      if (details.current && !details.current.contains(event.target as Node)) details.current.open = false;
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys are heard on their way up from the lines
    <details
      ref={details}
      className="no-print relative inline-block"
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        const list = currentTarget.lastElementChild?.getBoundingClientRect();
        setAbove(currentTarget.open && list !== undefined && list.bottom > innerHeight && list.height < list.top);
        // Moves into the window where it would leave it.
        if (list && currentTarget.open) setShift(shiftInto(list.left - shift, list.right - shift));
      }}
      onKeyDown={(event) => (event.key === 'Escape' ? close() : open && moveFocus(event))}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
      }}
    >
      <summary
        aria-label={children == null ? label : undefined}
        title={label}
        className="hit inline-flex cursor-pointer items-center justify-center gap-2 rounded-full px-2.5 font-semibold transition hover:bg-sunken"
      >
        {children}
        <Icon aria-hidden size={22} />
      </summary>
      <ul
        aria-label={label}
        className={classNames(
          'surface absolute z-40 w-max max-w-72 min-w-52 animate-fade rounded-md border border-line p-1.5 shadow-md',
          align === 'end' ? 'right-0' : 'left-0',
          above ? 'bottom-full mb-1' : 'mt-1',
        )}
        style={{ translate: `${shift}px` }}
      >
        {items.map((item) => (
          <li key={item.label}>
            <Line item={item} form={form} close={close} />
          </li>
        ))}
      </ul>
    </details>
  );
}
