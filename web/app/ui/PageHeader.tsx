import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { IconLink } from './Button.tsx';

export interface PageHeaderProps {
  title: ReactNode;
  /** One line under the title. */
  lead?: ReactNode;
  back?: { readonly to: string; readonly label: string };
  /** At the right on wide screens, under the title on phones. */
  actions?: ReactNode;
}

/** Header of a screen: back link, the only `h1`, and actions. */
export const PageHeader = ({ title, lead, back, actions }: PageHeaderProps) => (
  <header className="flex flex-col gap-4 py-4 sm:flex-row sm:items-center sm:py-6">
    <div className="flex flex-1 items-start gap-2">
      {back && <IconLink to={back.to} label={back.label} icon={ArrowLeft} className="-ml-2.5" />}
      <div className="flex-1">
        <h1 className="text-2xl tracking-tight">{title}</h1>
        {lead != null && <p className="text-muted">{lead}</p>}
      </div>
    </div>
    {actions != null && <div className="no-print flex flex-wrap gap-2">{actions}</div>}
  </header>
);
