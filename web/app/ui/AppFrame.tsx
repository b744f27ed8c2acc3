import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { m } from '../paraglide/messages.js';
import { Badge } from './Button.tsx';
import { classNames } from './classNames.ts';

/** An entry of the main navigation. */
export interface FrameItem {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Number of unread things there. */
  readonly count?: number;
  /** Shows the count on phones only; the rail shows it elsewhere. */
  readonly isNarrowCount?: boolean;
  /** Highlights the entry in the middle. */
  readonly raised?: boolean;
  /** Current only at its exact address, not below it. */
  readonly end?: boolean;
}

export interface AppFrameProps {
  /** Name of the navigation. */
  label: string;
  /** Five places, the middle one raised. */
  items: readonly FrameItem[];
  /** Top of the rail, on wide screens. */
  brand?: ReactNode;
  /** Below the top of the rail; on phones above a screen with margins. */
  search?: ReactNode;
  /** Bottom of the rail, on wide screens. */
  foot?: ReactNode;
  /** The screen has its own margins, such as a page in its owner's theme; it reserves `--bar-room` at its end. */
  fullWidth?: boolean;
  /** Hides the bar on phones, for screens with their own back link. Wide screens keep the rail. */
  isBarless?: boolean;
  children: ReactNode;
}

const itemClass = (current: boolean, raised: boolean) =>
  classNames(
    'group flex min-h-15 flex-col items-center justify-end gap-1 px-0.5 pb-2 text-center text-[0.6875rem] transition lg:min-h-12 lg:flex-row lg:justify-start lg:gap-3 lg:rounded-md lg:px-3 lg:py-0 lg:text-left lg:text-base lg:hover:bg-sunken',
    current ? 'font-semibold text-accent-ink lg:bg-accent-soft' : 'text-muted',
    raised && 'relative pt-7.5 lg:pt-0',
  );

const Item = ({ to, label, icon: Icon, count = 0, isNarrowCount = false, raised = false, end = false }: FrameItem) => (
  <NavLink to={to} end={end} className={({ isActive }) => itemClass(isActive, raised)}>
    <span
      className={classNames(
        raised
          ? 'absolute -top-5 grid size-13 place-items-center rounded-full bg-accent text-on-accent shadow-md ring-4 ring-surface lg:static lg:size-10 lg:shadow-none lg:-mx-2 lg:ring-0'
          : 'relative',
      )}
    >
      <Icon aria-hidden size={24} />
      <Badge count={count} className="absolute -top-2 -right-3 lg:hidden" />
    </span>
    <span className="lg:flex-1">{label}</span>
    {!isNarrowCount && <Badge count={count} className="hidden lg:inline" />}
  </NavLink>
);

/**
 * Layout of signed-in screens: a bottom bar on phones, a rail on the left from 900 px. Both are one navigation element,
 * so screen readers announce it once.
 */
export const AppFrame = ({
  label,
  items,
  brand,
  search,
  foot,
  fullWidth = false,
  isBarless = false,
  children,
}: AppFrameProps) => (
  <div className="lg:flex">
    <a
      href="#content"
      className="sr-only z-50 rounded-md bg-accent px-4 py-3 font-semibold text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      {m.ui_skip()}
    </a>
    <header
      className={classNames(
        'surface no-print fixed inset-x-0 bottom-0 z-30 border-t border-line pb-[env(safe-area-inset-bottom)] lg:sticky lg:top-0 lg:flex lg:h-dvh lg:w-60 lg:shrink-0 lg:flex-col lg:gap-4 lg:overflow-y-auto lg:border-t-0 lg:border-r lg:p-4',
        isBarless && 'max-lg:hidden',
      )}
    >
      {brand != null && <div className="hidden px-3 py-2 lg:block">{brand}</div>}
      {search != null && <div className="hidden lg:block">{search}</div>}
      <nav aria-label={label}>
        <ul className="mx-auto grid max-w-column auto-cols-fr grid-flow-col lg:max-w-none lg:grid-flow-row lg:gap-1">
          {items.map((item) => (
            <li key={item.to}>
              <Item {...item} />
            </li>
          ))}
        </ul>
      </nav>
      {foot != null && <div className="hidden lg:mt-auto lg:block">{foot}</div>}
    </header>
    {search != null && !fullWidth && !isBarless && <div className="no-print px-4 pt-3 lg:hidden">{search}</div>}
    {/* A full-width screen reserves the bar's room itself: `--bar-room`. */}
    <main
      id="content"
      tabIndex={-1}
      className={classNames(
        'min-w-0 flex-1 outline-none',
        fullWidth ? 'lg:[--bar-room:0px]' : 'px-4 pb-[6rem] lg:px-8 lg:pb-12',
        fullWidth && !isBarless && '[--bar-room:5.5rem]',
      )}
    >
      {fullWidth ? children : <div className="mx-auto max-w-page">{children}</div>}
    </main>
  </div>
);
