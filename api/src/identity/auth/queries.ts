import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import { and, eq, isNull, lt, sql } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { prepareOnce } from '../../platform/database/prepared.ts';
import { accounts, externalIdentities, loginSlides, usedPartnerTokens } from './tables.ts';

/** Identifier of an account: exactly one of the two. */
export interface Identifier {
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
}

/** A stored account. */
export type Account = typeof accounts.$inferSelect;

/** The owner of an account with the address that its codes and links are sent to: the e-mail, else the phone number. */
export const toAddressOwner = ({ memberId, email, phone }: Pick<Account, 'memberId' | 'email' | 'phone'>) => ({
  memberId,
  email,
  phone: email === null ? phone : null,
});

/** Whether the account is open: neither locked nor waiting for its deletion. */
export const isOpenAccount = ({ lockedBy, leavingAt }: Pick<Account, 'lockedBy' | 'leavingAt'>): boolean =>
  lockedBy === null && leavingAt === null;

const hasIdentifier = ({ email, phone }: Identifier) =>
  email === undefined ? eq(accounts.phone, phone ?? '') : eq(accounts.email, email);

/** Finds an account by e-mail or phone number. */
export const findAccount = byProgram(async (db: Executor, identifier: Identifier): Promise<Account | undefined> => {
  const [row] = await db.select().from(accounts).where(hasIdentifier(identifier));
  return row;
});

const preparedAccountById = prepareOnce((db, name: 'account by id') =>
  db
    .select()
    .from(accounts)
    .where(eq(accounts.id, sql.placeholder('id')))
    .prepare(name),
);

/** Reads the reader's own account; prepared, since every screen of a signed-in reader needs it. */
export const findAccountById = async (db: Executor, id: string): Promise<Account | undefined> => {
  const [row] = await preparedAccountById(db, 'account by id').execute({ id });
  return row;
};

/** Reads any account by its id, for a caller without a session who proves ownership otherwise. */
export const findAnyAccountById = byProgram(findAccountById);

/** Reads an account and locks its row until the transaction ends; `update` when it will be changed. */
export const findAccountWithLock = byProgram(
  async (tx: Executor, id: string, lock: 'share' | 'update' = 'share'): Promise<Account | undefined> => {
    const [row] = await tx.select().from(accounts).where(eq(accounts.id, id)).for(lock);
    return row;
  },
);

/**
 * Finds an account by e-mail or phone number and locks its row until the transaction ends. A correction of the address
 * is waited for, and the address compared again: an account that has left it is not found.
 */
export const findAddressWithLock = byProgram(
  async (tx: Executor, identifier: Identifier, lock: 'share' | 'update'): Promise<Account | undefined> => {
    const [row] = await tx.select().from(accounts).where(hasIdentifier(identifier)).for(lock);
    return row;
  },
);

/** Adds an account unless its identifier is taken; true when it was added. */
export const insertAccount = byProgram(async (db: Executor, row: typeof accounts.$inferInsert): Promise<boolean> => {
  const added = await db.insert(accounts).values(row).onConflictDoNothing().returning({ id: accounts.id });
  return added.length === 1;
});

/** Changes the given columns of an account. */
export const updateAccount = byProgram(
  (
    db: Executor,
    id: string,
    changes: Partial<
      Pick<Account, 'passwordHash' | 'verifiedAt' | 'registeredBy' | 'lockedBy' | 'leavingAt' | 'remindedAt'>
    >,
  ) => db.update(accounts).set(changes).where(eq(accounts.id, id)),
);

/** Changes the address of an account that has not verified one; false when it has. Fails when the address is taken. */
export const changeUnverifiedAddress = byProgram(async (tx: Executor, id: string, { email, phone }: Identifier) => {
  const changed = await tx
    .update(accounts)
    .set({ email: email ?? null, phone: phone ?? null })
    .where(and(eq(accounts.id, id), isNull(accounts.verifiedAt)))
    .returning({ id: accounts.id });
  return changed.length === 1;
});

/** Locks an account for its owner; false when it is locked already, also by staff. */
export const lockByOwner = byProgram(async (db: Executor, id: string): Promise<boolean> => {
  const locked = await db
    .update(accounts)
    .set({ lockedBy: 'owner' })
    .where(and(eq(accounts.id, id), isNull(accounts.lockedBy)))
    .returning({ id: accounts.id });
  return locked.length === 1;
});

/** Unlocks an account that its owner locked; false when it has no such lock any more. */
export const unlockByOwner = byProgram(async (db: Executor, id: string): Promise<boolean> => {
  const updated = await db
    .update(accounts)
    .set({ lockedBy: null })
    .where(and(eq(accounts.id, id), eq(accounts.lockedBy, 'owner')))
    .returning({ id: accounts.id });
  return updated.length === 1;
});

/** Serialises sign-ins of a provider's person, so that concurrent ones open only one account. */
export const acquireIdentityLock = (tx: Executor, provider: string, subject: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${provider} ${subject}`}, 0))`);

/** Finds the account linked to a provider's account. */
export const findByIdentity = byProgram(
  async (db: Executor, provider: string, subject: string): Promise<Account | undefined> => {
    const [row] = await db
      .select({ account: accounts })
      .from(externalIdentities)
      .innerJoin(accounts, eq(accounts.id, externalIdentities.accountId))
      .where(and(eq(externalIdentities.provider, provider), eq(externalIdentities.subject, subject)));
    return row?.account;
  },
);

/** Lists the providers whose sign-ins open an account. */
export const listProviders = byProgram(async (db: Executor, accountId: string): Promise<string[]> => {
  const rows = await db
    .select({ provider: externalIdentities.provider })
    .from(externalIdentities)
    .where(eq(externalIdentities.accountId, accountId))
    .orderBy(externalIdentities.provider);
  return [...new Set(rows.map(({ provider }) => provider))];
});

/** Lists the providers whose sign-ins open an account, each once, with the moment of the first connection. */
export const listIdentities = byProgram((db: Executor, accountId: string) =>
  db
    .select({
      provider: externalIdentities.provider,
      createdAt: sql`min(${externalIdentities.createdAt})`.mapWith(externalIdentities.createdAt),
    })
    .from(externalIdentities)
    .where(eq(externalIdentities.accountId, accountId))
    .groupBy(externalIdentities.provider)
    .orderBy(externalIdentities.provider),
);

/** Disconnects a provider from an account. */
export const deleteIdentities = byProgram((db: Executor, accountId: string, provider: string) =>
  db
    .delete(externalIdentities)
    .where(and(eq(externalIdentities.accountId, accountId), eq(externalIdentities.provider, provider))),
);

/** Links a provider's person to an account. */
export const insertIdentity = byProgram((db: Executor, row: typeof externalIdentities.$inferInsert) =>
  db.insert(externalIdentities).values(row),
);

/** Marks a partner's token as used; false when it was used before. Deletes expired rows. */
export const usePartnerToken = byProgram(
  async (db: Executor, row: typeof usedPartnerTokens.$inferInsert, now: Date): Promise<boolean> => {
    await db.delete(usedPartnerTokens).where(lt(usedPartnerTokens.expiresAt, now));
    const used = await db
      .insert(usedPartnerTokens)
      .values(row)
      .onConflictDoNothing()
      .returning({ jti: usedPartnerTokens.jti });
    return used.length === 1;
  },
);

/** Whether a partner's token was used already. */
export const isPartnerTokenUsed = byProgram(async (db: Executor, partner: string, jti: string): Promise<boolean> => {
  const condition = and(eq(usedPartnerTokens.partner, partner), eq(usedPartnerTokens.jti, jti));
  return (await db.$count(usedPartnerTokens, condition)) > 0;
});

/** The enabled slides of the sign-in screen in order; ten at most. */
export const listSlides = (db: Executor) =>
  db.select().from(loginSlides).where(eq(loginSlides.enabled, true)).orderBy(loginSlides.position).limit(10);
