import type { Paging } from '@m4u/contract/common';
import type { BatchDraft, CardBatch } from '@m4u/contract/profile/card/schema';
import { requireSignedIn } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { fail, failField } from '../../../platform/errors.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { toSlice } from '../../../platform/database/slice.ts';
import { personLookup } from '../../directory/members/people.reads.ts';
import type { CardSorting } from '../list.queries.ts';
import * as batches from './queries.ts';
import { createBlankCard } from './issue.service.ts';
import * as queries from '../queries.ts';

const toCardBatches = async (ctx: Context, rows: readonly batches.BatchRow[]): Promise<CardBatch[]> => {
  const personOf = await personLookup(
    ctx,
    rows.map(({ createdBy }) => createdBy),
  );
  return rows.map(({ id, agency, createdAt, createdBy, ...row }) => ({
    _id: id,
    ...row,
    agency: agency && { _id: agency._id, name: agency.name },
    createdAt: createdAt.toISOString(),
    createdBy: personOf(createdBy),
  }));
};

/** Lists batches for staff, without a sorting latest first. */
export const list = async (ctx: Context, paging: Paging & CardSorting) => {
  const [rows, total] = await Promise.all([
    batches.listBatches(ctx.db, paging, toSlice(paging)),
    batches.countBatches(ctx.db),
  ]);
  return { data: await toCardBatches(ctx, rows), total };
};

/** Reads a stored batch. Errors: not-found. */
export const requireBatch = async (ctx: Context, id: string): Promise<batches.BatchRow> =>
  (await batches.findBatch(ctx.db, id)) ?? fail('not-found');

/** Returns a batch to staff. Errors: not-found. */
export const get = async (ctx: Context, id: string): Promise<CardBatch> => {
  const [batch] = await toCardBatches(ctx, [await requireBatch(ctx, id)]);
  return batch ?? fail('not-found');
};

/** Creates a batch of blank cards, numbered from 1. Errors: invalid (no such agency), rate-limited. */
export const create = async (ctx: Context, { label, count, agencyId }: BatchDraft): Promise<CardBatch> => {
  const { memberId } = requireSignedIn(ctx);
  await ctx.limits.consume('cardsByMember', memberId);
  if (agencyId && (await batches.findAgencyName(ctx.db, agencyId)) === undefined) failField('agencyId', 'choice');
  const id = uuidv7();
  await ctx.transaction(async (tx) => {
    const createdAt = ctx.clock.now();
    await batches.insertBatch(tx, { id, label, count, agencyId: agencyId || null, createdBy: memberId, createdAt });
    const cards = Array.from({ length: count }, (_, index) => createBlankCard(ctx, { batchId: id, number: index + 1 }));
    await queries.insert(tx, cards);
    await queries.insertEvents(
      tx,
      cards.map((card) => ({ id: uuidv7(), cardId: card.id, kind: 'made', actorId: memberId, createdAt })),
    );
    const target = { kind: 'batch', id, name: label } as const;
    await ctx.audit.record(ctx, tx, { act: 'card.make', target, detail: { count: String(count) } });
  });
  return get(ctx, id);
};
