import { RequestDraft } from '@m4u/contract/commerce/order/request';
import { confirm, createRequest, quote } from '../../commerce/order/requests/service.ts';
import { listOfGroup } from '../../content/product/service.ts';
import type { Context } from '../../platform/context.ts';
import { readDemo } from '../content.ts';
import type { DemoRequest } from '../shapes/trade.ts';
import { createContextAt, dayFrom, idOf, type Stage, writtenAt } from '../stage.ts';

/** Days after the seeding for which a demo offer is valid, so that it can still be accepted. */
const OFFER_DAYS = 30;

const findProductId = async (ctx: Context, { ids }: Stage, { of, product }: DemoRequest): Promise<string> => {
  const { data } = await listOfGroup(ctx, idOf(ids, of), { limit: 100 });
  const found = data.find(({ title }) => title === product);
  if (!found) throw new Error(`The demo content asks for ${product}, which ${of} does not have`);
  return found._id;
};

const insertRequest = async (stage: Stage, request: DemoRequest): Promise<void> => {
  const { by, kind, quantity, note, phone, daysAgo, steps } = request;
  const ctx = createContextAt(stage, by, writtenAt(stage, daysAgo, note));
  const name = readDemo().members.find(({ key }) => key === by)?.name ?? '';
  const productId = await findProductId(ctx, stage, request);
  const { _id } = await createRequest(ctx, RequestDraft.parse({ productId, kind, quantity, note, phone, name }));
  for (const [index, step] of steps.entries()) {
    const admin = createContextAt(stage, step.by, writtenAt(stage, Math.max(1, daysAgo - index - 1), note));
    if (step.deed === 'confirm') await confirm(admin, _id ?? '', step.note);
    else
      await quote(admin, _id ?? '', {
        amount: step.amount,
        words: step.words,
        validUntil: dayFrom(stage, OFFER_DAYS),
      });
  }
};

/** Inserts product requests in various states, for confirming and accepting. */
export const insertRequests = async (stage: Stage): Promise<void> => {
  // Oldest first: lists are in the order of ids.
  const byAge = readDemo().requests.toSorted((one, other) => other.daysAgo - one.daysAgo);
  for (const request of byAge) await insertRequest(stage, request);
};
