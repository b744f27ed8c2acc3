import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import { and, asc, eq, isNotNull, isNull, lte, or, sql } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { companyDomains as domains } from '../tables.ts';

/** A stored domain. */
export type DomainRow = typeof domains.$inferSelect;

/** Lists the domains of a company, the first one first. */
export const list = (db: Executor, groupId: string): Promise<DomainRow[]> =>
  db.select().from(domains).where(eq(domains.groupId, groupId)).orderBy(asc(domains.id));

/** Finds a domain of a company. */
export const find = async (db: Executor, groupId: string, id: string): Promise<DomainRow | undefined> =>
  (
    await db
      .select()
      .from(domains)
      .where(and(eq(domains.groupId, groupId), eq(domains.id, id)))
  )[0];

/** As {@link find}, with a lock until the transaction ends. */
export const findForUpdate = async (tx: Executor, id: string): Promise<DomainRow | undefined> =>
  (await tx.select().from(domains).where(eq(domains.id, id)).for('update'))[0];

/** Serialises what companies prove about one domain. */
export const acquireDomainLock = (tx: Executor, domain: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`company.domain ${domain}`}, 0))`);

/** Adds a domain; false when the company has it already. */
export const insert = async (tx: Executor, row: typeof domains.$inferInsert): Promise<boolean> =>
  ((await tx.insert(domains).values(row).onConflictDoNothing()).rowCount ?? 0) > 0;

/** Removes a domain. */
export const remove = (tx: Executor, id: string) => tx.delete(domains).where(eq(domains.id, id));

/** The proven domain of an address, also of another company. */
export const findProven = byProgram(
  async (db: Executor, domain: string): Promise<DomainRow | undefined> =>
    (
      await db
        .select()
        .from(domains)
        .where(and(eq(domains.domain, domain), isNotNull(domains.provenAt)))
    )[0],
);

/** Writes the outcome of a look-up. */
export const update = (db: Executor, id: string, changes: Pick<DomainRow, 'provenAt' | 'failingSince' | 'checkedAt'>) =>
  db.update(domains).set(changes).where(eq(domains.id, id));

/** Takes the proof of a domain from a company, also from another one than the caller's. */
export const withdrawProof = byProgram((tx: Executor, id: string) =>
  tx.update(domains).set({ provenAt: null, failingSince: null }).where(eq(domains.id, id)),
);

/** Lists proven domains that were last looked up before a moment, the longest ago first. */
export const listDue = byProgram((db: Executor, before: Date, limit: number): Promise<DomainRow[]> =>
  db
    .select()
    .from(domains)
    .where(and(isNotNull(domains.provenAt), or(isNull(domains.checkedAt), lte(domains.checkedAt, before))))
    .orderBy(asc(domains.checkedAt))
    .limit(limit),
);
