import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Maximize2 from 'lucide-react/icons/maximize-2';
import X from 'lucide-react/icons/x';
import type { ReactNode, Ref } from 'react';
import { m } from '../../paraglide/messages.js';
import { number } from '../../platform/language/formats.ts';
import { IconLink } from '../Button.tsx';

export interface SidePanelProps {
  ref?: Ref<HTMLElement>;
  /** Name of the row that is open. */
  label: string;
  /** Addresses of the rows before and after; undefined at the ends. */
  previous: string | undefined;
  next: string | undefined;
  /** The list without the panel. */
  close: string;
  /** The page of the row. */
  full: string | undefined;
  /** Place in the whole list, from 1; undefined for a row that is not on this page. */
  place: number | undefined;
  total: number | undefined;
  children: ReactNode;
}

/** Details of a row at the side of its list, 356 px wide, from 1,200 px. */
export const SidePanel = ({ ref, label, previous, next, close, full, place, total, children }: SidePanelProps) => (
  <section
    ref={ref}
    data-side-panel
    tabIndex={-1}
    aria-label={label}
    className="surface no-print fixed inset-y-0 right-0 z-20 hidden w-89 animate-fade flex-col overflow-y-auto border-l border-line outline-none xl:flex"
  >
    <header className="flex items-center gap-1 px-3 pt-4 pb-2">
      {previous === undefined ? (
        <span className="hit" />
      ) : (
        <IconLink to={previous} rel="prev" label={m.ui_panel_previous()} icon={ChevronUp} preventScrollReset replace />
      )}
      {next === undefined ? (
        <span className="hit" />
      ) : (
        <IconLink to={next} rel="next" label={m.ui_panel_next()} icon={ChevronDown} preventScrollReset replace />
      )}
      <span className="flex-1 text-xs text-muted tabular-nums">
        {place !== undefined &&
          total !== undefined &&
          m.ui_panel_place({ number: number(place), total: number(total) })}
      </span>
      {full !== undefined && <IconLink to={full} label={m.ui_panel_full()} icon={Maximize2} />}
      <IconLink to={close} label={m.ui_close()} icon={X} preventScrollReset data-panel-close />
    </header>
    <div className="stack gap-4 px-5 pb-8">{children}</div>
  </section>
);
