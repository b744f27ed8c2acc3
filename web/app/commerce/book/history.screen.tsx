import Coins from 'lucide-react/icons/coins';
import Settings2 from 'lucide-react/icons/settings-2';
import { Form, href } from 'react-router';
import type { Route } from './+types/history.screen';
import { m } from '../../paraglide/messages.js';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { Button, IconLink, LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { TabLinks } from '../../ui/overlays/Tabs.tsx';
import { readCounters } from '../order/counter/counter.server.ts';
import { DayFields } from '../point/DayFields.tsx';
import { CollapsibleFilters } from '../../ui/CollapsibleFilters.tsx';
import { GroupOrders } from './GroupOrders.tsx';
import { readOrders, readReceived, toTable } from './history.server.ts';
import { MovementRow } from './MovementRow.tsx';
import { counterPath, historyPath, pointSettingsPath } from '../point/pointPaths.tsx';
import { points } from '../point/pointWords.tsx';

/** A group's orders for its admins; other readers see points given to them (docs/rules/point.md#screens). */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { memberId } = requireReader(context, m.point_history_purpose());
  const url = new URL(request.url);
  const { groups, group: chosen } = await readCounters(context, url);
  const group = chosen ?? groups[0];
  const faces = groups.map(({ _id, name }) => ({ _id, name }));
  if (!group || url.searchParams.has('own'))
    return { of: 'own' as const, faces, ...(await readReceived(context, memberId, url.searchParams)) };
  toTable(group._id, url.searchParams);
  return { of: 'group' as const, faces, ...(await readOrders(context, group, url.searchParams)) };
};

export const meta: Route.MetaFunction = () => [{ title: `${m.point_history()} · M4U` }];

type Data = Route.ComponentProps['loaderData'];

const Received = ({ data }: { data: Extract<Data, { of: 'own' }> }) => {
  const { received, total, totalPoint, page, filter } = data;
  const isNarrowed = Object.values(filter).some((value) => value !== '');
  if (total === 0 && !isNarrowed)
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
          <CollapsibleFilters open={isNarrowed}>
            <DayFields from={filter.from} to={filter.to} />
            <Button type="submit" variant="secondary">
              {m.point_narrow()}
            </Button>
          </CollapsibleFilters>
        </Form>
      </search>
      <p className="text-muted">{m.point_received_total({ points: points(totalPoint) })}</p>
      {received.length === 0 ? (
        <EmptyState icon={Coins} title={m.point_none_found()} />
      ) : (
        <Card padded={false}>
          <ul aria-label={m.point_received()} className="divide-y divide-line">
            {received.map((movement) => (
              <li key={movement._id}>
                <MovementRow
                  movement={movement}
                  beside={
                    <span className="block text-sm wrap-anywhere" translate="no">
                      {movement.group.name}
                    </span>
                  }
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Pagination page={page} total={total} />
    </div>
  );
};

/** Choice of one of several groups; works without scripts. */
const GroupChoice = ({ faces, groupId }: { faces: Data['faces']; groupId: string }) => (
  <Form action={href('/action/history')} className="mb-4 flex items-end gap-3">
    <Select
      key={groupId}
      name="groupId"
      label={m.point_group()}
      defaultValue={groupId}
      lang=""
      options={faces.map(({ _id, name }) => ({ value: _id, label: name }))}
      className="min-w-0 flex-1"
    />
    <Button type="submit" variant="secondary">
      {m.point_show()}
    </Button>
  </Form>
);

export default function History({ loaderData }: Route.ComponentProps) {
  const { faces } = loaderData;
  const groupId = loaderData.of === 'group' ? loaderData.group._id : undefined;
  return (
    <div className="max-w-column lg:max-w-180">
      <PageHeader
        title={m.point_history()}
        lead={loaderData.of === 'group' ? <span translate="no">{loaderData.group.name}</span> : m.point_received()}
        back={{ to: href('/more'), label: m.more_title() }}
        actions={
          groupId && (
            <>
              <LinkButton to={counterPath({ groupId })} icon={Coins}>
                {m.point_counter()}
              </LinkButton>
              <IconLink to={pointSettingsPath(groupId)} label={m.point_settings()} icon={Settings2} />
            </>
          )
        }
      />
      {faces.length > 0 && (
        <div className="mb-4">
          <TabLinks
            label={m.point_history()}
            tabs={[
              { to: historyPath(), label: m.point_history_group(), current: loaderData.of === 'group' },
              { to: historyPath({ own: '1' }), label: m.point_history_own(), current: loaderData.of === 'own' },
            ]}
          />
        </div>
      )}
      {groupId && faces.length > 1 && <GroupChoice faces={faces} groupId={groupId} />}
      {loaderData.of === 'group' ? <GroupOrders data={loaderData} /> : <Received data={loaderData} />}
    </div>
  );
}
