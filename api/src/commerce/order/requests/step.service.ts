import type { Context } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { returnPieces } from '../../../content/item/stock/writes.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { findOpenGroupNames, listGroupAdminIds } from '../../../profile/directory/groups/membership.reads.ts';
import * as queries from './queries.ts';

/** A step to record, of which the other side is notified. */
export interface NewStep {
  readonly kind: queries.StepRow['kind'];
  readonly side: queries.StepRow['side'];
  readonly note?: string;
  readonly amount?: number;
}

/** Steps of which another notification tells: the receipt of points, and those of the payment. */
const SILENT_STEPS: readonly NewStep['kind'][] = ['done', 'paid', 'refunded'];

/** The kind of notification for the other side; undefined for a silent step. */
const noticeKindOf = (row: queries.RequestRow, { kind }: NewStep): string | undefined => {
  if (SILENT_STEPS.includes(kind)) return undefined;
  if (kind === 'made') return row.kind === 'order' ? 'ordered' : 'asked';
  return kind;
};

/** Records a step and notifies the other side; `row` is the request after the step. */
export const recordStep = async (
  ctx: Context,
  tx: Transaction,
  row: queries.RequestRow,
  step: NewStep,
): Promise<void> => {
  const { kind, side, note = '', amount } = step;
  const id = uuidv7();
  const actorId = ctx.actor.kind === 'member' ? ctx.actor.memberId : null;
  await queries.insertStep(tx, {
    id,
    requestId: row.id,
    kind,
    side,
    actorId,
    note,
    amount: amount ?? null,
    createdAt: ctx.clock.now(),
  });
  const admins = await listGroupAdminIds(tx, row.groupId);
  // The side that has just answered needs no reminder of the request any more.
  const own = actorId === row.buyerId ? [actorId] : admins;
  const about = { kind: 'order-request', about: row.id } as const;
  await ctx.notifier.settle(ctx, tx, { ...about, to: own.filter((each) => each !== null) });
  const news = noticeKindOf(row, step);
  const others = side === 'buyer' ? admins : [row.buyerId];
  const to = others.filter((each) => each !== null).filter((each) => each !== actorId);
  if (news === undefined || to.length === 0) return;
  const isGroup = side !== 'buyer';
  const name = isGroup ? ((await findOpenGroupNames(tx, [row.groupId])).get(row.groupId) ?? '') : row.name;
  await ctx.notifier.notify(ctx, tx, {
    ...about,
    to,
    cause: id,
    // Notifications by a group name the group, not the acting admin.
    ...(!isGroup && row.buyerId !== null && { actorId: row.buyerId }),
    data: { request: row.id, product: row.title, news, name },
  });
};

/** Gives the pieces that a request reserves back to its product; a request without any changes nothing. */
export const freePieces = async (
  ctx: Context,
  tx: Transaction,
  { id, productId, reserved }: queries.RequestRow,
): Promise<void> => {
  if (reserved === 0) return;
  if (productId !== null) await returnPieces(ctx, tx, productId, reserved);
  await queries.setReserved(tx, id, 0);
};
