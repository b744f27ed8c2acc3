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
import type { CustomerRow } from './list.reads.ts';
import { canUpdate } from '../policy.ts';

/** Whether the caller is an admin of a group; false for a group that is locked or deleted. */
export const isGroupAdmin = async (ctx: Context, groupId: string): Promise<boolean> =>
  (await queries.findGroupWithRelation(ctx.db, ctx.actor, groupId))?.relation === 'owner';

/** Returns the relation of the caller to a group. Errors: not-found. */
export const getRelation = async (ctx: Context, groupId: string): Promise<Relation> => {
  const { relation } = (await queries.findGroupWithRelation(ctx.db, ctx.actor, groupId)) ?? fail('not-found');
  return relation;
};

/** Requires a group that is neither locked nor deleted. Errors: not-found. */
export const requireGroup = async (ctx: Context, groupId: string): Promise<void> => {
  await getRelation(ctx, groupId);
};

/** Requires that the caller administers a group; returns its id and name. Errors: not-found, forbidden. */
export const requireGroupAdmin = async (ctx: Context, groupId: string): Promise<{ id: string; name: string }> => {
  const group = (await queries.findGroupWithRelation(ctx.db, ctx.actor, groupId)) ?? fail('not-found');
  return canUpdate(group.relation) ? group : fail('forbidden');
};

/** Requires a group admin with a verified account, for changes. Errors: account-unverified, not-found, forbidden. */
export const requireVerifiedGroupAdmin = (ctx: Context, groupId: string): Promise<{ id: string; name: string }> => {
  requireVerified(ctx);
  return requireGroupAdmin(ctx, groupId);
};

/** Builds customers as their group sees them: the member shows once they have claimed the record. One query in total. */
export const toCustomers = async (ctx: Context, rows: readonly CustomerRow[]): Promise<Customer[]> => {
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

const toCustomer = async (ctx: Context, row: CustomerRow): Promise<Customer> =>
  (await toCustomers(ctx, [row]))[0] ?? fail('not-found');

/** Lists the group's customers by name. Errors: not-found, forbidden. */
export const list = async (
  ctx: Context,
  groupId: string,
  { query, ...paging }: Paging & { query?: string | undefined },
): Promise<{ data: Customer[]; total: number }> => {
  const { id } = await requireGroupAdmin(ctx, groupId);
  const { rows, total } = await queries.list(ctx.db, id, query, toSlice(paging));
  return { data: await toCustomers(ctx, rows), total };
};

/** Returns a customer of the group. Errors: not-found, forbidden. */
export const get = async (ctx: Context, groupId: string, id: string): Promise<Customer> => {
  await requireGroupAdmin(ctx, groupId);
  return toCustomer(ctx, (await queries.find(ctx.db, groupId, id)) ?? fail('not-found'));
};

/**
 * Finds the member behind a new customer's phone number: the one with a verified account, otherwise an unclaimed one,
 * which is created when missing. A group has each member as a customer once, so a second number of the same member gets
 * an unclaimed member until it is claimed.
 */
const findOrCreateMember = async (tx: Transaction, groupId: string, phone: string, now: Date): Promise<string> => {
  const { member, unclaimed } = await queries.findMembersOfPhone(tx, phone);
  if (member !== null) {
    await queries.acquireMemberLock(tx, member);
    if (!(await queries.hasBeenCustomer(tx, groupId, member))) return member;
  }
  return unclaimed ?? queries.insertUnclaimed(tx, phone, now);
};

/**
 * Adds a customer in the caller's transaction, after the caller has checked the permission. An existing customer stays
 * unchanged (`isExisting`); a removed one is restored with the new data.
 */
export const addOrRestoreCustomer = async (
  ctx: Context,
  tx: Transaction,
  groupId: string,
  { phone, name, note }: CustomerDraft,
): Promise<{ row: CustomerRow; isExisting: boolean }> => {
  const { memberId: createdBy } = requireVerified(ctx);
  const now = ctx.clock.now();
  await queries.acquirePhoneLock(tx, phone);
  const existing = await queries.findByPhone(tx, groupId, phone);
  if (existing?.deletedAt === null) return { row: existing, isExisting: true };
  const row = existing
    ? await queries.restore(tx, existing.id, { name, note, updatedAt: now })
    : await queries.insert(tx, {
        id: uuidv7(),
        groupId,
        memberId: await findOrCreateMember(tx, groupId, phone, now),
        name,
        phone,
        note,
        createdBy,
        createdAt: now,
        updatedAt: now,
      });
  return { row: row ?? fail('conflict'), isExisting: false };
};

const auditCustomer = (
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
  const { row, isExisting } = await ctx.transaction(async (tx) => {
    const added = await addOrRestoreCustomer(ctx, tx, group.id, draft);
    if (!added.isExisting) await auditCustomer(ctx, tx, 'group.customer-add', group, added.row);
    return added;
  });
  return { ...(await toCustomer(ctx, row)), known: isExisting };
};

const changeCustomer = async (
  ctx: Context,
  groupId: string,
  id: string,
  act: AuditAct,
  changes: CustomerChanges & { deletedAt?: Date },
): Promise<CustomerRow> => {
  const group = await requireVerifiedGroupAdmin(ctx, groupId);
  await ctx.limits.consume('customersByMember', requireVerified(ctx).memberId);
  const { name, note, deletedAt } = changes;
  const removedFields = {
    ...(name !== undefined && { name }),
    ...(note !== undefined && { note }),
    ...(deletedAt !== undefined && { deletedAt }),
  };
  return ctx.transaction(async (tx) => {
    const row =
      (await queries.update(tx, group.id, id, { ...removedFields, updatedAt: ctx.clock.now() })) ?? fail('not-found');
    await auditCustomer(ctx, tx, act, group, row);
    return row;
  });
};

/** Updates the group's data about a customer. Errors: account-unverified, not-found, forbidden, rate-limited. */
export const update = async (ctx: Context, groupId: string, id: string, changes: CustomerChanges): Promise<Customer> =>
  toCustomer(ctx, await changeCustomer(ctx, groupId, id, 'group.customer-update', changes));

/** Removes a customer of the group. Errors: account-unverified, not-found, forbidden, rate-limited. */
export const remove = async (ctx: Context, groupId: string, id: string): Promise<void> => {
  await changeCustomer(ctx, groupId, id, 'group.customer-remove', { deletedAt: ctx.clock.now() });
};
