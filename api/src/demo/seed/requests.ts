import { RequestDraft } from '@m4u/contract/commerce/order/request';
import { confirm, make, quote } from '../../commerce/order/requests/service.ts';
import { listOfGroup } from '../../content/product/service.ts';
import type { Context } from '../../platform/context.ts';
import { readDemo } from '../content.ts';
import type { DemoRequest } from '../shapes/trade.ts';
import { callAt, dayFrom, idOf, type Stage, writtenAt } from '../stage.ts';

/** Days after the seeding for which a demo offer is valid, so that it can still be accepted. */
const OFFER_DAYS = 30;

const productOf = async (ctx: Context, { ids }: Stage, { of, product }: DemoRequest): Promise<string> => {
  const { data } = await listOfGroup(ctx, idOf(ids, of), { limit: 100 });
  const found = data.find(({ title }) => title === product);
  if (!found) throw new Error(`The demo content asks for ${product}, which ${of} does not have`);
  return found._id;
};

const insert = async (stage: Stage, given: DemoRequest): Promise<void> => {
  const { by, kind, quantity, note, phone, daysAgo, steps } = given;
  const ctx = callAt(stage, by, writtenAt(stage, daysAgo, note));
  const name = readDemo().members.find(({ key }) => key === by)?.name ?? '';
  const productId = await productOf(ctx, stage, given);
  const { _id } = await make(ctx, RequestDraft.parse({ productId, kind, quantity, note, phone, name }));
  for (const [at, step] of steps.entries()) {
    const admin = callAt(stage, step.by, writtenAt(stage, Math.max(1, daysAgo - at - 1), note));
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
  for (const given of readDemo().requests) await insert(stage, given);
};
