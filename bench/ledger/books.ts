/** Books of points to measure on: groups, customers, and as many entries as are asked for. */
import pg from 'pg';
import { allowSuperuser, type SuperuserLogin } from '../../api/src/testing/database/superuser.ts';
import type { Restartable } from '../servers.ts';

/** What the numbers of ids start from: twelve digits, so that ids are in the order of their numbers. */
const FIRST = 100_000_000_000;

/** The n-th id of a table of these books. */
export const bookId = (table: 'group' | 'member' | 'account' | 'issuing', n: number): string =>
  `019a0000-0000-7000-${{ group: '9001', member: '9002', account: '9003', issuing: '9004' }[table]}-${FIRST + n}`;

const sqlId = (part: string, n: string): string => `('019a0000-0000-7000-${part}-' || (${FIRST} + ${n}))::uuid`;

/** How large the books are. Customer 0 has a tenth of all movements, so that there is a long statement. */
export interface BooksSize {
  readonly groups: number;
  readonly customers: number;
  /** Two for every movement; every movement is of an order of its own. */
  readonly entries: number;
}

/** How the superuser of a server's PostgreSQL signs in: books are written past triggers. */
export const findPostgres = ({ dataDir }: Pick<Restartable, 'dataDir'>): Promise<SuperuserLogin> =>
  allowSuperuser(dataDir);

/** Connects, works and hangs up. */
export const withClient = async <T>(config: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client(config);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** The addresses of the sellers, as a pattern. */
const EMAILS = 'bench-seller%@example.test';
/** How many there are: an account enters six hundred orders a minute at most, all of them ten thousand in ten seconds. */
const SELLERS = 100;

/**
 * Writes the books as movements would have written them, but all at once: of every four movements of a customer three
 * give 5 points and one takes 3. The triggers' work is done here, for they would take an hour for two million entries.
 */
const writeBooks = async (
  client: pg.Client,
  admin: string,
  { groups, customers, entries }: BooksSize,
): Promise<void> => {
  const movements = entries / 2;
  const statements = [
    `set session_replication_role = replica`,
    `insert into groups (id, name) select ${sqlId('9001', 'n')}, 'Gốm Sông Thu ' || n from generate_series(0, ${groups - 1}) as n`,
    `insert into group_members (group_id, member_id, role, status)
      select groups.id, accounts.member_id, 'admin', 'accepted' from groups, accounts
      where groups.name like 'Gốm Sông Thu %' and accounts.email like '${EMAILS}'`,
    `insert into members (id, name)
      select ${sqlId('9002', 'n')}, 'Nguyễn Thị Ẩn ' || n from generate_series(0, ${customers - 1}) as n`,
    `insert into point_accounts (id, group_id, issuing, created_at)
      select ${sqlId('9004', 'n')}, ${sqlId('9001', 'n')}, 1, now() from generate_series(0, ${groups - 1}) as n`,
    // Movement n is of customer 0 if ten divides it, else of one after the other; `place` is its number in the account.
    `create temp table plan as select n, customer, row_number() over (partition by customer order by n) as place from (
      select n, case when n % 10 = 0 then 0 else 1 + (n::bigint * 7919) % ${customers - 1} end as customer
      from generate_series(1, ${movements}) as n) as drawn`,
    `create temp table lines as select n, customer, place, place % 4 = 0 as spends,
      (place - place / 4) * 5 - (place / 4) * 3 as balance, (place - place / 4) * 5 as given,
      ${sqlId('9005', 'n')} as id, ${sqlId('9006', 'n')} as order_id, ${sqlId('9003', 'customer')} as account_id,
      ${sqlId('9001', `customer % ${groups}`)} as group_id, ${sqlId('9004', `customer % ${groups}`)} as issuing_id,
      now() - interval '300 days' + n * (interval '299 days' / ${movements}) as at from plan`,
    `create temp table sums as select customer, count(*) as entries, count(*) filter (where not spends) as additions,
      count(*) filter (where spends) as spendings from lines group by customer`,
    `insert into point_accounts (id, group_id, member_id, points, entries, added, spent, additions, spendings, created_at)
      select ${sqlId('9003', 'n')}, ${sqlId('9001', `n % ${groups}`)}, ${sqlId('9002', 'n')},
        coalesce(additions * 5 - spendings * 3, 0), coalesce(sums.entries, 0), coalesce(additions * 5, 0), coalesce(spendings * 3, 0),
        coalesce(additions, 0), coalesce(spendings, 0), now()
      from generate_series(0, ${customers - 1}) as n left join sums on customer = n`,
    `insert into point_orders (id, group_id, account_id, kind, invoice_number, value, spent, earned, payment, rate, created_by, created_at, updated_at)
      select order_id, group_id, account_id, 'invoice', 'HĐ-' || n, 500000, case when spends then 3 else 0 end,
        case when spends then 0 else 5 end, case when spends then 497000 else 500000 end, 100, '${admin}', at, at from lines order by n`,
    `insert into point_order_changes (id, order_id, group_id, act, after, actor_id, created_at)
      select ${sqlId('9007', 'n')}, order_id, group_id, 'create', jsonb_build_object('status', 'done', 'invoiceNumber', 'HĐ-' || n,
        'value', 500000, 'discount', 0, 'discountCode', null, 'spent', case when spends then 3 else 0 end,
        'earned', case when spends then 0 else 5 end, 'payment', case when spends then 497000 else 500000 end, 'note', ''),
        '${admin}', at from lines order by n`,
    `insert into point_movements (id, group_id, account_id, against_id, kind, points, order_id, actor_id, created_at)
      select id, group_id, account_id, issuing_id, case when spends then 'spend' else 'earn' end,
        case when spends then -3 else 5 end, order_id, '${admin}', at from lines order by n`,
    `insert into point_entries (movement_id, account_id, points, seq, balance)
      select id, account_id, case when spends then -3 else 5 end, place, balance from lines order by n`,
    `insert into point_entries (movement_id, account_id, points)
      select id, issuing_id, case when spends then 3 else -5 end from lines order by n`,
    // What was spent was taken from the lots that came first.
    `insert into point_lots (movement_id, account_id, order_id, points, remaining)
      select id, account_id, order_id, 5, least(5, greatest(0, given - spendings * 3))
      from lines join sums using (customer) where not spends order by n`,
    `insert into point_totals (group_id, part, added, spent, additions, spendings, orders)
      select group_id, abs(hashtext(id::text) % 16), sum(added), sum(spent), sum(additions), sum(spendings), sum(entries)
      from point_accounts where issuing = 0 group by 1, 2`,
    `drop table plan, lines, sums`,
    `set session_replication_role = origin`,
  ];
  for (const statement of statements) await client.query(statement);
  await client.query('vacuum (analyze)');
  await client.query('checkpoint');
};

const PASSWORD = 'Mưa-nguồn-42-suối';

const post = async (port: number, path: string, body: unknown): Promise<Record<string, string>> => {
  const response = await fetch(`http://localhost:${port}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Record<string, string>;
};

/** Whoever enters the orders: admins of all the groups. */
export interface Seller {
  readonly memberId: string;
  readonly token: string;
  /** … of each of them, the first among them. */
  readonly tokens: readonly string[];
}

/** Makes more accounts like the first one, by their e-mail addresses. */
const createSellers = async (client: pg.Client, email: string): Promise<string[]> => {
  const { rows } = await client.query<{ email: string }>(
    `insert into accounts (id, member_id, email, password_hash, verified_at)
      select gen_random_uuid(), gen_random_uuid(), 'bench-seller-' || n || '@example.test', password_hash, now()
      from accounts, generate_series(2, ${SELLERS}) as n where email = $1 returning accounts.email`,
    [email],
  );
  await client.query(
    `insert into members (id, name) select member_id, 'Thu ngân' from accounts
      where email like '${EMAILS}' and email <> $1`,
    [email],
  );
  return rows.map((row) => row.email);
};

/** Writes books of a size into a server that has none. */
export const createBooks = async (server: Restartable, size: BooksSize): Promise<Seller> => {
  const email = 'bench-seller@example.test';
  await post(server.port, '/auth/registerNotVerify', { type: 'tbMail', email, password: PASSWORD, name: 'Chủ quán' });
  return withClient(await findPostgres(server), async (client) => {
    await client.query('update accounts set verified_at = now() where email = $1', [email]);
    const tokens: string[] = [];
    let memberId = '';
    for (const each of [email, ...(await createSellers(client, email))]) {
      const session = await post(server.port, '/auth/login', { email: each, password: PASSWORD });
      memberId ||= session['memberId'] ?? '';
      tokens.push(session['accessToken'] ?? '');
    }
    await writeBooks(client, memberId, size);
    return { memberId, token: tokens[0] ?? '', tokens };
  });
};
