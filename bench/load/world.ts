/** A town to put under load: members with sessions, what they wrote, whom they know and what they told each other. */
import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { createWorld, memberId, sqlId } from '../search.world.ts';

/** How much there is of everything. */
export interface TownSize {
  readonly members: number;
  readonly posts: number;
  readonly messages: number;
  /** Of two each. */
  readonly conversations: number;
  readonly groups: number;
}

/** What the issue asks for. */
export const TOWN: TownSize = {
  members: 100_000,
  posts: 1_000_000,
  messages: 1_000_000,
  conversations: 100_000,
  groups: 1_000,
};

/** One in fifty, for journeys of tests and short looks. */
export const VILLAGE: TownSize = { members: 2_000, posts: 5_000, messages: 10_000, conversations: 1_000, groups: 40 };

/** Everybody is friends with so many of those before them in the town, and as many of those after. */
const FRIENDS_EACH_SIDE = 5;

/** What a post says, as long as posts are. */
const TEXT =
  'Sáng nay xưởng mở lò gốm thứ ba trong tháng, men lam lên đều và trong. Mời cả nhà ghé xem, uống trà, nghe kể chuyện làng nghề và chọn cho mình một chiếc bát nhỏ mang về. '.repeat(
    4,
  );

const idText = (part: string, n: number): string => `019b0000-0000-7000-${part}-${100_000_000_000 + n}`;
/** The n-th group, post, conversation and session. */
export const groupId = (n: number): string => idText('9002', n);
export const postId = (n: number): string => idText('9004', n);
export const conversationId = (n: number): string => idText('9007', n);
const sessionId = (n: number): string => idText('9006', n);

/** The two of the n-th conversation: friends, so that each may write at once. */
export const conversationMembers = (n: number, { members }: TownSize): readonly [number, number] => {
  const first = n % members;
  return [first, (first + 1 + (Math.floor(n / members) % FRIENDS_EACH_SIDE)) % members];
};

/** The members of the n-th conversation in SQL, as {@link conversationMembers} has them. */
const firstMemberSql = (n: string, { members }: TownSize) => `(${n} % ${members})`;
const secondMemberSql = (n: string, { members }: TownSize) =>
  `((${n} % ${members} + 1 + (${n} / ${members}) % ${FRIENDS_EACH_SIDE}) % ${members})`;

const memberSql = (n: string): string => sqlId('9001', n);

/** Everything beside members, posts and groups, at once and without triggers. */
const otherTables = (size: TownSize): string[] => {
  const { members, messages, conversations, groups } = size;
  const [one, two] = [firstMemberSql('n', size), secondMemberSql('n', size)];
  const each = Math.ceil(messages / conversations);
  const ago = (n: string, most: number) => `now() - interval '300 days' + ${n} * (interval '299 days' / ${most})`;
  return [
    `set session_replication_role = replica`,
    `insert into sessions (id, account_id, token_hash, user_agent)
      select ${sqlId('9006', 'n')}, ${sqlId('9003', 'n')}, md5(n::text), 'bench' from generate_series(0, ${members - 1}) as n`,
    `insert into short_links (link, owner_kind, owner_id)
      select 'nguoi-' || n, 'member', ${memberSql('n')} from generate_series(0, ${members - 1}) as n`,
    `insert into friendships (from_id, to_id, status)
      select ${memberSql('n')}, ${memberSql(`((n + step) % ${members})`)}, 'accepted'
      from generate_series(0, ${members - 1}) as n, generate_series(1, ${FRIENDS_EACH_SIDE}) as step`,
    `insert into group_members (group_id, member_id, role, status, name_words)
      select ${sqlId('9002', `(n % ${groups})`)}, ${memberSql('n')}, case when n < ${groups} then 'admin' else 'member' end, 'accepted', name_words
      from generate_series(0, ${members - 1}) as n join members on members.id = ${memberSql('n')}`,
    `insert into group_totals (group_id, members) select group_id, count(*) from group_members group by 1`,
    `insert into conversations (id, kind, pair, last_seq, created_by, created_at)
      select ${sqlId('9007', 'n')}, 'direct',
        least(${memberSql(one)}::text, ${memberSql(two)}::text) || ':' || greatest(${memberSql(one)}::text, ${memberSql(two)}::text),
        ${each}, ${memberSql(one)}, now() - interval '300 days' from generate_series(0, ${conversations - 1}) as n`,
    `insert into conversation_members (conversation_id, member_id, status, read_seq, active_at)
      select ${sqlId('9007', 'n')}, who, 'accepted', ${Math.max(0, each - 2)}, ${ago('n', conversations)}
      from generate_series(0, ${conversations - 1}) as n, unnest(array[${memberSql(one)}, ${memberSql(two)}]) as who`,
    `insert into messages (id, conversation_id, seq, sender_id, client_id, detail, created_at)
      select ${sqlId('9008', `(n::bigint * ${each} + seq)`)}, ${sqlId('9007', 'n')}, seq,
        case seq % 2 when 0 then ${memberSql(one)} else ${memberSql(two)} end, 'town-' || n || '-' || seq,
        'Mai mình qua xưởng gốm lúc ' || seq || ' giờ, nhớ mang theo mẫu men lam nhé.', ${ago(`(n + seq::float8 / ${each})`, conversations)}
      from generate_series(0, ${conversations - 1}) as n, generate_series(1, ${each}) as seq`,
    `insert into notifications (id, member_id, kind, subject, actor_id, created_at, updated_at, opened_at)
      select ${sqlId('9009', `(n * 3 + at)`)}, ${memberSql('n')}, 'friend-accepted', 'friend-accepted ' || at, ${memberSql(`((n + at) % ${members})`)},
        now() - at * interval '1 day', now() - at * interval '1 day', case at when 1 then null else now() end
      from generate_series(0, ${members - 1}) as n, generate_series(1, 3) as at`,
    `set session_replication_role = origin`,
    `vacuum (analyze)`,
    `checkpoint`,
  ];
};

/** Fills an empty server. */
export const createTown = async (client: pg.Client, size: TownSize): Promise<void> => {
  const { members, posts, groups } = size;
  await createWorld(client, { members, posts, products: 0, groups, text: TEXT });
  for (const statement of otherTables(size)) {
    const started = performance.now();
    await client.query(statement);
    const took = (performance.now() - started) / 1_000;
    if (took > 5) process.stderr.write(`${took.toFixed(0)} s: ${statement.trim().slice(0, 60)}\n`);
  }
};

/** The key by which a server of the bench signs tokens: it keeps its secrets in its data folder. */
const readTokenKey = async (dataDir: string): Promise<Buffer> => {
  const secrets = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8')) as Record<string, string>;
  return Buffer.from(secrets['M4U_TOKEN_KEY'] ?? '', 'base64url');
};

/** Milliseconds after which a token is made anew; it is good for fifteen minutes. */
const TOKEN_LIFE = 10 * 60_000;

/** Access tokens of the town's people, as signing in would have given them, each made when it is first needed. */
export const createTokens = async (dataDir: string): Promise<(n: number) => string> => {
  const key = await readTokenKey(dataDir);
  const tokenByMember = new Map<number, { readonly token: string; readonly createdAt: number }>();
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const head = part({ alg: 'HS256' });
  return (n) => {
    const now = Date.now();
    const cached = tokenByMember.get(n);
    if (cached && now - cached.createdAt < TOKEN_LIFE) return cached.token;
    const iat = Math.floor(now / 1_000);
    const signed = `${head}.${part({ sid: sessionId(n), sub: memberId(n), iat, exp: iat + 15 * 60 })}`;
    const token = `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
    tokenByMember.set(n, { token, createdAt: now });
    return token;
  };
};

/** What a row takes on the disk with its indexes. */
export interface TableSize {
  readonly table: string;
  readonly rows: number;
  /** Bytes of one row, of it those of indexes. */
  readonly each: number;
  readonly indexes: number;
}

/** The largest tables. */
export const listTableSizes = async (client: pg.Client): Promise<TableSize[]> => {
  const { rows } = await client.query<{ table: string; rows: string; bytes: string; indexes: string }>(
    `select relname as table, greatest(reltuples, 1)::bigint as rows, pg_total_relation_size(oid) as bytes, pg_indexes_size(oid) as indexes
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > 0
      order by pg_total_relation_size(oid) desc limit 20`,
  );
  return rows.map(({ table, rows: count, bytes, indexes }) => {
    const each = (sum: string) => Number(sum) / Number(count);
    return { table, rows: Number(count), each: each(bytes), indexes: each(indexes) };
  });
};
