import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import { eq } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { Account } from '../queries.ts';
import { accounts } from '../tables.ts';

/** The account of a member; undefined when there is none. */
export const findAccountOfMember = byProgram(async (db: Executor, memberId: string): Promise<Account | undefined> => {
  const [row] = await db.select().from(accounts).where(eq(accounts.memberId, memberId));
  return row;
});
