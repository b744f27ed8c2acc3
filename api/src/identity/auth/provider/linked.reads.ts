import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import { and, eq, inArray, isNotNull } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { accounts, externalIdentities } from '../tables.ts';

/**
 * Finds the member with one of these verified addresses whose account a provider has joined. For the directory of a
 * company: it learns nothing of accounts that its provider does not open.
 */
export const findLinkedMember = byProgram(
  async (
    db: Executor,
    provider: string,
    emails: readonly string[],
  ): Promise<{ memberId: string; subject: string } | undefined> => {
    const [row] = await db
      .select({ memberId: accounts.memberId, subject: externalIdentities.subject })
      .from(externalIdentities)
      .innerJoin(accounts, eq(accounts.id, externalIdentities.accountId))
      .where(
        and(
          eq(externalIdentities.provider, provider),
          inArray(accounts.email, [...emails]),
          isNotNull(accounts.verifiedAt),
        ),
      )
      .limit(1);
    return row;
  },
);
