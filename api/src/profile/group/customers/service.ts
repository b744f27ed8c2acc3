import type { Paging } from '@m4u/contract/common';
import type { Customer, CustomerChanges, CustomerDraft } from '@m4u/contract/profile/group/customer';
import type { AuditAct } from '@m4u/contract/insight/audit/kinds';
import { requireVerified } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { toSlice } from '../../../platform/database/slice.ts';
import { personLookup } from '../../directory/members/people.reads.ts';
import type { Relation } from '../../friend/visibility.reads.ts';
import * as queries from './queries.ts';
import type { CustomerRow } from './queries.ts';
import { mayUpdate } from '../policy.ts';

/** Whether the caller is an admin of a group; false for a group that is locked or deleted. */
export const isGroupAdmin = async (ctx: Context, groupId: string): Promise<boolean> =>
  (await queries.findStanding(ctx.db, ctx.actor, groupId))?.relation === 'owner';

/** Returns the relation of the caller to a group. Errors: not-found. */
export const getRelation = async (ctx: Context, groupId: string): Promise<Relation> => {
  const { relation } = (await queries.findStanding(ctx.db, ctx.actor, groupId)) ?? fail('not-found');
  return relation;
};

/** Requires that the caller administers a group; returns its id and name. Errors: not-found, forbidden. */
export const requireGroupAdmin = async (ctx: Context, groupId: string): Promise<{ id: string; name: string }> => {
  const group = (await queries.findStanding(ctx.db, ctx.actor, groupId)) ?? fail('not-found');
  return mayUpdate(group.relation) ? group : fail('forbidden');
};

/** Requires a group admin with a verified account, for changes. Errors: account-unverified, not-found, forbidden. */
export const requireVerifiedGroupAdmin = (ctx: Context, groupId: string): Promise<{ id: string; name: string }> => {
  requireVerified(ctx);
  return requireGroupAdmin(ctx, groupId);
};

const present = async (ctx: Context, rows: readonly CustomerRow[]): Promise<Customer[]> => {
  const claimed = rows.flatMap(({ claimedAt, memberId }) => (claimedAt === null ? [] : [memberId]));
  const personOf = await personLookup(ctx, claimed);
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    phone: row.phone,
    note: row.note,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    member: row.claimedAt === null ? null : personOf(row.memberId),
  }));
};

const presentOne = async (ctx: Context, row: CustomerRow): Promise<Customer> =>
  (await present(ctx, [row]))[0] ?? fail('not-found');

/** Lists the group's customers by name. Errors: not-found, forbidden. */
export const list = async (
  ctx: Context,
  groupId: string,
  { query, ...paging }: Paging & { query?: string | undefined },
): Promise<{ data: Customer[]; total: number }> => {
  const { id } = await requireGroupAdmin(ctx, groupId);
  const { rows, total } = await queries.list(ctx.db, id, query, toSlice(paging));
  return { data: await present(ctx, rows), total };
};

/** Returns a customer of the group. Errors: not-found, forbidden. */
export const get = async (ctx: Context, groupId: string, id: string): Promise<Customer> => {
  await requireGroupAdmin(ctx, groupId);
  return presentOne(ctx, (await queries.find(ctx.db, groupId, id)) ?? fail('not-found'));
};

/**
 * Finds the member behind a new customer's phone number: the one with a verified account, otherwise an unclaimed one,
 * which is created when missing. A group has each member as a customer once, so a second number of the same member gets
 * an unclaimed member until it is claimed.
 */
const behind = async (tx: Transaction, groupId: string, phone: string, now: Date): Promise<string> => {
  const { member, unclaimed } = await queries.findBehind(tx, phone);
  if (member !== null) {
    await queries.holdMember(tx, member);
    if (!(await queries.isCustomer(tx, groupId, member))) return member;
  }
  return unclaimed ?? queries.insertUnclaimed(tx, phone, now);
};

/**
 * Adds a customer in the caller's transaction, after the caller has checked the permission. An existing customer stays
 * unchanged (`known`); a removed one is restored with the new data.
 */
export const addOrRestoreCustomer = async (
  ctx: Context,
  tx: Transaction,
  groupId: string,
  { phone, name, note }: CustomerDraft,
): Promise<{ row: CustomerRow; known: boolean }> => {
  const { memberId: createdBy } = requireVerified(ctx);
  const now = ctx.clock.now();
  await queries.holdPhone(tx, phone);
  const before = await queries.findByPhone(tx, groupId, phone);
  if (before?.deletedAt === null) return { row: before, known: true };
  const row = before
    ? await queries.restore(tx, before.id, { name, note, updatedAt: now })
    : await queries.insert(tx, {
        id: uuidv7(),
        groupId,
        memberId: await behind(tx, groupId, phone, now),
        name,
        phone,
        note,
        createdBy,
        createdAt: now,
        updatedAt: now,
      });
  return { row: row ?? fail('conflict'), known: false };
};

const record = (
  ctx: Context,
  tx: Transaction,
  act: AuditAct,
  group: { id: string; name: string },
  customer: CustomerRow,
): Promise<void> =>
  ctx.audit.record(ctx, tx, {
    act,
    target: { kind: 'group', id: group.id, name: group.name },
    detail: { customer: customer.name },
  });

/** Adds a single customer, outside of an import. Errors: account-unverified, not-found, forbidden, rate-limited. */
export const create = async (
  ctx: Context,
  { groupId, ...draft }: CustomerDraft & { groupId: string },
): Promise<Customer & { known: boolean }> => {
  const group = await requireVerifiedGroupAdmin(ctx, groupId);
  await ctx.limits.consume('customersByMember', requireVerified(ctx).memberId);
  const { row, known } = await ctx.transaction(async (tx) => {
    const written = await addOrRestoreCustomer(ctx, tx, group.id, draft);
    if (!written.known) await record(ctx, tx, 'group.customer-add', group, written.row);
    return written;
  });
  return { ...(await presentOne(ctx, row)), known };
};

const change = async (
  ctx: Context,
  groupId: string,
  id: string,
  act: AuditAct,
  changes: CustomerChanges & { deletedAt?: Date },
): Promise<CustomerRow> => {
  const group = await requireVerifiedGroupAdmin(ctx, groupId);
  await ctx.limits.consume('customersByMember', requireVerified(ctx).memberId);
  const { name, note, deletedAt } = changes;
  const given = {
    ...(name !== undefined && { name }),
    ...(note !== undefined && { note }),
    ...(deletedAt !== undefined && { deletedAt }),
  };
  return ctx.transaction(async (tx) => {
    const row = (await queries.update(tx, group.id, id, { ...given, updatedAt: ctx.clock.now() })) ?? fail('not-found');
    await record(ctx, tx, act, group, row);
    return row;
  });
};

/** Updates the group's data about a customer. Errors: account-unverified, not-found, forbidden, rate-limited. */
export const update = async (ctx: Context, groupId: string, id: string, changes: CustomerChanges): Promise<Customer> =>
  presentOne(ctx, await change(ctx, groupId, id, 'group.customer-update', changes));

/** Removes a customer of the group. Errors: account-unverified, not-found, forbidden, rate-limited. */
export const remove = async (ctx: Context, groupId: string, id: string): Promise<void> => {
  await change(ctx, groupId, id, 'group.customer-remove', { deletedAt: ctx.clock.now() });
};
