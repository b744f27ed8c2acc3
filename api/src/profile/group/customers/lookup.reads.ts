import { and, eq, isNull, type Placeholder, type SQL, sql, type SQLWrapper } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { containsEachWord } from '../../../platform/database/folding.ts';
import { prepareOnce } from '../../../platform/database/prepared.ts';
import { memberIsOpen } from '../../directory/members/availability.reads.ts';
import { groupCustomers } from '../invitations/tables.ts';

/** A customer in the eyes of a group: a member, or an unclaimed customer. */
export type CustomerIdentity =
  | { readonly kind: 'member'; readonly memberId: string }
  /** `behind` is the member to notify, null while nobody has an account. It must not be shown to the group. */
  | { readonly kind: 'customer'; readonly customerId: string; readonly behind: string | null };

/** A customer's member, whether the customer is claimed, and whether the member's page is open. */
interface CustomerMember {
  readonly memberId: string;
  readonly claimed: boolean;
  readonly open: boolean;
}

/** Locks a customer against claims until the transaction ends; undefined when the customer does not exist. */
const findCustomerWithLock = async (tx: Executor, condition: SQL | undefined): Promise<CustomerMember | undefined> => {
  const [row] = await tx
    .select({
      memberId: groupCustomers.memberId,
      claimed: sql<boolean>`${groupCustomers.claimedAt} is not null`,
      open: memberIsOpen(groupCustomers.memberId),
    })
    .from(groupCustomers)
    .where(condition)
    .for('share');
  return row;
};

/** Condition: an existing customer of a group, by the customer's id. */
const isCustomerOfGroup = (groupId: string | Placeholder, id: string | Placeholder): SQL | undefined =>
  and(eq(groupCustomers.groupId, groupId), eq(groupCustomers.id, id), isNull(groupCustomers.deletedAt));

const preparedIdentity = prepareOnce((db, name: 'whom a group means') => {
  const id = sql.placeholder('id');
  const customerJson = sql`select json_build_object('memberId', ${groupCustomers.memberId}, 'claimed',
    ${groupCustomers.claimedAt} is not null, 'open', ${memberIsOpen(groupCustomers.memberId)})
    from ${groupCustomers} where ${isCustomerOfGroup(sql.placeholder('groupId'), id)}`;
  return db
    .select({ customer: sql<CustomerMember | null>`(${customerJson})`, open: memberIsOpen(sql`${id}::uuid`) })
    .from(sql`(values (1)) as one`)
    .prepare(name);
});

/**
 * Resolves an id that a group gives: one of its customers, else any member with an open page; undefined for neither. An
 * unclaimed customer is never resolved to a member, otherwise the group could learn whose number it has. With
 * `withLock` the customer cannot be claimed until the transaction ends.
 */
export const resolveCustomer = async (
  db: Executor,
  groupId: string,
  id: string,
  { withLock = false }: { readonly withLock?: boolean } = {},
): Promise<CustomerIdentity | undefined> => {
  const [row] = await preparedIdentity(db, 'whom a group means').execute({ groupId, id });
  const found = row?.customer;
  if (!found) return row?.open ? { kind: 'member', memberId: id } : undefined;
  const customer = withLock ? await findCustomerWithLock(db, isCustomerOfGroup(groupId, id)) : found;
  if (customer?.claimed) return { kind: 'member', memberId: customer.memberId };
  return customer && { kind: 'customer', customerId: id, behind: customer.open ? customer.memberId : null };
};

/** A customer as the group registered them; `memberId` is set for a claimed customer only. */
export interface CustomerRecord {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly memberId: string | null;
}

/** Columns of another table that identify a group's customer: a member, or else one of the group's customer records. */
interface CustomerKey {
  readonly groupId: SQLWrapper;
  readonly memberId: SQLWrapper;
  readonly customerId: SQLWrapper;
}

const isRecordOf = ({ groupId, memberId, customerId }: CustomerKey): SQL =>
  sql`${groupCustomers.id} = case when ${memberId} is null then ${customerId} else
    (select known.id from ${groupCustomers} as known where known.group_id = ${groupId}
      and known.member_id = ${memberId} and known.claimed_at is not null) end`;

/** Whether the group's own name for a customer contains each word of the search. */
export const customerNameContains = (key: CustomerKey, search: string): SQL<boolean> =>
  sql<boolean>`exists (select from ${groupCustomers}
    where ${isRecordOf(key)} and ${containsEachWord(groupCustomers.nameWords, search)})`;

/** The customer record of a group, removed ones included, as a value within a larger query. */
export const customerRecord = (key: CustomerKey): SQL<CustomerRecord | null> => {
  const member = sql`case when ${groupCustomers.claimedAt} is not null then ${groupCustomers.memberId} end`;
  const value = sql`select json_build_object('id', ${groupCustomers.id}, 'name', ${groupCustomers.name},
    'phone', ${groupCustomers.phone}, 'memberId', ${member}) from ${groupCustomers} where ${isRecordOf(key)}`;
  return sql<CustomerRecord | null>`(${value})`;
};
