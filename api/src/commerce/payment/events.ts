import type { Context } from '../../platform/context.ts';
import type { DomainEvent } from '../../platform/events/event.ts';
import type { Events } from '../../platform/events/events.ts';
import { Id } from '@m4u/contract/common';
import { PAYMENT_SUBJECTS } from '@m4u/contract/commerce/payment/rules';
import * as z from 'zod';
import { eventType } from '../../platform/events/event.ts';

const shape = z.object({
  paymentId: Id,
  groupId: Id,
  /** The thing that is paid. */
  subject: z.enum(PAYMENT_SUBJECTS),
  subjectId: Id.nullable(),
});

/** Emitted when a payment was completed by notices, or marked as paid by a person. */
export const paymentPaid = eventType('payment.paid', shape);

/** Emitted when a person recorded that a paid payment went back to the buyer. */
export const paymentRefunded = eventType('payment.refunded', shape);

/** What is done in the module of a subject once its payment is paid, or refunded. */
type Settle = (ctx: Context, of: { readonly subjectId: string; readonly paymentId: string }) => Promise<void>;

/**
 * Settles payments of one subject as soon as they are paid or refunded, in the process where it happened alone. An event
 * that is lost with its process is the caller's to make up for.
 */
export const onSettled = (
  events: Pick<Events, 'on'>,
  { name, subject, makeContext }: { name: string; subject: string; makeContext: () => Context },
  { paid: settlePaid, refunded: settleRefunded }: { paid: Settle; refunded: Settle },
): void => {
  const settle = async (event: DomainEvent): Promise<void> => {
    const [paid, refunded] = [paymentPaid.read(event), paymentRefunded.read(event)];
    const { subject: of, subjectId, paymentId } = paid ?? refunded ?? {};
    if (of !== subject || subjectId == null || paymentId === undefined) return;
    await (paid ? settlePaid : settleRefunded)(makeContext(), { subjectId, paymentId });
  };
  events.on({
    name,
    onEvent: (event, from) => (from === 'here' ? settle(event) : undefined),
    onGap: () => undefined,
  });
};
