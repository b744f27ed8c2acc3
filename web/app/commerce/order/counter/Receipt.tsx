import type { PhoneReceipt as State } from '@m4u/contract/commerce/order/phoneReceipt';
import type { Order } from '@m4u/contract/commerce/order/schema';
import Check from 'lucide-react/icons/check';
import Printer from 'lucide-react/icons/printer';
import Undo2 from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useRef } from 'react';
import { m } from '../../../paraglide/messages.js';
import { dateAndTime } from '../../../platform/language/formats.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';
import { ConfirmDialog, useDialog } from '../../../ui/overlays/Dialog.tsx';
import { ShareButton } from '../../../ui/sharing/ShareButton.tsx';
import { counterPath, orderPath } from '../../point/pointPaths.tsx';
import { orderName, points } from '../../point/pointWords.tsx';
import { PhoneReceipt } from '../phoneReceipt/PhoneReceipt.tsx';
import { OrderLines } from '../OrderLines.tsx';

export interface ReceiptProps {
  order: Order;
  /** Name of the group. */
  group: string;
  /** The customer's present balance in points. */
  balance: number;
  /** The full address of the order. */
  address: string;
  /** Messages to the customer; null for a member. */
  phoneReceipt: State | null;
  /** Idempotency key of the undoing. */
  formKey: string;
}

/** The effect of an order, in few words. */
const titleOf = ({ status, earned, spent, kind }: Order): string => {
  if (status === 'cancelled') return m.point_cancelled_done();
  if (earned > 0) return m.point_gave({ points: points(earned) });
  return kind === 'plain' ? m.point_took({ points: points(spent) }) : m.point_done();
};

/** Cancels the order after a question; without scripts on the screen of the order. */
const Undo = ({ order, formKey }: Pick<ReceiptProps, 'order' | 'formKey'>) => {
  const scripted = useHydrated();
  const { trigger, ...dialog } = useDialog();
  const { _id: orderId, version, buyer } = order;
  const look = { variant: 'secondary', icon: Undo2, className: 'flex-1' } as const;
  if (!scripted)
    return (
      <LinkButton {...look} to={`${orderPath(orderId)}?cancel`}>
        {m.point_undo()}
      </LinkButton>
    );
  return (
    <>
      <Button {...look} {...trigger}>
        {m.point_undo()}
      </Button>
      <ConfirmDialog
        {...dialog}
        title={m.point_undo()}
        question={
          <>
            {m.point_cancel_question_plain({ order: orderName(order), name: buyer.name })} {m.point_cancel_text()}
          </>
        }
        confirm={m.point_cancel()}
        fields={{ intent: 'undo', orderId, version: String(version), key: formKey }}
      />
    </>
  );
};

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex flex-wrap justify-between gap-x-4 border-b border-line pb-2">
    <dt className="text-muted">{label}</dt>
    <dd className="font-semibold wrap-anywhere">{children}</dd>
  </div>
);

/** The link to the next order, which has the focus, so that Enter goes on. */
const NextOrder = ({ groupId }: { groupId: string }) => {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus({ preventScroll: true }), []);
  return (
    <LinkButton
      ref={link}
      to={counterPath({ groupId })}
      size="lg"
      block
      aria-describedby="receipt-title"
      className="bg-ink! text-canvas! hover:opacity-90"
    >
      {m.point_next_order()}
    </LinkButton>
  );
};

/** The effect of an order at the counter, for reading, sending and printing, and the way to the next order. */
export const Receipt = ({ order, group, balance, address, phoneReceipt, formKey }: ReceiptProps) => {
  const scripted = useHydrated();
  const isDone = order.status === 'done';
  const Icon = isDone ? Check : X;
  const { groupId, buyer } = order;
  const { _id: id, name, member } = buyer;
  return (
    <div className="mx-auto stack max-w-column gap-4">
      <div
        className={`flex flex-col items-center gap-2 rounded-lg px-4 py-6 text-center ${isDone ? 'bg-success-soft' : 'bg-sunken'}`}
      >
        <span
          className={`no-print mb-2 grid size-24 place-items-center rounded-full ${isDone ? 'bg-success-strong text-on-strong' : 'bg-info-strong text-on-strong'}`}
        >
          <Icon aria-hidden size={44} strokeWidth={2.5} />
        </span>
        <h2 id="receipt-title" className="text-2xl tracking-tight">
          {titleOf(order)}
        </h2>
        <p className="wrap-anywhere">{m.point_has_now({ name, points: points(balance) })}</p>
      </div>
      <Card>
        <dl className="mb-3 stack gap-2">
          <Row label={m.point_group()}>
            <span translate="no">{group}</span>
          </Row>
          {order.invoiceNumber !== null && (
            <Row label={m.point_invoice_number()}>
              <span translate="no">{order.invoiceNumber}</span>
            </Row>
          )}
          <Row label={m.point_entered()}>
            <time dateTime={order.createdAt}>{dateAndTime(order.createdAt)}</time>
          </Row>
        </dl>
        <OrderLines order={order} />
      </Card>
      <div className="no-print stack gap-3">
        <div className="flex flex-wrap gap-3">
          {/* Only members can open their order. */}
          {member && isDone && (
            <ShareButton url={address} title={`${orderName(order)} · ${group}`} className="flex-1">
              {m.point_send_receipt()}
            </ShareButton>
          )}
          {order.can.update && <Undo order={order} formKey={formKey} />}
        </div>
        {phoneReceipt && (
          <PhoneReceipt orderId={order._id} groupId={groupId} customerId={id} phoneReceipt={phoneReceipt} />
        )}
        <NextOrder groupId={groupId} />
        <div className="flex flex-wrap justify-center gap-x-3">
          <LinkButton to={counterPath({ groupId, memberId: id })} variant="quiet">
            {m.point_same_customer()}
          </LinkButton>
          {scripted && (
            <Button variant="quiet" icon={Printer} onClick={() => window.print()}>
              {m.point_print()}
            </Button>
          )}
          <LinkButton to={orderPath(order._id)} variant="quiet">
            {m.point_see_order()}
          </LinkButton>
        </div>
      </div>
    </div>
  );
};
