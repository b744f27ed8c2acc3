import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { LinkButton } from '../../ui/Button.tsx';

export interface AdminPanelProps {
  title: ReactNode;
  tags?: ReactNode;
  /** The screen with the actions. */
  to: string;
  /** Content of the panel. */
  children: ReactNode;
}

/** A row at the side of its table: its name, its state, a link to its own screen, and what helps to decide. */
export const AdminPanel = ({ title, tags, to, children }: AdminPanelProps) => (
  <>
    <h2 className="text-lg wrap-anywhere">{title}</h2>
    <div className="flex flex-wrap gap-1 empty:hidden">{tags}</div>
    <LinkButton to={to} block>
      {m.admin_open()}
    </LinkButton>
    {children}
  </>
);
