import type { Executor } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/orm.ts';

/** Rules that all books must keep; each query finds violations. */
const RULES: Readonly<Record<string, string>> = {
  'both sides of every movement sum to zero': `select movement_id from point_entries
    group by movement_id having sum(points) <> 0 or count(*) <> 2`,
  'every movement has its entries': `select id from point_movements movement
    where (select count(*) from point_entries entry where entry.movement_id = movement.id
      and (entry.account_id, entry.points) in ((movement.account_id, movement.points), (movement.against_id, -movement.points))) <> 2`,
  'a balance is the sum of its entries': `select id from point_accounts account where issuing = 0
    and points <> (select coalesce(sum(points), 0) from point_entries entry where entry.account_id = account.id)`,
  'a balance is what is left of its lots': `select id from point_accounts account where issuing = 0
    and points <> (select coalesce(sum(remaining), 0) from point_lots lot where lot.account_id = account.id)`,
  'the last entry has the balance': `select id from point_accounts account where issuing = 0 and entries > 0
    and points is distinct from (select balance from point_entries entry where entry.account_id = account.id and seq = account.entries)`,
  'entries are numbered without gaps, each balance after the one before': `select account_id, seq from (
      select account_id, seq, balance, points, row_number() over own as place,
        coalesce(lag(balance) over own, 0) as before
      from point_entries where seq is not null window own as (partition by account_id order by seq)) as numbered
    where seq <> place or balance <> before + points or balance < 0`,
  'an account counts its entries': `select id from point_accounts account where issuing = 0
    and (entries, additions, spendings) <> (select count(*), count(*) filter (where kind in ('earn', 'adjust', 'gift')),
      count(*) filter (where kind in ('spend', 'refund'))
      from point_entries entry join point_movements on id = movement_id where entry.account_id = account.id)`,
  'an account sums its entries by kind': `select id from point_accounts account where issuing = 0
    and (added, spent, expired) <> (select
      coalesce(sum(entry.points) filter (where kind in ('earn', 'adjust', 'gift')), 0),
      coalesce(-sum(entry.points) filter (where kind in ('spend', 'refund')), 0),
      coalesce(-sum(entry.points) filter (where kind = 'expire'), 0)
      from point_entries entry join point_movements on id = movement_id where entry.account_id = account.id)`,
  'an issuing account has what it issued': `select id from point_accounts issuer where issuing = 1
    and (select coalesce(-sum(points), 0) from point_entries entry where entry.account_id = issuer.id)
      <> (select coalesce(sum(points), 0) from point_accounts account where account.group_id = issuer.group_id)`,
  'totals of a group are those of its accounts': `select group_id from point_accounts account group by group_id
    having array[sum(added), sum(spent), sum(expired), sum(additions), sum(spendings)]::numeric[] <> (
      select array[coalesce(sum(added), 0), coalesce(sum(spent), 0), coalesce(sum(expired), 0),
        coalesce(sum(additions), 0), coalesce(sum(spendings), 0)]::numeric[]
      from point_totals total where total.group_id = account.group_id)`,
  'a group counts its orders': `select group_id from point_orders orders group by group_id
    having count(*) <> (select coalesce(sum(total.orders), 0) from point_totals total where total.group_id = orders.group_id)`,
  'an order moved what it says': `select orders.id from point_orders orders
    left join point_movements movement on movement.order_id = orders.id group by orders.id
    having coalesce(-sum(movement.points) filter (where movement.kind in ('spend', 'refund')), 0)
        <> case orders.status when 'done' then orders.spent else 0 end
      or coalesce(sum(movement.points) filter (where movement.kind in ('earn', 'adjust')), 0)
        <> case orders.status when 'done' then orders.earned else 0 end`,
  'a cancelled order is taken back movement by movement': `select movement.id from point_movements movement
    join point_orders orders on orders.id = movement.order_id
    where orders.status = 'cancelled' and movement.reverses_id is null
      and not exists (select from point_movements back where back.reverses_id = movement.id)`,
  'what takes back is exactly the opposite': `select back.id from point_movements back
    join point_movements movement on movement.id = back.reverses_id
    where back.points <> -movement.points or back.order_id is distinct from movement.order_id`,
  'a gift takes from one what it gives to the other': `select gift.id from point_gifts gift
    left join point_movements movement on movement.gift_id = gift.id group by gift.id
    having coalesce(sum(movement.points) filter (where movement.account_id = gift.from_account), 0) <> -gift.points
      or coalesce(sum(movement.points) filter (where movement.account_id = gift.to_account), 0) <> gift.points
      or count(*) filter (where movement.kind <> 'gift') > 0`,
  'the history of an order ends with the order': `select orders.id from point_orders orders
    left join lateral (select "after" from point_order_changes change
      where change.order_id = orders.id order by change.id desc limit 1) as last on true
    where ("after" ->> 'status', ("after" ->> 'spent')::bigint, ("after" ->> 'earned')::bigint, ("after" ->> 'payment')::bigint)
      is distinct from (orders.status, orders.spent, orders.earned, orders.payment)
      or orders.version <> (select count(*) from point_order_changes change where change.order_id = orders.id)`,
};

/** Most faults of one rule that are listed. */
const MOST = 10_000;

/** Lists what violates a rule of the books (docs/rules/point.md#ledger): the rule, and the id of what violates it. */
export const listBookFaults = async (db: Executor): Promise<{ readonly rule: string; readonly id: string }[]> => {
  const faults: { rule: string; id: string }[] = [];
  for (const [rule, query] of Object.entries(RULES)) {
    const { rows } = await db.execute(sql.raw(`${query} limit ${MOST}`));
    for (const row of rows) faults.push({ rule, id: String(Object.values(row)[0]) });
  }
  return faults;
};
