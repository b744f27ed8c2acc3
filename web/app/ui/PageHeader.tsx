import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { IconLink } from './Button.tsx';
import { classNames } from './classNames.ts';

export interface PageHeaderProps {
  title: ReactNode;
  /** One line under the title. */
  lead?: ReactNode;
  back?: { readonly to: string; readonly label: string };
  /** At the right on wide screens, under the title on phones. */
  actions?: ReactNode;
  /** Keeps the actions beside the title on phones, for one or two icons. */
  isOneLine?: boolean;
}

/**
 * Header of a screen: back link, the only `h1`, and actions. From 600 px its height stays with or without a lead and
 * actions, so that tabs below it stand still.
 */
export const PageHeader = ({ title, lead, back, actions, isOneLine = false }: PageHeaderProps) => (
  <header
    className={classNames(
      'flex py-4 sm:min-h-29 sm:flex-row sm:items-center sm:gap-4 sm:py-6',
      isOneLine ? 'items-center gap-1' : 'flex-col gap-4',
    )}
  >
    <div className="flex flex-1 items-start gap-2">
      {back && <IconLink to={back.to} label={back.label} icon={ArrowLeft} className="no-print -ml-2.5" />}
      <div className="flex-1">
        <h1 className="text-2xl tracking-tight">{title}</h1>
        {lead != null && <p className="wrap-anywhere text-muted">{lead}</p>}
      </div>
    </div>
    {actions != null && (
      <div className={classNames('no-print flex', isOneLine ? 'items-center' : 'flex-wrap gap-2')}>{actions}</div>
    )}
  </header>
);
