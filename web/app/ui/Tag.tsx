import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from './classNames.ts';

export interface TagProps {
  icon?: LucideIcon;
  /** Makes it a link. */
  to?: string;
  /** Marks the selected link of a filter. */
  current?: boolean;
  children: ReactNode;
}

const look = 'inline-flex items-center gap-1 rounded-full border text-sm';

/** Short label of a kind; with `to`, a link to others of that kind. */
export const Tag = ({ icon: Icon, to, current = false, children }: TagProps) => {
  const inside = (
    <>
      {Icon && <Icon aria-hidden size={16} />}
      {children}
    </>
  );
  if (to === undefined) return <span className={classNames(look, 'border-line px-2.5 py-0.5')}>{inside}</span>;
  return (
    <Link
      to={to}
      aria-current={current ? 'page' : undefined}
      className={classNames(
        look,
        'min-h-11 px-4',
        current
          ? 'border-transparent bg-accent font-semibold text-on-accent'
          : 'surface border-control hover:bg-sunken',
      )}
    >
      {inside}
    </Link>
  );
};

/** Row of tags, scrolled sideways on narrow screens; `wrap` for a few. */
export const Tags = ({ label, wrap, children }: { label?: string; wrap?: boolean; children: ReactNode[] }) => (
  <ul
    aria-label={label}
    className={classNames(
      'flex gap-2',
      wrap ? 'flex-wrap' : '-mx-4 [scrollbar-width:none] overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0',
    )}
  >
    {children.map((child, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- tags have no state, and their order is all they have
      <li key={index} className={wrap ? undefined : 'shrink-0 sm:shrink'}>
        {child}
      </li>
    ))}
  </ul>
);
