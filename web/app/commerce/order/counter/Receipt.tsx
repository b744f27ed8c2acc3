import type { Order } from '@m4u/contract/commerce/order/schema';
import CircleCheck from 'lucide-react/icons/circle-check';
import Printer from 'lucide-react/icons/printer';
import UserRound from 'lucide-react/icons/user-round';
import { m } from '../../../paraglide/messages.js';
import { dateAndTime } from '../../../platform/language/formats.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';
import { BuyerFace, BuyerName } from '../../point/CustomerSummary.tsx';
import { OrderLines } from '../OrderLines.tsx';
import { counterPath, orderPath } from '../../point/pointPaths.tsx';
import { orderName, points } from '../../point/pointWords.tsx';

export interface ReceiptProps {
  order: Order;
  /** Name of the group. */
  group: string;
  /** The customer's present balance in points. */
  balance: number;
}

/** Receipt of an order at the counter, for reading and printing, with a link to the next customer. */
export const Receipt = ({ order, group, balance }: ReceiptProps) => {
  const scripted = useHydrated();
  return (
    <div className="stack gap-4 lg:max-w-column">
      <Card>
        <output className="no-print mb-3 flex items-center gap-2 font-semibold text-success">
          <CircleCheck aria-hidden size={24} />
          {m.point_done()}
        </output>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-xl wrap-anywhere" translate={order.invoiceNumber === null ? undefined : 'no'}>
            {orderName(order)}
          </h2>
          <time dateTime={order.createdAt} className="text-sm text-muted">
            {dateAndTime(order.createdAt)}
          </time>
        </div>
        <p className="text-muted wrap-anywhere" translate="no">
          {group}
        </p>
        <div className="my-3 flex items-center gap-3 border-y border-line py-3">
          <BuyerFace buyer={order.buyer} size={40} />
          <BuyerName buyer={order.buyer} />
        </div>
        <OrderLines order={order} />
        <p className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3">
          <span className="text-muted">{m.point_new_balance()}</span>
          <span className="text-xl font-bold">{points(balance)}</span>
        </p>
      </Card>
      <div className="no-print stack gap-3">
        <LinkButton to={counterPath()} size="lg" icon={UserRound} block>
          {m.point_next_customer()}
        </LinkButton>
        <LinkButton to={counterPath({ memberId: order.buyer._id })} variant="secondary" block>
          {m.point_same_customer()}
        </LinkButton>
        <div className="flex flex-wrap gap-3">
          {scripted && (
            <Button variant="secondary" icon={Printer} onClick={() => window.print()} className="flex-1">
              {m.point_print()}
            </Button>
          )}
          <LinkButton to={orderPath(order._id)} variant="secondary" className="flex-1">
            {m.point_see_order()}
          </LinkButton>
        </div>
      </div>
    </div>
  );
};
