import type { LucideIcon } from 'lucide-react';
import { m } from '../../../paraglide/messages.js';
import { Tag, Tags } from '../../../ui/Tag.tsx';

/** A link that only the owner of a page sees. */
export interface OwnerLink {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
}

/** The owner's links on their page, such as the order of sections and other layouts. */
export const OwnerLinks = ({ links }: { links: readonly OwnerLink[] }) => (
  <div className="no-print">
    <Tags label={m.section_owner_tools()}>
      {links.map(({ to, label, icon }) => (
        <Tag key={to} to={to} icon={icon}>
          {label}
        </Tag>
      ))}
    </Tags>
  </div>
);
