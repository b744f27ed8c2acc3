import { type SQL, sql } from '../../platform/database/orm.ts';
import { pointAccounts as accounts } from './account.tables.ts';

/** The ids of a member's accounts, for `in`. */
export const accountsOf = (memberId: string): SQL =>
  sql`(select ${accounts.id} from ${accounts} where ${accounts.memberId} = ${memberId})`;

/** The ids of the groups at which a member has an account, for `in`. */
export const groupsHolding = (memberId: string): SQL =>
  sql`(select ${accounts.groupId} from ${accounts} where ${accounts.memberId} = ${memberId})`;
