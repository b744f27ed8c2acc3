import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { classNames } from '../classNames.ts';

// Positioned, so that offsets of tabs are relative to it.
const row = 'relative flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]';
const tabClass = (current: boolean) =>
  classNames(
    'flex min-h-12 shrink-0 items-center gap-2 border-b-3 px-4 font-semibold whitespace-nowrap transition focus-visible:-outline-offset-2',
    current ? 'border-accent text-ink' : 'border-transparent text-muted hover:text-ink',
  );

const chipRow = 'relative flex gap-2 overflow-x-auto py-1 [scrollbar-width:none]';
const chipClass = (current: boolean) =>
  classNames(
    'flex min-h-11 shrink-0 items-center gap-2 rounded-full border px-4 text-sm whitespace-nowrap transition focus-visible:-outline-offset-2',
    current
      ? 'border-transparent bg-accent-soft font-semibold text-accent-ink'
      : 'surface border-control hover:bg-sunken',
  );

const Words = ({ label, count }: { label: string; count?: number | string }) => (
  <>
    {label}
    {count !== undefined && <span className="rounded-full bg-sunken px-2 text-xs">{count}</span>}
  </>
);

/** A tab that is a link. */
export interface TabLink {
  readonly to: string;
  readonly label: string;
  /** Number of items; a text when they are not all counted. */
  readonly count?: number | string;
  readonly current?: boolean;
}

export interface TabLinksProps {
  label: string;
  tabs: readonly TabLink[];
  /** Shows them as chips, for a choice below other tabs. */
  isSecond?: boolean;
}

/**
 * Tabs as links: work without scripts, can be shared, and support the back button. Prefer these. The current one is
 * scrolled into view.
 */
export const TabLinks = ({ label, tabs, isSecond = false }: TabLinksProps) => {
  const nav = useRef<HTMLElement>(null);
  const chosen = tabs.find(({ current }) => current)?.to;
  const isMounted = useRef(false);
  useEffect(() => {
    const box = nav.current;
    const isFirst = !isMounted.current;
    isMounted.current = true;
    // A reader who has moved the row before scripts arrived keeps the place.
    if (isFirst && box && box.scrollLeft > 0) return;
    const current = box?.querySelector<HTMLElement>('[aria-current]');
    if (box && current) box.scrollLeft = current.offsetLeft - (box.clientWidth - current.offsetWidth) / 2;
  }, [chosen]);
  return (
    <nav ref={nav} aria-label={label} className={isSecond ? chipRow : row}>
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          preventScrollReset
          aria-current={tab.current ? 'page' : undefined}
          className={isSecond ? chipClass(tab.current ?? false) : tabClass(tab.current ?? false)}
        >
          <Words {...tab} />
        </Link>
      ))}
    </nav>
  );
};

/** A tab of `Tabs`. */
export interface Tab {
  readonly value: string;
  readonly label: string;
  readonly count?: number;
  readonly content: ReactNode;
}

/** Panels of one screen, one at a time. Arrow keys, Home and End move between tabs. */
export function Tabs({ label, tabs, defaultValue }: { label: string; tabs: readonly Tab[]; defaultValue?: string }) {
  const id = useId();
  const [chosen, choose] = useState(defaultValue);
  const chosenIndex = Math.max(
    0,
    tabs.findIndex(({ value }) => value === chosen),
  );
  const byKey = (event: KeyboardEvent<HTMLElement>) => {
    const to = { ArrowRight: chosenIndex + 1, ArrowLeft: chosenIndex - 1, Home: 0, End: -1 }[event.key];
    const next = to === undefined ? undefined : tabs.at(to % tabs.length);
    if (!next) return;
    event.preventDefault();
    choose(next.value);
    event.currentTarget.querySelector<HTMLElement>(`[data-value="${CSS.escape(next.value)}"]`)?.focus();
  };
  return (
    <div>
      <div role="tablist" aria-label={label} tabIndex={-1} className={row} onKeyDown={byKey}>
        {tabs.map((tab, index) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            data-value={tab.value}
            aria-selected={index === chosenIndex}
            aria-controls={`${id}-${tab.value}-panel`}
            tabIndex={index === chosenIndex ? 0 : -1}
            onClick={() => choose(tab.value)}
            className={tabClass(index === chosenIndex)}
          >
            <Words {...tab} />
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-${tab.value}-panel`}
          aria-labelledby={`${id}-${tab.value}`}
          hidden={index !== chosenIndex}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a panel without controls must be reachable too
          tabIndex={0}
          className="pt-4"
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
