/** A country to search in: a million members with the names that people in Vietnam have, and what they write. */
import type pg from 'pg';

/** How much there is of everything. */
export interface Size {
  readonly members: number;
  readonly posts: number;
  readonly products: number;
  readonly groups: number;
  /** What each piece says beyond its title; nothing unless told. */
  readonly text?: string;
}

/** Words as often as people have them, in a hundred. */
const shares = (text: string): string[] =>
  text.split(', ').flatMap((part) => {
    const [, word = '', share = '1'] = /^(.*?)(?: (\d+))?$/.exec(part) ?? [];
    return Array.from({ length: Number(share) }, () => word);
  });

const SURNAMES = shares(
  'Nguyễn 38, Trần 11, Lê 9, Phạm 7, Huỳnh 3, Hoàng 3, Phan 4, Vũ 2, Võ 3, Đặng 2, Bùi 2, Đỗ 2, Hồ, Ngô, Dương, Lý, Đinh, Trương, Lương, Đào, Mai, Tô, Cao, Hà, Tạ, Châu, Quách, Tăng, Nguyên, Doãn',
);
const MIDDLES = shares(
  'Thị 28, Văn 20, Đức 3, Minh 4, Ngọc 4, Thanh 3, Hữu 2, Quang 2, Xuân 2, Thu 2, Kim 2, Hoàng 2, Anh 2, Gia 2, Quốc 2, Bảo 2, Thùy, Phương, Hồng, Tuấn, Đình, Công, Khánh, Như, Mỹ, Diệu, Trọng, Viết, Bích, Tường',
);
const GIVEN = shares(
  'Anh 5, Hương 2, Hùng 2, Dũng 2, Lan 2, Hà 2, Hoa 2, Đức 3, Minh 3, Linh 3, Trang 2, Hải 2, Nam 2, Phương 2, Thảo 2, Tuấn 2, Huy 2, Long, Sơn, Tùng, Khoa, Phúc, Bình, An, Ân, Nhung, Nga, Ngân, Ngọc, Nhi, My, Vy, Yến, Oanh, Loan, Liên, Thủy, Thúy, Trúc, Quỳnh, Duyên, Dung, Dụng, Đạt, Đông, Giang, Hạnh, Hiền, Hiếu, Hòa, Hồng, Huệ, Khánh, Kiên, Kiệt, Lâm, Lộc, Mai, Mạnh, Nghĩa, Nguyên, Nhân, Phong, Phú, Quân, Quang, Quý, Sang, Tâm, Tân, Thắng, Thành, Thiện, Thịnh, Thu, Tiến, Tín, Toàn, Trí, Trinh, Trung, Tú, Uyên, Vân, Việt, Vinh, Xuân, Ý',
);
const THINGS = shares(
  'Gốm 2, Lụa 2, Trà 3, Cà phê 3, Áo dài 2, Nón lá, Tranh, Đèn lồng, Mật ong, Nước mắm, Bánh 3, Gạo 2, Tiêu, Quế, Sen, Mây tre, Gỗ 2, Đồng, Bạc, Da, Dầu, Tinh dầu, Hải sản, Rau 2, Trái cây, Thiệp, Sổ tay, Túi 2, Giày 2, Khăn',
);
const KINDS = shares(
  'thủ công 4, Hội An 3, Huế 3, Hà Nội 4, Sài Gòn 4, Đà Lạt 2, Bát Tràng 2, truyền thống 4, cao cấp 3, hữu cơ 2, tự nhiên 2, quà tặng 3, mùa xuân 2, mới 4, giảm giá 3, đặc sản 3, nguyên chất, tơ tằm, đất nung, men lam, ướp sen, khuyến mãi 2, giới thiệu 2, câu chuyện 2, ngày hội 2, Nguyễn, Đức, Quảng Nam 2, Phú Quốc, Tây Nguyên 2',
);

const list = (words: readonly string[]): string => `array[${words.map((word) => `'${word}'`).join(',')}]`;
const drawn = (words: readonly string[]): string => `(${list(words)})[1 + floor(random() * ${words.length})::int]`;

/** The n-th id of a part of the world, in SQL. */
export const sqlId = (part: string, n: string): string =>
  `('019b0000-0000-7000-${part}-' || (100000000000 + ${n}))::uuid`;
/** The n-th member’s id. */
export const memberId = (n: number): string => `019b0000-0000-7000-9001-${100_000_000_000 + n}`;
/** The n-th member’s phone number, of which the page says. */
export const phoneOf = (n: number): string => `09${String((n * 7_919) % 100_000_000).padStart(8, '0')}`;

const BATCH = 100_000;

/** Fills an empty server: rows at once and without triggers, then what search keeps of them as its triggers would. */
export const makeWorld = async (
  client: pg.Client,
  { members, posts, products, groups, text = '' }: Size,
): Promise<void> => {
  const phone = `'09' || lpad(((n::bigint * 7919) % 100000000)::text, 8, '0')`;
  const piece = (part: string, kind: string, many: number) => `
    insert into content_items (id, kind, type, owner_kind, owner_id, title, content, excerpt, policy, rank, details, created_at, updated_at)
    select ${sqlId(part, 'n')}, '${kind}', '${kind === 'product' ? 'sell' : 'news'}', owner, case owner when 'member' then ${sqlId('9001', `(n::bigint * 104729) % ${members}`)}
      else ${sqlId('9002', `n % ${groups}`)} end, ${drawn(THINGS)} || ' ' || ${drawn(KINDS)} || ' ' || ${drawn(KINDS)} || ' ' || ${drawn(THINGS)},
      ${text === '' ? `'', ''` : `'<p>${text}</p>', left('${text}', 300)`}, case n % 20 when 0 then 'private' when 1 then 'friends' else 'public' end, 'a0', '${kind === 'post' ? '{"event": null}' : '{}'}', now(), now()
    from (select n, case when n % 2 = 0 then 'member' else 'group' end as owner from generate_series(0, ${many - 1}) as n) as each`;
  const statements = [
    `set statement_timeout = 0`,
    `select setseed(0.42)`,
    `set session_replication_role = replica`,
    `insert into members (id, name, contacts) select ${sqlId('9001', 'n')},
      ${drawn(SURNAMES)} || ' ' || case when random() < 0.15 then '' else ${drawn(MIDDLES)} || ' ' end || ${drawn(GIVEN)},
      jsonb_build_array(jsonb_build_object('kind', 'phone', 'value', ${phone}, 'policy', case n % 10 when 0 then 'private' when 1 then 'friends' else 'public' end))
      from generate_series(0, ${members - 1}) as n`,
    `insert into accounts (id, member_id, email, verified_at)
      select ${sqlId('9003', 'n')}, ${sqlId('9001', 'n')}, 'm' || n || '@example.test', now() from generate_series(0, ${members - 1}) as n`,
    `insert into groups (id, name) select ${sqlId('9002', 'n')}, ${drawn(THINGS)} || ' ' || ${drawn(KINDS)} || ' ' || ${drawn(GIVEN)}
      from generate_series(0, ${groups - 1}) as n`,
    piece('9004', 'post', posts),
    piece('9005', 'product', products),
    `set session_replication_role = origin`,
    `insert into search_phones (digits, owner_id, owner_kind, policy)
      select search_digits(contact->>'value'), id, 'member', contact->>'policy' from members, jsonb_array_elements(contacts) as contact
      on conflict do nothing`,
    `analyze members; analyze accounts; analyze groups; analyze content_items`,
    `select search_keep_groups(array_agg(id)) from groups`,
    ...Array.from(
      { length: Math.ceil(members / BATCH) },
      (_, at) =>
        `select search_keep_members(array_agg(${sqlId('9001', 'n')})) from generate_series(${at * BATCH}, ${Math.min(members, (at + 1) * BATCH) - 1}) as n`,
    ),
    ...['9004', '9005'].flatMap((part, kind) =>
      Array.from(
        { length: Math.ceil((kind === 0 ? posts : products) / BATCH) },
        (_, at) =>
          `select search_keep_items(array_agg(${sqlId(part, 'n')})) from generate_series(${at * BATCH}, ${Math.min(kind === 0 ? posts : products, (at + 1) * BATCH) - 1}) as n`,
      ),
    ),
    `update search_terms set uses = used.total from (select term, count(*)::int as total from search_postings group by term) as used
      where used.term = search_terms.id`,
    `vacuum (analyze)`,
    `checkpoint`,
  ];
  for (const statement of statements) {
    const started = performance.now();
    for (const part of statement.startsWith('analyze') ? statement.split('; ') : [statement]) await client.query(part);
    const took = (performance.now() - started) / 1000;
    if (took > 5) process.stderr.write(`${took.toFixed(0)} s: ${statement.trim().slice(0, 60)}\n`);
  }
};
