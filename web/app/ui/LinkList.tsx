import type { LucideIcon } from 'lucide-react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import { Badge, type BadgeTone } from './Button.tsx';
import { Card } from './Card.tsx';

/** A link to another screen. */
export interface Way {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly label: string;
  readonly text?: string;
  /** Number of unread things there, or of work that waits. */
  readonly count?: number;
  readonly tone?: BadgeTone;
  /** Further screens of the entry, which are not below its address. */
  readonly screens?: readonly string[];
}

/** Links to other screens, one per line. */
export const LinkList = ({ ways }: { ways: readonly Way[] }) => (
  <Card padded={false}>
    <ul className="divide-y divide-line">
      {ways.map(({ to, icon: Icon, label, text, count = 0, tone }) => (
        <li key={to}>
          <Link to={to} className="flex min-h-14 items-center gap-3 px-4 py-2 hover:bg-sunken sm:px-5">
            <Icon aria-hidden size={22} className="text-accent-ink" />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{label}</span>
              {text !== undefined && <span className="block text-sm wrap-anywhere text-muted">{text}</span>}
            </span>
            <Badge count={count} tone={tone} />
            <ChevronRight aria-hidden size={20} className="-mx-1 text-muted" />
          </Link>
        </li>
      ))}
    </ul>
  </Card>
);
