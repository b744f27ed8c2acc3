import { and, eq, gte, inArray, lt, or, type SQL, sql } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { containsEachWord } from '../../platform/database/folding.ts';
import { customerNameContains } from '../../profile/group/customers/lookup.reads.ts';
import { memberNameContains } from '../../profile/directory/members/people.reads.ts';
import { pointAccounts as accounts } from '../point/account.tables.ts';
import type { OrderRow } from './queries.ts';
import { orders } from './tables.ts';

/** A selection of a group's orders. */
export interface OrderSelection {
  readonly groupId: string;
  readonly kind?: OrderRow['kind'] | undefined;
  readonly status?: OrderRow['status'] | undefined;
  readonly accountId?: string | undefined;
  /** The member who entered the orders. */
  readonly createdBy?: string | undefined;
  /** Orders created from `from` (included) to `before` (excluded). */
  readonly from?: Date | undefined;
  readonly before?: Date | undefined;
  /** Words of the invoice number, the note or the buyer's name. */
  readonly q?: string | undefined;
}

const isOfBuyersNamed = (db: Executor, groupId: string, q: string): SQL =>
  inArray(
    orders.accountId,
    db
      .select({ id: accounts.id })
      .from(accounts)
      .where(
        and(
          eq(accounts.groupId, groupId),
          eq(accounts.issuing, 0),
          sql`(${customerNameContains(accounts, q)} or ${memberNameContains(accounts.memberId, q)})`,
        ),
      ),
  );

/** Whether an order is in the selection, as a condition of a larger query. */
export const isSelected = (
  db: Executor,
  { groupId, kind, status, accountId, createdBy, from, before, q }: OrderSelection,
): SQL | undefined =>
  and(
    eq(orders.groupId, groupId),
    kind && eq(orders.kind, kind),
    status && eq(orders.status, status),
    accountId === undefined ? undefined : eq(orders.accountId, accountId),
    createdBy === undefined ? undefined : eq(orders.createdBy, createdBy),
    from && gte(orders.createdAt, from),
    before && lt(orders.createdAt, before),
    q === undefined ? undefined : or(containsEachWord(orders.words, q), isOfBuyersNamed(db, groupId, q)),
  );
