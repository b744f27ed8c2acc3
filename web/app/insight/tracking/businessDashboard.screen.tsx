import ChartColumn from 'lucide-react/icons/chart-column';
import { href } from 'react-router';
import type { Route } from './+types/businessDashboard.screen';
import { statisticsPath } from '../../commerce/point/pointPaths.tsx';
import { m } from '../../paraglide/messages.js';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { readDashboard } from './dashboard.server.ts';
import { DashboardPage } from './DashboardPage.tsx';

/** Statistics of a group's page, for its admins; 404 for others. */
export const loader = ({ params: { id }, context, request }: Route.LoaderArgs) => {
  requireReader(context, m.dashboard_purpose());
  return readDashboard(context, { kind: 'group', id }, request);
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.dashboard_title()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

export default function BusinessDashboard({ loaderData }: Route.ComponentProps) {
  const { owner, dashboard } = loaderData;
  return (
    <DashboardPage
      data={loaderData}
      back={{ to: href('/mbg/:id', { id: owner.id }), label: dashboard?.name ?? m.more_title() }}
      actions={
        <LinkButton to={statisticsPath({ groupId: owner.id })} variant="secondary" icon={ChartColumn}>
          {m.dashboard_sales()}
        </LinkButton>
      }
    />
  );
}
