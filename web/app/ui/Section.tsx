import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { classNames } from './classNames.ts';

export interface SectionProps {
  title: ReactNode;
  id?: string;
  /** Beside the title, such as the owner's edit button. */
  actions?: ReactNode;
  /** Link to the full list. */
  more?: { readonly to: string; readonly label: string };
  className?: string;
  children: ReactNode;
}

/** Section of a page under an `h2`: a few items, and a link to all. */
export function Section({ title, id, actions, more, className, children }: SectionProps) {
  const own = useId();
  const name = `${id ?? own}-title`;
  return (
    <section id={id} aria-labelledby={name} className={classNames('stack gap-3 py-4', className)}>
      <div className="flex min-h-11 flex-wrap items-center gap-x-2">
        <h2 id={name} className="flex-1 text-xl tracking-tight">
          {title}
        </h2>
        {actions}
        {more && (
          <Link
            to={more.to}
            className="-mr-2 flex min-h-11 items-center gap-0.5 rounded-md px-2 text-sm font-semibold text-accent-ink hover:underline"
          >
            {more.label}
            <ChevronRight aria-hidden size={18} />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
