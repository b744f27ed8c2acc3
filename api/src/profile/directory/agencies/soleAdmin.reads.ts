import { and, eq, isNull, sql } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { memberIsOpen } from '../members/availability.reads.ts';
import { agencyAdmins } from '../../agency/admins/tables.ts';
import { agencies } from '../../agency/tables.ts';

/**
 * Returns the names of the agencies that a member administers and that have no other admin with an open page. Locks all
 * agencies that the member administers until the transaction ends.
 */
export const lockAgenciesLedOnlyBy = async (tx: Executor, memberId: string): Promise<string[]> => {
  const led = await tx
    .select({ id: agencies.id, name: agencies.name })
    .from(agencies)
    .innerJoin(agencyAdmins, eq(agencyAdmins.agencyId, agencies.id))
    .where(and(eq(agencyAdmins.memberId, memberId), isNull(agencies.deletedAt)))
    .orderBy(agencies.id)
    .for('update', { of: agencies });
  if (led.length === 0) return [];
  const others = await tx
    .selectDistinct({ agencyId: agencyAdmins.agencyId })
    .from(agencyAdmins)
    .where(
      and(
        sql`${agencyAdmins.agencyId} = any(${sql.param(led.map(({ id }) => id))}::uuid[])`,
        sql`${agencyAdmins.memberId} <> ${memberId}`,
        memberIsOpen(agencyAdmins.memberId),
      ),
    );
  const otherAgencies = new Set(others.map(({ agencyId }) => agencyId));
  return led.filter(({ id }) => !otherAgencies.has(id)).map(({ name }) => name);
};
