import History from 'lucide-react/icons/history';
import type { Route } from './+types/changes.screen';
import { m } from '../../paraglide/messages.js';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { ListView } from '../../ui/ListView.tsx';
import { OrderLogRow } from '../order/OrderLogRow.tsx';
import { counterPath } from '../point/pointPaths.tsx';
import { readChanges, readHistoryGroup } from './history.server.ts';
import { HistoryPage } from './HistoryPage.tsx';

/** Changes of the orders of a group and the persons who made them, for its admins (docs/rules/point.md#history). */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.point_history_purpose());
  const url = new URL(request.url);
  const { groupChoices, group } = await readHistoryGroup(context, url);
  return { groupChoices, group, found: group && (await readChanges(context, group._id, url.searchParams)) };
};

export const meta: Route.MetaFunction = () => [{ title: `${m.point_changes()} · M4U` }];

export default function Changes({ loaderData: { groupChoices, group, found } }: Route.ComponentProps) {
  return (
    <HistoryPage tab="changes" groupChoices={groupChoices} group={group}>
      {group && found && (
        <ListView
          label={m.point_changes()}
          page={found.page}
          total={found.total}
          rows={found.logs.map((log) => (
            <li key={log._id}>
              <OrderLogRow log={log} />
            </li>
          ))}
          empty={{
            icon: History,
            title: m.point_changes_empty(),
            text: m.point_changes_empty_text(),
            action: <LinkButton to={counterPath({ groupId: group._id })}>{m.point_counter()}</LinkButton>,
          }}
        />
      )}
    </HistoryPage>
  );
}
