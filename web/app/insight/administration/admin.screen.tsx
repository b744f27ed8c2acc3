import { href, Outlet, useLocation } from 'react-router';
import type { Route } from './+types/admin.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { requireSession, requireStaffFactor } from '../../platform/session/session.server.ts';
import type { Way } from '../../ui/LinkList.tsx';
import { TabLinks } from '../../ui/overlays/Tabs.tsx';
import { staffParts } from './adminParts.tsx';

/** Requires sign-in, and of staff the second factor; the API decides what each part shows (docs/rules/audit.md#overview). */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context }) => {
    requireSession(context);
    requireStaffFactor(context);
  },
];

export const loader = async ({ context }: Route.LoaderArgs) => (await api(context).audit.overview()).data;

export const meta: Route.MetaFunction = () => [{ title: `${m.admin_title()} · M4U` }];

/** The parts of the administration as a swipeable row on phones; on wide screens the rail has them. */
const Parts = ({ parts }: { parts: readonly Pick<Way, 'to' | 'label' | 'count'>[] }) => {
  const { pathname } = useLocation();
  if (pathname === href('/admin')) return null;
  const isCurrent = (to: string) => pathname === to || (to !== href('/admin') && pathname.startsWith(`${to}/`));
  return (
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
  );
};

export default function Admin({ loaderData: { waiting } }: Route.ComponentProps) {
  return (
    <>
      {waiting && <Parts parts={[{ to: href('/admin'), label: m.admin_overview() }, ...staffParts(waiting)]} />}
      <Outlet />
    </>
  );
}
