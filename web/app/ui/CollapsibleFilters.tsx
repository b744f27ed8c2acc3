import ChevronDown from 'lucide-react/icons/chevron-down';
import ListFilter from 'lucide-react/icons/list-filter';
import type { ReactNode } from 'react';
import { m } from '../paraglide/messages.js';

/** Filters of a list, collapsed unless open or in use; works without scripts. */
export const CollapsibleFilters = ({
  open,
  label = m.point_filters(),
  children,
}: {
  open: boolean;
  label?: string;
  children: ReactNode;
}) => (
  <details open={open} className="group/folded">
    <summary className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent-ink">
      <ListFilter aria-hidden size={20} />
      {label}
      <ChevronDown aria-hidden size={20} className="transition group-open/folded:rotate-180" />
    </summary>
    <div className="flex flex-col gap-3 pt-2">{children}</div>
  </details>
);
