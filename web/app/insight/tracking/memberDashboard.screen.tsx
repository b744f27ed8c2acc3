import { href } from 'react-router';
import type { Route } from './+types/memberDashboard.screen';
import { m } from '../../paraglide/messages.js';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { readDashboard } from './dashboard.server.ts';
import { DashboardPage } from './DashboardPage.tsx';

/** Statistics of a member's own page; 404 for others. */
export const loader = ({ params: { id }, context, request }: Route.LoaderArgs) => {
  requireReader(context, m.dashboard_purpose());
  return readDashboard(context, { kind: 'member', id }, request);
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.dashboard_title()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

export default function MemberDashboard({ loaderData }: Route.ComponentProps) {
  return <DashboardPage data={loaderData} back={{ to: href('/more'), label: m.more_title() }} />;
}
