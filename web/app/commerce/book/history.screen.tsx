import Coins from 'lucide-react/icons/coins';
import { Form, href } from 'react-router';
import type { Route } from './+types/history.screen';
import { m } from '../../paraglide/messages.js';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { DayFields } from '../point/DayFields.tsx';
import { CollapsibleFilters } from '../../ui/CollapsibleFilters.tsx';
import { GroupOrders } from './GroupOrders.tsx';
import { readHistoryGroup, readOrders, readReceived, toTable } from './history.server.ts';
import { HistoryPage } from './HistoryPage.tsx';
import { MovementRow } from './MovementRow.tsx';
import { points } from '../point/pointWords.tsx';
import { hasFilter } from '../../platform/search/filter.ts';
import { ListView } from '../../ui/ListView.tsx';

/** A group's orders for its admins; other readers see points given to them (docs/rules/point.md#screens). */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { memberId } = requireReader(context, m.point_history_purpose());
  const url = new URL(request.url);
  const { groupChoices, group } = await readHistoryGroup(context, url);
  if (!group || url.searchParams.has('own'))
    return { of: 'own' as const, groupChoices, group, ...(await readReceived(context, memberId, url.searchParams)) };
  toTable(group._id, url.searchParams);
  return { of: 'orders' as const, groupChoices, group, ...(await readOrders(context, group._id, url.searchParams)) };
};

export const meta: Route.MetaFunction = () => [{ title: `${m.point_history()} · M4U` }];

type Data = Route.ComponentProps['loaderData'];

const Received = ({ data }: { data: Extract<Data, { of: 'own' }> }) => {
  const { received, total, totalPoint, page, filter } = data;
  if (total === 0 && !hasFilter(filter))
    return (
      <EmptyState
        icon={Coins}
        title={m.point_received_empty()}
        action={<LinkButton to={href('/action/viewPoint')}>{m.point_view()}</LinkButton>}
      />
    );
  return (
    <div className="stack gap-4">
      <search>
        <Form key={JSON.stringify(filter)} action={href('/action/history')} className="flex flex-col gap-3">
          <input type="hidden" name="own" value="1" />
          <CollapsibleFilters open={hasFilter(filter)}>
            <DayFields from={filter.from} to={filter.to} />
            <Button type="submit" variant="secondary" className="lg:self-start">
              {m.point_narrow()}
            </Button>
          </CollapsibleFilters>
        </Form>
      </search>
      <p className="text-muted">{m.point_received_total({ points: points(totalPoint) })}</p>
      <ListView
        label={m.point_received()}
        page={page}
        total={total}
        rows={received.map((movement) => (
          <li key={movement._id}>
            <MovementRow
              movement={movement}
              otherSide={
                <span className="block text-sm wrap-anywhere" translate="no">
                  {movement.group.name}
                </span>
              }
            />
          </li>
        ))}
        empty={{ icon: Coins, title: m.point_none_found() }}
      />
    </div>
  );
};

export const handle = { ownSearch: true };

export default function History({ loaderData }: Route.ComponentProps) {
  const { groupChoices, group } = loaderData;
  return (
    <HistoryPage tab={loaderData.of} groupChoices={groupChoices} group={group}>
      {loaderData.of === 'orders' ? <GroupOrders data={loaderData} /> : <Received data={loaderData} />}
    </HistoryPage>
  );
}
