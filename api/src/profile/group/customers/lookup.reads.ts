import { and, eq, isNull, type Placeholder, type SQL, sql, type SQLWrapper } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { containsEachWord } from '../../../platform/database/folding.ts';
import { prepareOnce } from '../../../platform/database/prepared.ts';
import { memberIsOpen } from '../../directory/members/availability.reads.ts';
import { groupCustomers } from '../invitations/tables.ts';

/** Somebody whom a group serves: a member, or a customer who has not said who they are. */
export type CustomerIdentity =
  | { readonly kind: 'member'; readonly memberId: string }
  /** `behind` is who is told of what they get, null while nobody has an account; the group learns nothing of them. */
  | { readonly kind: 'customer'; readonly customerId: string; readonly behind: string | null };

/** A customer's member, whether they said so themselves, and whether their page is open. */
interface AsCustomer {
  readonly memberId: string;
  readonly claimed: boolean;
  readonly open: boolean;
}

/** A customer who nobody claims to be until the transaction ends; undefined for one who is not there any more. */
const holdCustomer = async (tx: Executor, isThere: SQL | undefined): Promise<AsCustomer | undefined> => {
  const [row] = await tx
    .select({
      memberId: groupCustomers.memberId,
      claimed: sql<boolean>`${groupCustomers.claimedAt} is not null`,
      open: memberIsOpen(groupCustomers.memberId),
    })
    .from(groupCustomers)
    .where(isThere)
    .for('share');
  return row;
};

/** A customer of a group by their own id, who is still there. */
const isCustomer = (groupId: string | Placeholder, id: string | Placeholder): SQL | undefined =>
  and(eq(groupCustomers.groupId, groupId), eq(groupCustomers.id, id), isNull(groupCustomers.deletedAt));

const meant = prepareOnce((db, name: 'whom a group means') => {
  const id = sql.placeholder('id');
  const written = sql`select json_build_object('memberId', ${groupCustomers.memberId}, 'claimed',
    ${groupCustomers.claimedAt} is not null, 'open', ${memberIsOpen(groupCustomers.memberId)})
    from ${groupCustomers} where ${isCustomer(sql.placeholder('groupId'), id)}`;
  return db
    .select({ customer: sql<AsCustomer | null>`(${written})`, open: memberIsOpen(sql`${id}::uuid`) })
    .from(sql`(values (1)) as one`)
    .prepare(name);
});

/**
 * Resolves an id that a group gives: one of its customers, else any member whose page is open; undefined for neither. An
 * unclaimed customer is never resolved to a member, or the group could find out whose number it has. With `held` nobody
 * claims to be that customer until the transaction ends.
 */
export const resolveCustomer = async (
  db: Executor,
  groupId: string,
  id: string,
  { held = false }: { readonly held?: boolean } = {},
): Promise<CustomerIdentity | undefined> => {
  const [row] = await meant(db, 'whom a group means').execute({ groupId, id });
  const found = row?.customer;
  if (!found) return row?.open ? { kind: 'member', memberId: id } : undefined;
  const customer = held ? await holdCustomer(db, isCustomer(groupId, id)) : found;
  if (customer?.claimed) return { kind: 'member', memberId: customer.memberId };
  return customer && { kind: 'customer', customerId: id, behind: customer.open ? customer.memberId : null };
};

/** A customer as the group wrote them down; `memberId` only of one who has claimed themselves. */
export interface Written {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly memberId: string | null;
}

/** Columns of another table's row that say whom it is of: at a group a member, or else one of its customers. */
interface Whose {
  readonly groupId: SQLWrapper;
  readonly memberId: SQLWrapper;
  readonly customerId: SQLWrapper;
}

const isWritten = ({ groupId, memberId, customerId }: Whose): SQL =>
  sql`${groupCustomers.id} = case when ${memberId} is null then ${customerId} else
    (select known.id from ${groupCustomers} as known where known.group_id = ${groupId}
      and known.member_id = ${memberId} and known.claimed_at is not null) end`;

/** Whether each of these words is some part of what a group calls whom it serves. */
export const customerNameContains = (whose: Whose, asked: string): SQL<boolean> =>
  sql<boolean>`exists (select from ${groupCustomers}
    where ${isWritten(whose)} and ${containsEachWord(groupCustomers.nameWords, asked)})`;

/** What a group wrote down of whom it serves, those it has removed too, as a value within a larger query. */
export const customerRecord = (whose: Whose): SQL<Written | null> => {
  const member = sql`case when ${groupCustomers.claimedAt} is not null then ${groupCustomers.memberId} end`;
  const value = sql`select json_build_object('id', ${groupCustomers.id}, 'name', ${groupCustomers.name},
    'phone', ${groupCustomers.phone}, 'memberId', ${member}) from ${groupCustomers} where ${isWritten(whose)}`;
  return sql<Written | null>`(${value})`;
};
