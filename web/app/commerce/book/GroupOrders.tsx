import Download from 'lucide-react/icons/download';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { href } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { number } from '../../platform/language/formats.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { SearchForm } from '../../ui/fields/SearchForm.tsx';
import { Section } from '../../ui/Section.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { DayFields } from '../point/DayFields.tsx';
import { CollapsibleFilters } from '../../ui/CollapsibleFilters.tsx';
import { OrderTable } from './OrderTable.tsx';
import type { HistoryGroup, readOrders } from './history.server.ts';
import { OrderRow } from '../order/OrderRow.tsx';
import { counterPath, historyPath } from '../point/pointPaths.tsx';
import { orderStatusWords } from '../point/pointWords.tsx';
import { hasFilter, withQuery } from '../../platform/search/filter.ts';
import { ListView } from '../../ui/ListView.tsx';

type Orders = Awaited<ReturnType<typeof readOrders>> & { readonly group: NonNullable<HistoryGroup['group']> };

const OrderFilters = ({ group, filter }: Pick<Orders, 'group' | 'filter'>) => (
  <SearchForm
    key={JSON.stringify(filter)}
    action={href('/action/history')}
    value={filter.q}
    label={m.point_history_search()}
    submitLabel={m.point_narrow()}
    hiddenFields={{ groupId: group._id }}
    autoComplete="off"
  >
    <CollapsibleFilters open={[filter.status, filter.kind, filter.from, filter.to].some(Boolean)}>
      <div className="grid fit-2 gap-3">
        <Select
          name="status"
          label={m.point_status()}
          defaultValue={filter.status}
          options={[
            { value: '', label: m.point_any() },
            { value: 'done', label: orderStatusWords.done() },
            { value: 'cancelled', label: orderStatusWords.cancelled() },
          ]}
        />
        <Select
          name="kind"
          label={m.point_order_kind()}
          defaultValue={filter.kind}
          options={[
            { value: '', label: m.point_any() },
            { value: 'invoice', label: m.point_mode_invoice() },
            { value: 'plain', label: m.point_mode_plain() },
          ]}
        />
      </div>
      <DayFields from={filter.from} to={filter.to} />
      <Button type="submit" variant="secondary" className="lg:self-start">
        {m.point_narrow()}
      </Button>
    </CollapsibleFilters>
  </SearchForm>
);

/** Download links: orders with the present filter; movements and redeemed points of the same days. */
const Tables = ({ group, filter }: Pick<Orders, 'group' | 'filter'>) => {
  const to = (table: string) => withQuery(href('/action/history'), { groupId: group._id, ...filter, table });
  return (
    <Section id="tables" title={m.point_tables()}>
      <p className="mb-3 text-sm text-muted">{m.point_tables_text()}</p>
      <div className="flex flex-wrap gap-3">
        {[
          { table: 'orders', label: m.point_table_orders() },
          { table: 'points', label: m.point_table_points() },
          { table: 'redeemed', label: m.point_table_redeemed() },
        ].map(({ table, label }) => (
          <LinkButton key={table} to={to(table)} reloadDocument variant="secondary" icon={Download}>
            {label}
          </LinkButton>
        ))}
      </div>
    </Section>
  );
};

/** The orders of a group for its admins, with filter and downloads. */
export const GroupOrders = ({
  data: { group, orders, total, page, limit, sorted, filter, open },
}: {
  data: Orders;
}) => {
  const isFiltered = hasFilter(filter);
  return (
    <div className="stack gap-4">
      {(total > 0 || isFiltered) && <OrderFilters group={group} filter={filter} />}
      <ListView
        label={m.point_history()}
        page={page}
        total={total}
        size={limit}
        table={<OrderTable rows={orders} sorted={sorted} foot={{ page, total, size: limit }} open={open} />}
        rows={orders.map((order) => (
          <li key={order._id}>
            <OrderRow order={order} />
          </li>
        ))}
        empty={{
          icon: ReceiptText,
          title: m.point_history_empty(),
          action: <LinkButton to={counterPath({ groupId: group._id })}>{m.point_counter()}</LinkButton>,
        }}
        filtered={
          isFiltered && {
            found: m.point_orders_found({ count: number(total) }),
            title: m.point_none_found(),
            clear: { to: historyPath({ groupId: group._id }), label: m.point_show_all() },
          }
        }
      />
      {total > 0 && group.isAdmin && <Tables group={group} filter={filter} />}
    </div>
  );
};
