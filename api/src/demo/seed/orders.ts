import { InvoiceDraft, OrderChange, PlainDraft } from '@m4u/contract/commerce/order/schema';
import { changeOrder } from '../../commerce/order/change.service.ts';
import { create, createPlain } from '../../commerce/order/service.ts';
import { updateSettings } from '../../commerce/point/settings.service.ts';
import { create as writeDown } from '../../profile/group/customers/service.ts';
import { readDemo } from '../content.ts';
import type { DemoOrder } from '../shapes/trade.ts';
import { createContextAt, idOf, type Stage, writtenAt } from '../stage.ts';

/** Inserts an order and its later changes. */
const insertOrder = async (stage: Stage, order: DemoOrder, buyerId: string): Promise<void> => {
  const { group, by, daysAgo, invoice, value, discount, code, points, plain, note, after } = order;
  const groupId = idOf(stage.ids, group);
  const title = `${invoice ?? note}`;
  const ctx = createContextAt(stage, by, writtenAt(stage, daysAgo, title));
  const key = `demo ${group} ${title}`.replaceAll(/[^!-~]/g, '-');
  const { _id } =
    plain === undefined
      ? await create(
          ctx,
          key,
          InvoiceDraft.parse({
            groupId,
            memberId: buyerId,
            invoiceNumber: invoice,
            value,
            discount,
            discountCode: code,
            points,
            note,
          }),
        )
      : await createPlain(ctx, key, PlainDraft.parse({ sellerGroupId: groupId, buyerId, type: plain, points, note }));
  if (!after) return;
  const { daysAgo: later, reason, value: right, cancel } = after;
  const changes = { _id, reason, value: right, ...(cancel && { status: 'cancelled' }) };
  await changeOrder(
    createContextAt(stage, by, writtenAt(stage, later, title)),
    `${key} again`,
    OrderChange.parse(changes),
  );
};

/** Inserts orders of a year with their points, including a correction and a cancellation. */
export const insertOrders = async (stage: Stage): Promise<void> => {
  const { givings, customers, orders } = readDemo().orders;
  for (const { group, by, rate, expiryMonths, daysAgo } of givings)
    await updateSettings(createContextAt(stage, by, writtenAt(stage, daysAgo, group)), idOf(stage.ids, group), {
      rate: rate * 100,
      expiryMonths,
    });
  const buyers = new Map<string, string>();
  for (const { key, group, by, daysAgo, ...customer } of customers) {
    const ctx = createContextAt(stage, by, writtenAt(stage, daysAgo, key));
    const { _id } = await writeDown(ctx, { groupId: idOf(stage.ids, group), ...customer });
    buyers.set(key, _id);
  }
  for (const order of orders) await insertOrder(stage, order, buyers.get(order.buyer) ?? idOf(stage.ids, order.buyer));
};
