import Bell from 'lucide-react/icons/bell';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Search from 'lucide-react/icons/search';
import type { ReactNode } from 'react';
import { href } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { useCounts } from '../../platform/live/live.ts';
import { IconLink } from '../../ui/Button.tsx';
import { SpaceFace } from './spaces/SpaceFace.tsx';
import { useKindName } from './spaces/spaceWords.tsx';
import { SwitcherLink } from './spaces/Switcher.tsx';
import { useSpaces } from './spaces/useSpaces.tsx';

export interface HomeHeadProps {
  /** Greeting, or the name of what is run. */
  title: ReactNode;
  /** Title on wide screens, where the rail says the name. */
  wideTitle?: ReactNode;
  /** A line below the title, on wide screens. */
  lead?: ReactNode;
  /** Beside the title, on wide screens. */
  actions?: ReactNode;
}

/** Head of a home: on phones the space with its switcher, search and notifications; on wide screens the title. */
export const HomeHead = ({ title, wideTitle, lead, actions }: HomeHeadProps) => {
  const found = useSpaces();
  const counts = useCounts();
  const nameKind = useKindName();
  if (!found) return null;
  const { spaces, current } = found;
  return (
    <header className="flex min-h-16 items-center gap-3 py-2 lg:flex-wrap lg:py-6">
      <span className="lg:hidden">
        <SpaceFace space={current} />
      </span>
      <div className="min-w-0 flex-1">
        {spaces.length > 1 && (
          <SwitcherLink className="-my-1 inline-flex min-h-7 items-center gap-1 text-sm text-muted lg:hidden">
            {nameKind(current.kind)}
            <ChevronDown aria-hidden size={16} />
          </SwitcherLink>
        )}
        <h1 className="text-xl tracking-tight wrap-anywhere lg:text-2xl">
          {wideTitle === undefined ? (
            title
          ) : (
            <>
              <span className="lg:hidden">{title}</span>
              <span className="hidden lg:inline">{wideTitle}</span>
            </>
          )}
        </h1>
        {lead != null && <p className="hidden text-muted lg:block">{lead}</p>}
      </div>
      <div className="flex lg:hidden">
        <IconLink to={href('/search')} label={m.search_field()} icon={Search} />
        <IconLink
          to={href('/notifications')}
          label={m.nav_notifications()}
          icon={Bell}
          badge={counts?.notifications ?? 0}
        />
      </div>
      {actions != null && <div className="no-print hidden flex-wrap gap-2 lg:flex">{actions}</div>}
    </header>
  );
};
