import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import { and, eq, gte, isNotNull, isNull, or, sql, type SQL, type SQLWrapper } from '../../platform/database/orm.ts';
import type { MemberActor } from '../../platform/caller.ts';
import type { Executor } from '../../platform/database/database.ts';
import { accounts } from './tables.ts';

/** SQL condition: whether a member has a verified account; for queries of the program. */
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

/** SQL value: the member whose verified account has a phone number, or null; for queries of the program. */
export const verifiedMemberByPhone = (phone: SQLWrapper): SQL<string | null> => {
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

/** The phone number that a member's open account has verified since a moment; undefined when there is none. */
export const findPhoneVerifiedSince = byProgram(
  async (db: Executor, memberId: string, since: Date): Promise<string | undefined> => {
    const [row] = await db
      .select({ phone: accounts.phone })
      .from(accounts)
      .where(and(eq(accounts.memberId, memberId), gte(accounts.verifiedAt, since), isNull(accounts.lockedBy)));
    return row?.phone ?? undefined;
  },
);

/** Returns a member as the actor of a job that runs after the call; undefined when the account may no longer act. */
export const findActor = byProgram(async (db: Executor, memberId: string): Promise<MemberActor | undefined> => {
  const [row] = await db
    .select({ accountId: accounts.id })
    .from(accounts)
    .where(
      and(
        eq(accounts.memberId, memberId),
        isNotNull(accounts.verifiedAt),
        isNull(accounts.lockedBy),
        isNull(accounts.leavingAt),
      ),
    );
  // Without a session and without staff rights: a job does only what was requested.
  return row && { kind: 'member', memberId, accountId: row.accountId, sessionId: '', verified: true, staff: false };
});

/** Whether an address is a verified one of a member with an open account. */
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

/** The verified addresses of a member; none when the account is not open. */
export const findVerifiedAddresses = async (
  db: Executor,
  memberId: string,
): Promise<{ readonly email: string | null; readonly phone: string | null }> => {
  const [row] = await db
    .select({ email: accounts.email, phone: accounts.phone })
    .from(accounts)
    .where(and(eq(accounts.memberId, memberId), isNotNull(accounts.verifiedAt), isNull(accounts.lockedBy)));
  return row ?? { email: null, phone: null };
};

/** The ids of members with an open account and one of these verified addresses. */
export const findMembersByAddresses = byProgram(
  async (
    db: Executor,
    { emails, phones }: { readonly emails: readonly string[]; readonly phones: readonly string[] },
  ): Promise<string[]> => {
    const isOne = sql`(${accounts.email} = any(${sql.param(emails)}::text[]) or ${accounts.phone} = any(${sql.param(phones)}::text[]))`;
    const rows = await db
      .select({ memberId: accounts.memberId })
      .from(accounts)
      .where(and(isOne, isNotNull(accounts.verifiedAt), isNull(accounts.lockedBy)));
    return rows.map(({ memberId }) => memberId);
  },
);

/** Finds the member with an open account and this verified address; undefined when there is none. */
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

/** Time of a member's registration and whether the account is verified; undefined without an account. */
export const findAccountAge = byProgram(
  async (
    db: Executor,
    memberId: string,
  ): Promise<{ readonly openedAt: Date; readonly verified: boolean } | undefined> => {
    const [row] = await db
      .select({ openedAt: accounts.createdAt, verifiedAt: accounts.verifiedAt })
      .from(accounts)
      .where(eq(accounts.memberId, memberId));
    return row && { openedAt: row.openedAt, verified: row.verifiedAt !== null };
  },
);
