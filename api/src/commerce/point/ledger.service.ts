import type { Context } from '../../platform/context.ts';
import { violatedConstraint } from '../../platform/database/constraint.ts';
import { fail } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { uuidv7 } from '../../platform/ids.ts';
import type { CustomerIdentity } from '../../profile/group/customers/lookup.reads.ts';
import * as queries from './account.queries.ts';
import type { MovementDraft } from './account.queries.ts';
import { type AccountRow, findAccount } from './account.reads.ts';
import type { Giving } from './settings.queries.ts';
import { DEFAULT_GIVING } from './settings.service.ts';

/** A movement of points within a group's books (docs/rules/point.md#ledger). */
export interface Movement {
  readonly kind: MovementDraft['kind'];
  /** Points into the account; negative out of it. */
  readonly points: number;
  readonly orderId?: string | undefined;
  /** The movement that this one reverses completely. */
  readonly reversesId?: string | undefined;
  /** The gift that this movement is a part of. */
  readonly giftId?: string | undefined;
  readonly note?: string;
  /** Moment at which unspent points of this movement expire; undefined for never. */
  readonly expiresAt?: Date | undefined;
}

/** An account that movements may be posted to. */
export interface Account {
  readonly id: string;
  readonly groupId: string;
  readonly issuingId: string;
  readonly memberId: string | null;
  readonly customerId: string | null;
  /** Balance before the posting. */
  readonly points: number;
  /** The group's current settings for giving points. */
  readonly giving: Giving;
}

/** The author of movements and their time. */
type PostingContext = Pick<Context, 'actor' | 'clock'>;

const COVERED_CONSTRAINT = 'point_accounts_covered';

const toAccount = (
  { id, groupId, memberId, customerId, points, giving }: AccountRow & { readonly giving: Giving | null },
  issuingId: string,
): Account => ({ id, groupId, issuingId, memberId, customerId, points, giving: giving ?? DEFAULT_GIVING });

/** Opens the account of a holder at a group, and the group's issuing account, unless they exist; returns its id. */
export const openAccount = async (
  ctx: PostingContext,
  tx: Transaction,
  groupId: string,
  holder: CustomerIdentity,
): Promise<string> => {
  const now = ctx.clock.now();
  if ((await queries.findIssuing(tx, groupId)) === undefined) await queries.insertAccount(tx, groupId, 'issuing', now);
  const row = await findAccount(tx, groupId, holder);
  if (row) return row.id;
  await queries.insertAccount(tx, groupId, holder, now);
  return (await findAccount(tx, groupId, holder))?.id ?? fail('conflict');
};

/** Locks an account until the transaction ends. Errors: not-found. */
export const requireByIdForUpdate = async (tx: Transaction, groupId: string, accountId: string): Promise<Account> => {
  const row = (await queries.findHeldForUpdate(tx, groupId, { kind: 'account', accountId })) ?? fail('not-found');
  return toAccount(row, row.issuingId ?? fail('conflict'));
};

/** Locks the account of a holder at a group until the transaction ends, and opens it where there is none yet. */
export const openForUpdate = async (
  ctx: PostingContext,
  tx: Transaction,
  groupId: string,
  holder: CustomerIdentity,
): Promise<Account> => {
  const row = await queries.findHeldForUpdate(tx, groupId, holder);
  if (row?.issuingId) return toAccount(row, row.issuingId);
  return requireByIdForUpdate(tx, groupId, await openAccount(ctx, tx, groupId, holder));
};

/** Builds the rows of movements of a locked account, in the order given. */
export const toMovementDrafts = (
  ctx: PostingContext,
  account: Account,
  movements: readonly Movement[],
): MovementDraft[] => {
  const actorId = ctx.actor.kind === 'member' ? ctx.actor.memberId : null;
  const createdAt = ctx.clock.now();
  return movements.map((movement) => ({
    ...movement,
    id: uuidv7(),
    groupId: account.groupId,
    accountId: account.id,
    againstId: account.issuingId,
    actorId,
    createdAt,
  }));
};

/** Runs a write of movements; converts an overdraft. Errors: insufficient-points, which ends the transaction. */
export const failIfOverdrawn = async <T>(write: PromiseLike<T>): Promise<T> => {
  try {
    return await write;
  } catch (thrown) {
    if (violatedConstraint(thrown) === COVERED_CONSTRAINT) fail('insufficient-points');
    throw thrown;
  }
};

/**
 * Posts movements to an account in the order given, all of them or none. Points into the account should come first: the
 * balance may not fall below zero on the way. Returns their ids. Errors: insufficient-points, which ends the
 * transaction.
 */
export const post = async (
  ctx: PostingContext,
  tx: Transaction,
  account: Account,
  movements: readonly Movement[],
): Promise<string[]> => {
  if (movements.length === 0) return [];
  const drafts = toMovementDrafts(ctx, account, movements);
  await failIfOverdrawn(queries.insertMovements(tx, drafts));
  return drafts.map(({ id }) => id);
};

/** Moves the rest of one account into another of the same group; each lot keeps its expiry. */
export const mergeAccounts = async (
  ctx: PostingContext,
  tx: Transaction,
  from: AccountRow,
  into: AccountRow,
): Promise<void> => {
  const remainingLots = await queries.listLotsLeft(tx, from.id);
  if (remainingLots.length > 0)
    await queries.insertMovements(
      tx,
      remainingLots.map(({ points, expiresAt }) => ({
        id: uuidv7(),
        groupId: from.groupId,
        accountId: into.id,
        againstId: from.id,
        kind: 'adjust' as const,
        points,
        note: '',
        expiresAt,
        createdAt: ctx.clock.now(),
      })),
    );
  await queries.mergeAccount(tx, from.id, into.id);
};

/**
 * Locks the accounts of customers until the transaction ends, each with the member's own account at the same group
 * (`into`), and the totals that count them.
 */
export const listForClaim = async (
  tx: Transaction,
  customerIds: readonly string[],
  memberId: string,
): Promise<{ account: AccountRow; into: AccountRow | undefined }[]> => {
  const pairs = await queries.listClaimedForUpdate(tx, customerIds, memberId);
  await queries.lockTotals(
    tx,
    pairs.flatMap(({ account, into }) => (into ? [account.id, into.id] : [account.id])),
  );
  return pairs;
};
