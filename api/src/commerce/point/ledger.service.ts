import type { Context } from '../../platform/context.ts';
import { constraintOf } from '../../platform/database/constraint.ts';
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
type Poster = Pick<Context, 'actor' | 'clock'>;

const COVERED = 'point_accounts_covered';

const asAccount = (
  { id, groupId, memberId, customerId, points, giving }: AccountRow & { readonly giving: Giving | null },
  issuingId: string,
): Account => ({ id, groupId, issuingId, memberId, customerId, points, giving: giving ?? DEFAULT_GIVING });

/** Opens the account of a holder at a group, and the group's issuing account, unless they exist; returns its id. */
export const open = async (
  ctx: Poster,
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
export const holdById = async (tx: Transaction, groupId: string, accountId: string): Promise<Account> => {
  const row = (await queries.findHeld(tx, groupId, { kind: 'account', accountId })) ?? fail('not-found');
  return asAccount(row, row.issuingId ?? fail('conflict'));
};

/** Locks the account of a holder at a group until the transaction ends, and opens it where there is none yet. */
export const hold = async (
  ctx: Poster,
  tx: Transaction,
  groupId: string,
  holder: CustomerIdentity,
): Promise<Account> => {
  const row = await queries.findHeld(tx, groupId, holder);
  if (row?.issuingId) return asAccount(row, row.issuingId);
  return holdById(tx, groupId, await open(ctx, tx, groupId, holder));
};

/** Builds the rows of movements of a locked account, in the order given. */
export const draftsOf = (ctx: Poster, account: Account, movements: readonly Movement[]): MovementDraft[] => {
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
    if (constraintOf(thrown) === COVERED) fail('insufficient-points');
    throw thrown;
  }
};

/**
 * Posts movements to an account in the order given, all of them or none. Points into the account should come first: the
 * balance may not fall below zero on the way. Returns their ids. Errors: insufficient-points, which ends the
 * transaction.
 */
export const post = async (
  ctx: Poster,
  tx: Transaction,
  account: Account,
  movements: readonly Movement[],
): Promise<string[]> => {
  if (movements.length === 0) return [];
  const drafts = draftsOf(ctx, account, movements);
  await failIfOverdrawn(queries.insertMovements(tx, drafts));
  return drafts.map(({ id }) => id);
};

/** Moves the rest of one account into another of the same group; each lot keeps its expiry. */
export const merge = async (ctx: Poster, tx: Transaction, from: AccountRow, into: AccountRow): Promise<void> => {
  const left = await queries.lotsLeft(tx, from.id);
  if (left.length > 0)
    await queries.insertMovements(
      tx,
      left.map(({ points, expiresAt }) => ({
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
export const holdForClaim = async (
  tx: Transaction,
  customerIds: readonly string[],
  memberId: string,
): Promise<{ account: AccountRow; into: AccountRow | undefined }[]> => {
  const held = await queries.accountsOfClaim(tx, customerIds, memberId);
  await queries.holdTotals(
    tx,
    held.flatMap(({ account, into }) => (into ? [account.id, into.id] : [account.id])),
  );
  return held;
};
