import { HOME_SPANS } from '@m4u/contract/insight/home/rules';
import type { GroupHome } from '@m4u/contract/insight/home/schema';
import { VND_PER_POINT } from '@m4u/contract/commerce/point/rules';
import type { Order } from '@m4u/contract/commerce/order/schema';
import { Link } from 'react-router';
import { BuyerFace } from '../../../commerce/point/CustomerSummary.tsx';
import { historyPath, orderPath } from '../../../commerce/point/pointPaths.tsx';
import { OrderStatusTag, orderName } from '../../../commerce/point/pointWords.tsx';
import { m } from '../../../paraglide/messages.js';
import { date, money, number, shortNumber } from '../../../platform/language/formats.ts';
import { locale } from '../../../platform/language/language.ts';
import { withQuery } from '../../../platform/search/filter.ts';
import { Card } from '../../../ui/Card.tsx';
import { LineChart } from '../../../ui/charts/LineChart.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Tag, Tags } from '../../../ui/Tag.tsx';
import { Figures } from '../Figures.tsx';
import { changeInPercent } from './change.tsx';

const change = (now: number, before: number) => {
  const percent = changeInPercent(now, before);
  if (percent === undefined || percent === 0) return null;
  const words = { percent: number(Math.abs(percent)) };
  return percent > 0 ? m.home_up(words) : <span className="font-normal text-muted">{m.home_down(words)}</span>;
};

/** Chooses the span of the figures. */
export const Spans = ({ groupId, days }: { groupId: string; days: number }) => (
  <Tags label={m.home_span()} wrap>
    {HOME_SPANS.map((span) => (
      <Tag key={span} to={withQuery('/', { space: groupId, days: span })} current={Number(span) === days}>
        {span === '1' ? m.home_today() : m.home_days({ count: span })}
      </Tag>
    ))}
  </Tags>
);

const Chart = ({ revenue, days }: GroupHome['span']) => (
  <div className="p-4">
    <LineChart
      title={m.home_revenue_by_day()}
      series={[
        { name: m.home_series_now({ count: number(days) }), format: money },
        { name: m.home_series_before({ count: number(days) }), format: money },
      ]}
      points={revenue.map(({ day, now, before }) => ({
        label: date(day),
        short: date(day).slice(0, 5),
        values: [now, before],
      }))}
      axis={(value) => shortNumber(value, locale())}
      pointName={m.statistics_by_day()}
      tableLabel={m.statistics_table()}
    />
  </div>
);

const cell = 'px-4 py-2';

/** Points that an order moved, seen by the customer; the column says that they are points. */
const signed = (points: number): string => (points > 0 ? `+${number(points)}` : number(points).replace('-', '−'));

const OrderLine = ({ order, now }: { order: Order; now: number }) => {
  const { buyer, payment, status, createdAt, invoiceNumber } = order;
  return (
    <tr className="border-t border-line hover:bg-sunken">
      <td className={cell}>
        <Link to={orderPath(order._id)} className="block font-semibold hover:underline">
          {invoiceNumber === null ? orderName(order) : <span translate="no">{invoiceNumber}</span>}
        </Link>
        <span className="text-sm whitespace-nowrap text-muted">
          <RelativeTime time={createdAt} now={now} />
        </span>
      </td>
      <td className={cell}>
        <span className="flex items-center gap-3">
          <BuyerFace buyer={buyer} size={36} />
          <span className="min-w-24" translate="no">
            {buyer.name}
          </span>
        </span>
      </td>
      <td className={`${cell} text-right font-semibold whitespace-nowrap tabular-nums`}>{money(payment)}</td>
      <td className={`${cell} text-right whitespace-nowrap text-muted`}>{signed(order.earned - order.spent)}</td>
      <td className={`${cell} whitespace-nowrap`}>
        <OrderStatusTag status={status} />
      </td>
    </tr>
  );
};

const RecentOrders = ({ groupId, orders, now }: { groupId: string; orders: readonly Order[]; now: number }) =>
  orders.length === 0 ? null : (
    <Section title={m.home_recent_orders()} more={{ to: historyPath({ groupId }), label: m.home_all_orders() }}>
      <Card padded={false}>
        <table className="w-full text-left">
          <caption className="sr-only">{m.home_recent_orders()}</caption>
          <thead className="text-sm text-muted">
            <tr>
              <th scope="col" className={cell}>
                {m.home_column_invoice()}
              </th>
              <th scope="col" className={cell}>
                {m.home_column_customer()}
              </th>
              <th scope="col" className={`${cell} text-right`}>
                {m.home_column_amount()}
              </th>
              <th scope="col" className={`${cell} text-right`}>
                {m.home_column_points()}
              </th>
              <th scope="col" className={cell}>
                {m.home_column_status()}
              </th>
            </tr>
          </thead>
          <tbody>
            {orders.map((order) => (
              <OrderLine key={order._id} order={order} now={now} />
            ))}
          </tbody>
        </table>
      </Card>
    </Section>
  );

/** Figures of a span, revenue by day and the newest orders, on wide screens. */
export const Overview = ({ home, now }: { home: GroupHome; now: number }) => {
  const { _id: groupId, span, heldPoints, orders } = home;
  const { totals, before } = span;
  const figures = [
    { label: m.home_revenue(), value: totals.payment, format: money, note: change(totals.payment, before.payment) },
    { label: m.home_orders(), value: totals.orders, note: change(totals.orders, before.orders) },
    { label: m.statistics_buyers(), value: totals.buyers, note: change(totals.buyers, before.buyers) },
    {
      label: m.home_points_held(),
      value: heldPoints,
      note: (
        <span className="font-normal text-muted">
          {m.home_points_worth({ amount: money(heldPoints * VND_PER_POINT) })}
        </span>
      ),
    },
  ].filter(({ value }) => value > 0);
  if (figures.length + orders.length === 0) return null;
  return (
    <>
      <Card padded={false}>
        <Figures figures={figures} />
        {totals.payment > 0 && span.days > 1 && <Chart {...span} />}
      </Card>
      <RecentOrders groupId={groupId} orders={orders} now={now} />
    </>
  );
};
