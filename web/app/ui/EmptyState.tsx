import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface EmptyStateProps {
  icon: LucideIcon;
  /** One sentence about what is missing. */
  title: string;
  /** The title as a heading, where it is the page's or a section's own; else a paragraph. */
  as?: 'p' | 'h1' | 'h2';
  /** What to do about it, when the action does not say it. */
  children?: ReactNode;
  /** The next step: a `LinkButton` or `Button`. */
  action?: ReactNode;
}

/** Placeholder of an empty list: one sentence and the next action. */
export const EmptyState = ({ icon: Icon, title, as: Title = 'p', children, action }: EmptyStateProps) => (
  <div className="flex flex-col items-center gap-3 px-4 py-10 text-center">
    <span className="grid size-18 place-items-center rounded-full bg-accent-soft text-accent-ink">
      <Icon aria-hidden size={32} strokeWidth={1.75} />
    </span>
    <Title className="max-w-80 text-lg font-semibold text-balance">{title}</Title>
    {children != null && <div className="max-w-80 text-muted">{children}</div>}
    {action != null && <div className="mt-2">{action}</div>}
  </div>
);
