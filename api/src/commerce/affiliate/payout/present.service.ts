import type { Payout, PayoutItem, PayoutRow } from '@m4u/contract/commerce/affiliate/payout';
import { isSelf } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/errors.ts';
import { personLookup } from '../../../profile/directory/members/people.reads.ts';
import { unsealAccount } from './account.service.ts';
import * as queries from './queries.ts';

/** The state of a payout's approval by a second person (docs/rules/affiliate.md#second-approval). */
export const approvalOf = ({
  needsApproval,
  approvedAt,
}: {
  readonly needsApproval: boolean;
  readonly approvedAt: Date | null;
}): PayoutRow['approval'] => {
  if (!needsApproval) return 'none';
  return approvedAt === null ? 'waiting' : 'approved';
};

/** Presents a payout for lists. */
export const toPayoutRow = (row: queries.PayoutWithSums, createdBy: PayoutRow['createdBy']): PayoutRow => ({
  _id: row.id,
  groupId: row.groupId,
  campaign: row.campaignId === null ? null : { _id: row.campaignId, title: row.title ?? '' },
  status: row.status,
  payees: row.payees,
  vnd: row.vnd,
  points: row.points,
  paidVnd: row.paidVnd,
  ready: row.ready,
  waiting: row.waiting,
  approval: approvalOf(row),
  createdBy,
  createdAt: row.createdAt.toISOString(),
});

/** The memo of a bank transfer, which identifies the item. */
export const transferMemo = (itemId: string): string => `M4U THUONG ${itemId.slice(-8).toUpperCase()}`;

const toItemAccount = (ctx: Context, { member }: PayoutItem, sealed: string | null): PayoutItem['account'] =>
  // An empty string after the erasure of the member.
  sealed ? unsealAccount(ctx, member._id, sealed) : null;

/** Presents the items of a payout without bank accounts. */
const toPayoutItems = async (db: Executor, rows: readonly queries.ItemRow[]): Promise<PayoutItem[]> => {
  const personOf = await personLookup(
    { db },
    rows.map(({ memberId }) => memberId),
  );
  return rows.map(({ id, memberId, unit, amount, rewards, status, paidAt }) => ({
    _id: id,
    member: personOf(memberId),
    unit,
    amount,
    rewards,
    status,
    account: null,
    memo: transferMemo(id),
    paidAt: paidAt?.toISOString() ?? null,
  }));
};

/** A payout as stored for repeated calls with one idempotency key; accounts stay encrypted. */
export interface StoredPayout {
  readonly payout: Payout;
  readonly sealed: Readonly<Record<string, string>>;
}

/** Reads a payout without opening its bank accounts. Errors: not-found. */
export const readStored = async (db: Executor, id: string): Promise<StoredPayout> => {
  const row = (await queries.find(db, id)) ?? fail('not-found');
  const items = await queries.listItems(db, id);
  const { createdBy, approvedBy } = row;
  const personOf = await personLookup({ db }, approvedBy === null ? [createdBy] : [createdBy, approvedBy]);
  const isOpen = row.status === 'made';
  const isWaiting = approvalOf(row) === 'waiting';
  return {
    payout: {
      ...toPayoutRow(row, personOf(createdBy)),
      approvedBy: approvedBy === null ? null : personOf(approvedBy),
      items: await toPayoutItems(db, items),
      can: { pay: isOpen && row.ready > 0 && !isWaiting, cancel: isOpen, approve: isOpen && isWaiting },
    },
    sealed: Object.fromEntries(items.flatMap(({ id, sealed }) => (sealed === null ? [] : [[id, sealed]]))),
  };
};

/** Presents a stored payout to the caller, with its bank accounts. */
export const toPayout = (ctx: Context, { payout, sealed }: StoredPayout): Payout => ({
  ...payout,
  // Whoever made a payout cannot approve it.
  can: { ...payout.can, approve: payout.can.approve && !isSelf(ctx.actor, payout.createdBy._id) },
  items: payout.items.map((item) => ({ ...item, account: toItemAccount(ctx, item, sealed[item._id] ?? null) })),
});
