import type { Order } from '@m4u/contract/commerce/order/schema';
import Ban from 'lucide-react/icons/ban';
import Pencil from 'lucide-react/icons/pencil';
import { m } from '../../paraglide/messages.js';
import { dateAndTime } from '../../platform/language/formats.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { BuyerFace, BuyerName } from '../point/CustomerSummary.tsx';
import { orderPath } from '../point/pointPaths.tsx';
import { OrderStatusTag } from '../point/pointWords.tsx';
import { OrderLines } from './OrderLines.tsx';

/** An order with its buyer, its sums and who entered it; `group` where the reader is not its admin. */
export const OrderFacts = ({
  order,
  group,
}: {
  order: Order;
  group?: { readonly name: string } | null | undefined;
}) => (
  <Card>
    <div className="mb-3 flex items-center gap-3 border-b border-line pb-3">
      <BuyerFace buyer={order.buyer} size={48} />
      <BuyerName buyer={order.buyer} />
      <OrderStatusTag status={order.status} />
    </div>
    <OrderLines order={order} />
    <dl className="mt-3 stack gap-2 border-t border-line pt-3 text-sm">
      {group && (
        <div>
          <dt className="text-muted">{m.point_group()}</dt>
          <dd className="wrap-anywhere" translate="no">
            {group.name}
          </dd>
        </div>
      )}
      <div>
        <dt className="text-muted">{m.point_entered()}</dt>
        <dd className="wrap-anywhere">
          <time dateTime={order.createdAt}>{dateAndTime(order.createdAt)}</time>
          {order.createdBy && (
            <>
              {' · '}
              <span translate="no">{order.createdBy.name}</span>
            </>
          )}
        </dd>
      </div>
      {order.note !== '' && (
        <div>
          <dt className="text-muted">{m.point_note()}</dt>
          <dd className="wrap-anywhere whitespace-pre-line" translate="no">
            {order.note}
          </dd>
        </div>
      )}
    </dl>
  </Card>
);

/** Links to correct and to cancel an order. */
export const OrderTools = ({ id }: { id: string }) => (
  <div className="flex flex-wrap gap-3">
    <LinkButton to={`${orderPath(id)}?correct`} icon={Pencil} variant="secondary">
      {m.point_correct()}
    </LinkButton>
    <LinkButton to={`${orderPath(id)}?cancel`} icon={Ban} variant="quietDanger">
      {m.point_cancel()}
    </LinkButton>
  </div>
);
