import type { BirthdayFacts } from '@m4u/contract/commerce/order/earning.rules';
import type { Executor } from '../../../platform/database/database.ts';
import { dayInVietnam } from '../../../platform/database/days.ts';
import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from '../../../platform/database/orm.ts';
import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { birthdayOf } from '../../../profile/member/birthday.reads.ts';
import { pointAccounts as accounts } from '../../point/account.tables.ts';
import { orders } from '../tables.ts';
import { birthdayConsents as consents } from './tables.ts';

/** The last day in Vietnam on which an order of the account had points of the birthday rule; null for none. */
const lastGiven = (accountId: string | null): SQL<string | null> =>
  sql<string | null>`(select ${dayInVietnam(orders.createdAt)}::text from ${orders}
    where ${orders.accountId} = ${accountId} and ${orders.status} = 'done' and exists (
      select from jsonb_array_elements(${orders.bonuses}) as bonus
      where bonus ->> 'rule' = 'birthday' and (bonus ->> 'points')::bigint > 0)
    order by ${orders.id} desc limit 1)`;

/** A member at a group, with the account of their points there; null before their first order. */
export interface BirthdayOf {
  readonly groupId: string;
  readonly memberId: string;
  readonly accountId: string | null;
}

/** The birthday of a customer for the rules of a group; null without their consent. By the program: the group never sees it. */
export const findBirthday = byProgram(
  async (db: Executor, { groupId, accountId, memberId }: BirthdayOf): Promise<BirthdayFacts | null> => {
    const [row] = await db
      .select({ born: birthdayOf(consents.memberId), lastGiven: lastGiven(accountId) })
      .from(consents)
      .where(and(eq(consents.groupId, groupId), eq(consents.memberId, memberId), isNull(consents.withdrawnAt)));
    return row?.born ? { born: row.born, lastGiven: row.lastGiven } : null;
  },
);

/** Birthdays of those among accounts of a group whose members allow it, by the account. By the program, as above. */
export const listBirthdays = byProgram(
  async (db: Executor, accountIds: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    if (accountIds.length === 0) return new Map();
    const rows = await db
      .select({ id: accounts.id, born: birthdayOf(accounts.memberId) })
      .from(accounts)
      .innerJoin(consents, and(eq(consents.groupId, accounts.groupId), eq(consents.memberId, accounts.memberId)))
      .where(
        and(inArray(accounts.id, [...new Set(accountIds)]), isNull(consents.withdrawnAt), isNotNull(accounts.memberId)),
      );
    return new Map(rows.flatMap(({ id, born }) => (born === null ? [] : [[id, born] as const])));
  },
);

/** The consent of a member to a group. */
export interface ConsentRow {
  readonly withdrawnAt: Date | null;
}

/** Finds what a member has said to a group; undefined when they were never asked. */
export const findConsent = async (db: Executor, groupId: string, memberId: string): Promise<ConsentRow | undefined> => {
  const [row] = await db
    .select({ withdrawnAt: consents.withdrawnAt })
    .from(consents)
    .where(and(eq(consents.groupId, groupId), eq(consents.memberId, memberId)));
  return row;
};

/** Whether a member's profile has a day of birth. */
export const hasBirthday = async (db: Executor, memberId: string): Promise<boolean> => {
  const { rows } = await db.execute<{ born: string | null }>(sql`select ${birthdayOf(sql`${memberId}::uuid`)} as born`);
  return rows[0]?.born != null;
};

/** Saves a consent that is given; one that stands keeps its time. */
export const grant = async (tx: Transaction, groupId: string, memberId: string, now: Date): Promise<void> => {
  await tx
    .insert(consents)
    .values({ groupId, memberId, grantedAt: now })
    .onConflictDoUpdate({
      target: [consents.groupId, consents.memberId],
      set: { grantedAt: now, withdrawnAt: null },
      setWhere: isNotNull(consents.withdrawnAt),
    });
};

/** Ends a consent that stands. */
export const withdraw = async (tx: Transaction, groupId: string, memberId: string, now: Date): Promise<void> => {
  await tx
    .update(consents)
    .set({ withdrawnAt: now })
    .where(and(eq(consents.groupId, groupId), eq(consents.memberId, memberId), isNull(consents.withdrawnAt)));
};
