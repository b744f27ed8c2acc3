import type { LucideIcon } from 'lucide-react';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import { href, NavLink, Outlet, useLocation } from 'react-router';
import type { Route } from './+types/admin.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { requireSession } from '../../platform/session/session.server.ts';
import { Badge } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { TabLinks } from '../../ui/overlays/Tabs.tsx';
import { staffParts } from './adminParts.tsx';

/** Requires only sign-in; the API decides what each part shows (docs/rules/audit.md#overview). */
export const middleware: Route.MiddlewareFunction[] = [({ context }) => requireSession(context)];

export const loader = async ({ context }: Route.LoaderArgs) => (await api(context).audit.overview()).data;

export const meta: Route.MetaFunction = () => [{ title: `${m.admin_title()} · M4U` }];

interface Part {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly label: string;
  readonly count?: number;
}

const PartLink = ({ to, icon: Icon, label, count = 0 }: Part) => (
  <NavLink
    to={to}
    end={to === href('/admin')}
    className={({ isActive }) =>
      classNames(
        'flex min-h-11 items-center gap-3 rounded-md px-3 transition hover:bg-sunken',
        isActive ? 'bg-accent-soft font-semibold text-accent-ink' : 'text-muted',
      )
    }
  >
    <Icon aria-hidden size={20} className="shrink-0" />
    <span className="min-w-0 flex-1">{label}</span>
    <Badge count={count} />
  </NavLink>
);

/**
 * Navigation of the administration on its sub-screens: a list at the left on wide screens, a swipeable row on phones.
 */
const Parts = ({ parts }: { parts: readonly Part[] }) => {
  const { pathname } = useLocation();
  const isCurrent = (to: string) => pathname === to || (to !== href('/admin') && pathname.startsWith(`${to}/`));
  return (
    <>
      <nav aria-label={m.admin_nav()} className="no-print sticky top-0 hidden py-6 lg:block">
        <ul className="flex flex-col gap-1">
          {parts.map((part) => (
            <li key={part.to}>
              <PartLink {...part} />
            </li>
          ))}
        </ul>
      </nav>
      {pathname !== href('/admin') && (
        <div className="no-print -mx-4 pt-2 lg:hidden">
          <TabLinks
            label={m.admin_nav()}
            tabs={parts.map(({ to, label, count = 0 }) => ({
              to,
              label,
              current: isCurrent(to),
              ...(count > 0 && { count }),
            }))}
          />
        </div>
      )}
    </>
  );
};

export default function Admin({ loaderData: { waiting, registrations } }: Route.ComponentProps) {
  if (waiting === null) return <Outlet />;
  const overview: Part = { to: href('/admin'), icon: LayoutDashboard, label: m.admin_overview() };
  return (
    <div className="lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:items-start lg:gap-8">
      <Parts parts={[overview, ...staffParts(waiting, registrations)]} />
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  );
}
