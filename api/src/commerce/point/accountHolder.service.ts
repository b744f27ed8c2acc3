import type { Buyer } from '@m4u/contract/commerce/point/schema';
import type { Person } from '@m4u/contract/profile/directory/person';
import type { Context } from '../../platform/context.ts';
import { personLookup } from '../../profile/directory/members/people.reads.ts';
import * as queries from './accountHolder.queries.ts';

/**
 * Looks up the buyers of accounts, and members by their ids, with two queries in total. Groups see buyers by their
 * customer records, and never a member behind an unclaimed record; readers see their own name.
 */
export const accountHolderLookup = async (
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  accountIds: readonly string[],
  memberIds: readonly string[],
): Promise<{ buyerOf: (accountId: string) => Buyer; personOf: (memberId: string) => Person }> => {
  const rows = accountIds.length === 0 ? [] : await queries.listAccountHolders(db, accountIds);
  const members = rows.map((row) => ({ ...row, memberId: row.memberId ?? row.written?.memberId ?? null }));
  const personOf = await personLookup({ db }, [...memberIds, ...members.flatMap(({ memberId }) => memberId ?? [])]);
  const buyers = new Map(
    members.map(({ accountId, id, customerId, memberId, written }): [string, Buyer] => {
      const member = memberId === null ? null : personOf(memberId);
      const isOwn = actor.kind === 'member' && actor.memberId === memberId;
      const name = (isOwn ? undefined : written?.name) ?? member?.name ?? '';
      return [
        accountId,
        { _id: memberId ?? customerId ?? id, name, phone: isOwn ? null : (written?.phone ?? null), member },
      ];
    }),
  );
  const nobody = (_id: string): Buyer => ({ _id, name: '', phone: null, member: null });
  return { buyerOf: (accountId) => buyers.get(accountId) ?? nobody(accountId), personOf };
};

/** Looks up the buyer of each account; see {@link accountHolderLookup}. */
export const buyerLookup = async (
  ctx: Pick<Context, 'db' | 'actor'>,
  accountIds: readonly string[],
): Promise<(accountId: string) => Buyer> => (await accountHolderLookup(ctx, accountIds, [])).buyerOf;
