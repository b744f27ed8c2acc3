import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import { and, eq, isNotNull, isNull, or, sql, type SQL, type SQLWrapper } from '../../platform/database/orm.ts';
import type { MemberActor } from '../../platform/caller.ts';
import type { Executor } from '../../platform/database/database.ts';
import { accounts } from './tables.ts';

/** Whether a member's account is verified, within a query of the program; a member without one is not. */
export const isVerified = (memberId: SQLWrapper): SQL<boolean> => {
  const row = sql`select from ${accounts} where ${accounts.memberId} = ${memberId} and ${accounts.verifiedAt} is not null`;
  return sql<boolean>`exists (${row})`;
};

/** The verified e-mail address of a member whose account is open; undefined when there is none. */
export const findVerifiedEmail = byProgram(async (db: Executor, memberId: string): Promise<string | undefined> => {
  const [row] = await db
    .select({ email: accounts.email })
    .from(accounts)
    .where(and(eq(accounts.memberId, memberId), isNotNull(accounts.verifiedAt), isNull(accounts.lockedBy)));
  return row?.email ?? undefined;
});

/** The member whose verified account has a phone number, within a query of the program; null when there is none. */
export const verifiedMemberOf = (phone: SQLWrapper): SQL<string | null> => {
  const value = sql`select ${accounts.memberId} from ${accounts}
    where ${accounts.phone} = ${phone} and ${accounts.verifiedAt} is not null`;
  return sql<string | null>`(${value})`;
};

/** The phone number of a member's verified account, as a value within a larger query; null when there is none. */
export const verifiedPhoneOf = (memberId: string): SQL<string | null> => {
  const value = sql`select ${accounts.phone} from ${accounts}
    where ${accounts.memberId} = ${memberId} and ${accounts.verifiedAt} is not null`;
  return sql<string | null>`(${value})`;
};

/** A member who goes on acting after they have left, as a job of theirs does; undefined once the account may not. */
export const findActor = byProgram(async (db: Executor, memberId: string): Promise<MemberActor | undefined> => {
  const [row] = await db
    .select({ accountId: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.memberId, memberId), isNotNull(accounts.verifiedAt), isNull(accounts.lockedBy)));
  // By no session, and as staff never: a job does what it was asked for and no more.
  return row && { kind: 'member', memberId, accountId: row.accountId, sessionId: '', verified: true, staff: false };
});

/** Whether an e-mail address or a phone number is the verified one of a member whose account is open. */
export const ownsAddress = byProgram(
  async (
    db: Executor,
    memberId: string,
    { email, phone }: { readonly email: string | null; readonly phone: string | null },
  ): Promise<boolean> => {
    const address = or(
      email === null ? undefined : eq(accounts.email, email),
      phone === null ? undefined : eq(accounts.phone, phone),
    );
    if (!address) return false;
    const rows = await db
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.memberId, memberId), address, isNotNull(accounts.verifiedAt), isNull(accounts.lockedBy)));
    return rows.length > 0;
  },
);

/** The verified addresses by which a member signs in; of an account that is not open, none. */
export const addressesOf = async (
  db: Executor,
  memberId: string,
): Promise<{ readonly email: string | null; readonly phone: string | null }> => {
  const [row] = await db
    .select({ email: accounts.email, phone: accounts.phone })
    .from(accounts)
    .where(and(eq(accounts.memberId, memberId), isNotNull(accounts.verifiedAt), isNull(accounts.lockedBy)));
  return row ?? { email: null, phone: null };
};

/** The member whose verified and open account an address is; undefined when there is none. */
export const findMemberByAddress = byProgram(
  async (
    db: Executor,
    { email, phone }: { readonly email: string | null; readonly phone: string | null },
  ): Promise<string | undefined> => {
    const address = email === null ? eq(accounts.phone, phone ?? '') : eq(accounts.email, email);
    const [row] = await db
      .select({ memberId: accounts.memberId })
      .from(accounts)
      .where(and(address, isNotNull(accounts.verifiedAt), isNull(accounts.lockedBy)));
    return row?.memberId;
  },
);

/** When the account of a member was opened, and whether it is verified; undefined for a member without one. */
export const findAccountAge = byProgram(
  async (db: Executor, memberId: string): Promise<{ readonly at: Date; readonly verified: boolean } | undefined> => {
    const [row] = await db
      .select({ at: accounts.createdAt, verifiedAt: accounts.verifiedAt })
      .from(accounts)
      .where(eq(accounts.memberId, memberId));
    return row && { at: row.at, verified: row.verifiedAt !== null };
  },
);
