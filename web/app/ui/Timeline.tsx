import type { ReactNode } from 'react';

/** Events in order along a line. Its children are `TimelineItem`s. */
export const Timeline = ({ label, children }: { label?: string; children: ReactNode }) => (
  <ol aria-label={label} className="ml-1.5 border-l-2 border-line">
    {children}
  </ol>
);

export interface TimelineItemProps {
  /** Date or years, above the title. */
  when: ReactNode;
  title: ReactNode;
  /** Beside the title: the owner's buttons. */
  actions?: ReactNode;
  /** Further text and pictures. */
  children?: ReactNode;
}

/** A point on a timeline: time, title, and details. */
export const TimelineItem = ({ when, title, actions, children }: TimelineItemProps) => (
  <li className="relative pb-5 pl-5 last:pb-0">
    <span
      aria-hidden
      className="absolute top-1.5 -left-[7px] size-3 rounded-full border-2 border-accent-ink bg-surface"
    />
    <div className="text-sm text-muted">{when}</div>
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1 font-semibold wrap-anywhere">{title}</div>
      {actions}
    </div>
    {children != null && <div className="pt-1">{children}</div>}
  </li>
);
