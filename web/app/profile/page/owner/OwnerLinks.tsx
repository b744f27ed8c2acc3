import type { LucideIcon } from 'lucide-react';
import { m } from '../../../paraglide/messages.js';
import { Menu } from '../../../ui/overlays/Menu.tsx';
import { Tag } from '../../../ui/Tag.tsx';

/** A link that only the owner of a page sees. */
export interface OwnerLink {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Wide screens have it in the rail. */
  readonly isInRail?: boolean;
}

export interface OwnerLinksProps {
  links: readonly OwnerLink[];
  /** Further links in a menu behind them, such as other layouts. */
  more?: readonly OwnerLink[];
}

/** The owner's links on their page, such as its figures and the order of sections, and a menu of the rarer ones. */
export const OwnerLinks = ({ links, more = [] }: OwnerLinksProps) => (
  <div className="no-print flex items-start gap-2">
    <ul
      aria-label={m.section_owner_tools()}
      className="-ml-4 flex min-w-0 gap-2 overflow-x-auto py-1 pl-4 [scrollbar-width:none] sm:ml-0 sm:flex-wrap sm:pl-0"
    >
      {links.map(({ to, label, icon, isInRail = false }) => (
        <li key={to} className={isInRail ? 'shrink-0 lg:hidden' : 'shrink-0'}>
          <Tag to={to} icon={icon}>
            {label}
          </Tag>
        </li>
      ))}
    </ul>
    {more.length > 0 && (
      <div className="surface my-1 shrink-0 rounded-full border border-control">
        <Menu label={m.section_more_tools()} items={more} />
      </div>
    )}
  </div>
);
