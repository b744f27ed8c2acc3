import type { CustomerFigures } from '@m4u/contract/commerce/book/customer';
import type { Order } from '@m4u/contract/commerce/order/schema';
import Coins from 'lucide-react/icons/coins';
import Pencil from 'lucide-react/icons/pencil';
import { href, Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { dateAndTime, date, money, number, phone } from '../../../platform/language/formats.ts';
import { withQuery } from '../../../platform/search/filter.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { PhoneWays } from '../../page/links/PhoneWays.tsx';
import { LinkButton } from '../../../ui/Button.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { customerPath, statementPath } from './customerPaths.tsx';

export interface CustomerPanelProps {
  groupId: string;
  customer: CustomerFigures;
  /** The latest orders. */
  orders: readonly Order[];
}

const Head = ({ customer: { name, phone: called, createdAt, member } }: Pick<CustomerPanelProps, 'customer'>) => (
  <div className="flex items-center gap-3">
    <Avatar name={name} src={member?.portrait?.src} size={60} />
    <div className="min-w-0">
      <h2 className="text-lg wrap-anywhere" translate="no">
        {name}
      </h2>
      {called !== null && <p className="text-sm text-muted tabular-nums">{phone(called)}</p>}
      <p className="text-sm text-muted">{m.customer_since({ date: date(createdAt) })}</p>
    </div>
  </div>
);

const Ways = ({ customer: { phone: called, member } }: Pick<CustomerPanelProps, 'customer'>) => (
  <div className="flex flex-wrap gap-2 *:flex-1">
    {called !== null && <PhoneWays number={called} variant="secondary" />}
    {member && !member.closed && (
      <LinkButton to={href('/me/:id', { id: member.urlMinify ?? member._id })} variant="secondary">
        M4U
      </LinkButton>
    )}
  </div>
);

const Figures = ({ customer: { paid, orders, points } }: Pick<CustomerPanelProps, 'customer'>) => (
  <dl className="grid grid-cols-[auto_auto_auto] divide-x divide-line rounded-md border border-line">
    {[
      [m.customer_paid(), money(paid)],
      [m.customer_orders(), number(orders)],
      [m.customer_points_heading(), number(points)],
    ].map(([label, value]) => (
      <div key={label} className="px-3 py-2">
        <dt className="text-xs text-muted">{label}</dt>
        <dd className="text-lg font-bold tracking-tight tabular-nums">{value}</dd>
      </div>
    ))}
  </dl>
);

const OrderLine = ({
  order: { _id, kind, invoiceNumber, payment, earned, spent, status, createdAt },
}: {
  order: Order;
}) => (
  <li>
    <Link
      to={href('/action/historyEditHistory/:history', { history: _id })}
      className="flex items-baseline justify-between gap-3 py-2.5 hover:bg-sunken"
    >
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere" translate="no">
          {invoiceNumber ?? m.point_mode_plain()}
        </span>
        <time dateTime={createdAt} className="block text-sm text-muted">
          {dateAndTime(createdAt)}
        </time>
      </span>
      <span className={`text-right whitespace-nowrap tabular-nums ${status === 'cancelled' ? 'line-through' : ''}`}>
        {kind === 'invoice' && <span className="block font-semibold">{money(payment)}</span>}
        <span className="block text-sm text-muted">
          {m.customer_order_points({ points: `${earned >= spent ? '+' : '−'}${number(Math.abs(earned - spent))}` })}
        </span>
      </span>
    </Link>
  </li>
);

const Note = ({ customer: { note }, to }: Pick<CustomerPanelProps, 'customer'> & { to: string }) => (
  <section className="stack gap-2">
    <h3 className="font-bold">{m.customer_note()}</h3>
    {note !== '' && (
      <p lang="" className="rounded-md border border-line bg-canvas p-3 text-sm wrap-anywhere whitespace-pre-line">
        {note}
      </p>
    )}
    <LinkButton to={to} icon={Pencil} variant="secondary">
      {m.customer_change()}
    </LinkButton>
  </section>
);

/** A customer at the side of the list: ways to reach them, figures, the counter, latest orders, and what the group noted. */
export const CustomerPanel = ({ groupId, customer, orders }: CustomerPanelProps) => (
  <>
    <Head customer={customer} />
    <Ways customer={customer} />
    <Figures customer={customer} />
    <LinkButton to={withQuery(href('/action/createPoint'), { groupId, memberId: customer._id })} icon={Coins} block>
      {m.customer_give_points()}
    </LinkButton>
    {orders.length > 0 && (
      <section>
        <div className="flex items-baseline justify-between gap-3">
          <h3 className="font-bold">{m.customer_latest_orders()}</h3>
          <TextLink to={statementPath(groupId, customer._id)}>{m.customer_statement()}</TextLink>
        </div>
        <ul className="divide-y divide-line">
          {orders.map((order) => (
            <OrderLine key={order._id} order={order} />
          ))}
        </ul>
      </section>
    )}
    {customer.phone !== null && <Note customer={customer} to={customerPath(groupId, customer._id)} />}
  </>
);
