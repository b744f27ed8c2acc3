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
import { requireGroupRight, requireVerifiedGroupAdmin } from '../rights.service.ts';
import * as queries from './queries.ts';
import type { CustomerRow } from './list.reads.ts';

/**
 * Builds customers as their group sees them: the member shows once they have claimed the record. One query in total.
 */
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

const withoutNote = (customer: Customer): Customer => ({ ...customer, note: '' });

const toCustomer = async (ctx: Context, row: CustomerRow): Promise<Customer> =>
  (await toCustomers(ctx, [row]))[0] ?? fail('not-found');

/** Shortest search and most results of people at the counter, who look somebody up and do not browse. */
const LOOKUP = { letters: 3, rows: 8 };

/**
 * Lists the group's customers by name, to its admins. At the counter only those that a search of at least three letters
 * finds, without the group's notes. Errors: not-found, forbidden, invalid (a shorter search).
 */
export const list = async (
  ctx: Context,
  groupId: string,
  { query, ...paging }: Paging & { query?: string | undefined },
): Promise<{ data: Customer[]; total: number }> => {
  const { id, role } = await requireGroupRight(ctx, groupId, 'counter');
  if (role === 'admin') {
    const { rows, total } = await queries.list(ctx.db, id, query, toSlice(paging));
    return { data: await toCustomers(ctx, rows), total };
  }
  if ((query ?? '').length < LOOKUP.letters)
    fail('invalid', { fields: [{ field: 'query', code: 'too-short', values: { minimum: LOOKUP.letters } }] });
  const { rows } = await queries.list(ctx.db, id, query, { limit: LOOKUP.rows, offset: 0 });
  return { data: (await toCustomers(ctx, rows)).map(withoutNote), total: rows.length };
};

/** Returns a customer of the group; at the counter without the group's note. Errors: not-found, forbidden. */
export const get = async (ctx: Context, groupId: string, id: string): Promise<Customer> => {
  const { role } = await requireGroupRight(ctx, groupId, 'counter');
  const customer = await toCustomer(ctx, (await queries.find(ctx.db, groupId, id)) ?? fail('not-found'));
  return role === 'admin' ? customer : withoutNote(customer);
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
  requireVerified(ctx);
  const group = await requireGroupRight(ctx, groupId, 'counter');
  await ctx.limits.consume('customersByMember', requireVerified(ctx).memberId);
  const { row, isExisting } = await ctx.transaction(async (tx) => {
    const added = await addOrRestoreCustomer(ctx, tx, group.id, draft);
    if (!added.isExisting) await auditCustomer(ctx, tx, 'group.customer-add', group, added.row);
    return added;
  });
  const customer = await toCustomer(ctx, row);
  return { ...(group.role === 'admin' ? customer : withoutNote(customer)), known: isExisting };
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
