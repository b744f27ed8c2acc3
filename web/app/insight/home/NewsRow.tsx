import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../ui/classNames.ts';

export interface NewsRowProps {
  to: string;
  /** A face or a sign, 40 px. */
  face: ReactNode;
  title: string;
  /** The title is a name, which is not translated. */
  isName?: boolean;
  text: string;
  /** A count, or what a press does. */
  end: ReactNode;
  /** A button beside the link, such as an answer. */
  action?: ReactNode;
}

/** A sign in place of a face. */
export const RowSign = ({ icon: Icon }: { icon: LucideIcon }) => (
  <span aria-hidden className="grid size-10 shrink-0 place-items-center rounded-md bg-accent-soft text-accent-ink">
    <Icon size={20} />
  </span>
);

/** A row of news or open work: one link, and at most one action. */
export const NewsRow = ({ to, face, title, isName = false, text, end, action }: NewsRowProps) => (
  <li className="flex flex-wrap items-center gap-x-2">
    <Link to={to} className="flex min-h-15 min-w-0 flex-1 items-center gap-3 px-4 py-2 hover:bg-sunken">
      {face}
      <span className="min-w-0 flex-1">
        <span className="block font-semibold wrap-anywhere" translate={isName ? 'no' : undefined}>
          {title}
        </span>
        {/* What somebody wrote is cut to a line; what the app says is read to its end. */}
        <span className={classNames('text-sm wrap-anywhere text-muted', isName ? 'line-clamp-1' : 'block')}>
          {text}
        </span>
      </span>
      {end}
    </Link>
    {action}
  </li>
);
