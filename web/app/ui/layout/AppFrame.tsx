import type { LucideIcon } from 'lucide-react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { Badge, type BadgeTone } from '../Button.tsx';
import { classNames } from '../classNames.ts';

/** An entry of the navigation. */
export interface FrameItem {
  readonly to: string;
  readonly label: string;
  /** The label is a name, which is not translated. */
  readonly isName?: boolean;
  readonly icon: LucideIcon;
  /** Number of unread things there, or of work that waits. */
  readonly count?: number;
  readonly tone?: BadgeTone;
  /** Highlights the entry in the middle of the bar. */
  readonly highlighted?: boolean;
  /** Further screens of the entry, which are not below its address. */
  readonly screens?: readonly string[];
  /** Whether the reader is there. */
  readonly isCurrent?: boolean;
}

export interface AppFrameProps {
  /** Name of the navigation. */
  label: string;
  /**
   * Five places at the bottom of phones. At one of them, the highlighted place stands out above the bar; on other
   * screens it would cover the button of a form.
   */
  bar: readonly FrameItem[];
  /** Top of the rail, on wide screens. */
  head?: ReactNode;
  /** Below the top of the rail; on phones above a screen with margins. */
  search?: ReactNode;
  /** Leaves the search out on phones, for a screen that leads to it itself. */
  isSearchWide?: boolean;
  /** Groups of entries of the rail, with a line between them. */
  sections: readonly (readonly FrameItem[])[];
  /** Entries that are rarely used, behind one that opens; they stand after the first group. */
  folded?: { readonly label: string; readonly items: readonly FrameItem[] };
  /** Entries at the bottom of the rail. */
  foot: readonly FrameItem[];
  /** The screen has its own margins, such as a page in its owner's theme; it reserves `--bar-room` at its end. */
  fullWidth?: boolean;
  /** Hides the bar on phones, for screens with their own back link. Wide screens keep the rail. */
  isBarless?: boolean;
  /** Shows the rail from 1,200 px only, for a screen that needs a tablet's width. */
  isRailWide?: boolean;
  children: ReactNode;
}

/** An entry of the bar. The highlighted one stands out above the bar only while `isRaised`. */
const BarItem = ({
  to,
  label,
  icon: Icon,
  count = 0,
  tone,
  highlighted = false,
  isRaised,
  isCurrent = false,
}: FrameItem & { isRaised: boolean }) => (
  <Link
    to={to}
    aria-current={isCurrent ? 'page' : undefined}
    className={classNames(
      // Large text grows as far as five labels stand apart in the width of the window.
      'flex min-h-15 flex-col items-center justify-end gap-1 px-0.5 pb-2 text-center text-[min(0.6875rem,3.7vw)] transition',
      isCurrent ? 'font-semibold text-accent-ink' : 'text-muted',
      isRaised && 'relative pt-7.5',
    )}
  >
    <span
      className={classNames(
        isRaised ? 'absolute -top-5 size-13 shadow-md ring-4 ring-surface' : 'relative',
        highlighted && 'grid place-items-center rounded-full bg-accent text-on-accent',
        highlighted && !isRaised && 'size-8',
      )}
    >
      <Icon aria-hidden className="size-[min(1.5rem,8vw)]" />
      <Badge count={count} tone={tone} className="absolute -top-2 -right-3" />
    </span>
    <span>{label}</span>
  </Link>
);

/** An entry of the rail. */
export const RailItem = ({ to, label, isName = false, icon: Icon, count = 0, tone, isCurrent = false }: FrameItem) => (
  <Link
    to={to}
    aria-current={isCurrent ? 'page' : undefined}
    className={classNames(
      'flex min-h-11 items-center gap-3 rounded-md py-1 pr-2 pl-3 transition hover:bg-sunken',
      // Bold words stay as wide as they were, so that a long name is not cut.
      isCurrent && 'bg-accent-soft font-semibold tracking-tight text-accent-ink',
    )}
  >
    <Icon aria-hidden size={20} className="shrink-0" />
    {/* On one line, so that the foot keeps its place whichever entry is bold. */}
    <span title={label} translate={isName ? 'no' : undefined} className="min-w-0 flex-1 truncate">
      {label}
    </span>
    <Badge count={count} tone={tone} />
  </Link>
);

const RailList = ({ items, className }: { items: readonly FrameItem[]; className?: string | undefined }) => (
  <ul className={className}>
    {items.map((item) => (
      <li key={item.to}>
        <RailItem {...item} />
      </li>
    ))}
  </ul>
);

/** A line above every group of entries but the first. */
const divided = 'mt-2 border-t border-line pt-2';

/** Rarely used entries, open where the reader is in one of them. */
const FoldedList = ({ label, items }: NonNullable<AppFrameProps['folded']>) => (
  <details open={items.some(({ isCurrent }) => isCurrent)} className="group/fold">
    <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 rounded-md px-3 py-1 transition hover:bg-sunken [&::-webkit-details-marker]:hidden">
      <ChevronDown aria-hidden size={20} className="shrink-0 transition group-open/fold:rotate-180" />
      <span title={label} className="min-w-0 flex-1 truncate">
        {label}
      </span>
    </summary>
    <RailList items={items} className="pl-3" />
  </details>
);

type RailProps = Pick<AppFrameProps, 'label' | 'head' | 'search' | 'sections' | 'folded' | 'foot' | 'isRailWide'>;

const Rail = ({ label, head, search, sections, folded, foot, isRailWide = false }: RailProps) => (
  <header
    className={classNames(
      // Above the background of a page in its owner's theme, which is as wide as the window.
      'surface no-print hidden lg:sticky lg:top-0 lg:z-10 lg:flex lg:h-dvh lg:w-62 lg:shrink-0 lg:flex-col lg:gap-3 lg:overflow-y-auto lg:border-r lg:border-line lg:p-3',
      isRailWide && 'max-xl:hidden!',
    )}
  >
    {head}
    {search}
    <nav aria-label={label} className="flex min-h-88 flex-1 flex-col">
      {/* The middle scrolls where the window is low; its padding keeps the mark of the focus whole. */}
      <div className="-m-1 min-h-0 flex-1 overflow-y-auto p-1">
        {sections
          .filter((items) => items.length > 0)
          .map((items, index) => (
            <Fragment key={items[0]?.to}>
              <RailList items={items} className={index > 0 ? divided : undefined} />
              {index === 0 && folded && folded.items.length > 0 && <FoldedList {...folded} />}
            </Fragment>
          ))}
      </div>
      <RailList items={foot} className={divided} />
    </nav>
  </header>
);

/**
 * Layout of signed-in screens: a bar of five places at the bottom on phones, a rail with the sections of the current
 * space on the left from 900 px. The one that is not shown is not announced either.
 */
export const AppFrame = ({
  bar,
  isSearchWide = false,
  fullWidth = false,
  isBarless = false,
  children,
  ...rail
}: AppFrameProps) => (
  <div data-frame className="lg:flex">
    <a
      href="#content"
      className="sr-only z-50 rounded-md bg-accent px-4 py-3 font-semibold text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      {m.ui_skip()}
    </a>
    <Rail {...rail} />
    <header
      className={classNames(
        'surface no-print fixed inset-x-0 bottom-0 z-30 border-t border-line pb-[env(safe-area-inset-bottom)] lg:hidden',
        isBarless && 'hidden',
      )}
    >
      <nav aria-label={rail.label}>
        <ul className="mx-auto grid max-w-column auto-cols-fr grid-flow-col">
          {bar.map((item) => (
            <li key={item.label}>
              <BarItem {...item} isRaised={item.highlighted === true && bar.some(({ isCurrent }) => isCurrent)} />
            </li>
          ))}
        </ul>
      </nav>
    </header>
    {rail.search != null && !fullWidth && !isBarless && !isSearchWide && (
      <div className="no-print px-4 pt-3 lg:hidden">{rail.search}</div>
    )}
    {/* A full-width screen reserves the bar's room itself: `--bar-room`. */}
    <main
      id="content"
      tabIndex={-1}
      className={classNames(
        'min-w-0 flex-1 outline-none',
        // A panel at the side of a table (`SidePanel`) takes its room from the screen.
        fullWidth ? 'lg:[--bar-room:0px]' : 'px-4 pb-[6rem] lg:px-8 lg:pb-12 xl:has-[[data-side-panel]]:pr-97',
        fullWidth && !isBarless && '[--bar-room:5.5rem]',
      )}
    >
      {fullWidth ? children : <div className="mx-auto max-w-page">{children}</div>}
    </main>
  </div>
);
