/** A country to search in: a million members with the names that people in Vietnam have, and what they write. */
import type pg from 'pg';

/** How much there is of everything. */
export interface WorldSize {
  readonly members: number;
  readonly posts: number;
  readonly products: number;
  readonly groups: number;
  /** What each piece says beyond its title; nothing unless told. */
  readonly text?: string;
}

/** Words as often as people have them, in a hundred. */
const weightedWords = (text: string): string[] =>
  text.split(', ').flatMap((part) => {
    const [, word = '', share = '1'] = /^(.*?)(?: (\d+))?$/.exec(part) ?? [];
    return Array.from({ length: Number(share) }, () => word);
  });

const SURNAMES = weightedWords(
  'Nguyễn 38, Trần 11, Lê 9, Phạm 7, Huỳnh 3, Hoàng 3, Phan 4, Vũ 2, Võ 3, Đặng 2, Bùi 2, Đỗ 2, Hồ, Ngô, Dương, Lý, Đinh, Trương, Lương, Đào, Mai, Tô, Cao, Hà, Tạ, Châu, Quách, Tăng, Nguyên, Doãn',
);
const MIDDLES = weightedWords(
  'Thị 28, Văn 20, Đức 3, Minh 4, Ngọc 4, Thanh 3, Hữu 2, Quang 2, Xuân 2, Thu 2, Kim 2, Hoàng 2, Anh 2, Gia 2, Quốc 2, Bảo 2, Thùy, Phương, Hồng, Tuấn, Đình, Công, Khánh, Như, Mỹ, Diệu, Trọng, Viết, Bích, Tường',
);
const GIVEN = weightedWords(
  'Anh 5, Hương 2, Hùng 2, Dũng 2, Lan 2, Hà 2, Hoa 2, Đức 3, Minh 3, Linh 3, Trang 2, Hải 2, Nam 2, Phương 2, Thảo 2, Tuấn 2, Huy 2, Long, Sơn, Tùng, Khoa, Phúc, Bình, An, Ân, Nhung, Nga, Ngân, Ngọc, Nhi, My, Vy, Yến, Oanh, Loan, Liên, Thủy, Thúy, Trúc, Quỳnh, Duyên, Dung, Dụng, Đạt, Đông, Giang, Hạnh, Hiền, Hiếu, Hòa, Hồng, Huệ, Khánh, Kiên, Kiệt, Lâm, Lộc, Mai, Mạnh, Nghĩa, Nguyên, Nhân, Phong, Phú, Quân, Quang, Quý, Sang, Tâm, Tân, Thắng, Thành, Thiện, Thịnh, Thu, Tiến, Tín, Toàn, Trí, Trinh, Trung, Tú, Uyên, Vân, Việt, Vinh, Xuân, Ý',
);
const THINGS = weightedWords(
  'Gốm 2, Lụa 2, Trà 3, Cà phê 3, Áo dài 2, Nón lá, Tranh, Đèn lồng, Mật ong, Nước mắm, Bánh 3, Gạo 2, Tiêu, Quế, Sen, Mây tre, Gỗ 2, Đồng, Bạc, Da, Dầu, Tinh dầu, Hải sản, Rau 2, Trái cây, Thiệp, Sổ tay, Túi 2, Giày 2, Khăn',
);
const KINDS = weightedWords(
  'thủ công 4, Hội An 3, Huế 3, Hà Nội 4, Sài Gòn 4, Đà Lạt 2, Bát Tràng 2, truyền thống 4, cao cấp 3, hữu cơ 2, tự nhiên 2, quà tặng 3, mùa xuân 2, mới 4, giảm giá 3, đặc sản 3, nguyên chất, tơ tằm, đất nung, men lam, ướp sen, khuyến mãi 2, giới thiệu 2, câu chuyện 2, ngày hội 2, Nguyễn, Đức, Quảng Nam 2, Phú Quốc, Tây Nguyên 2',
);

/** Titles of people, as their headlines have them. */
const TITLES = weightedWords(
  'Bác sĩ 2, Giám đốc 5, Giám đốc kinh doanh 3, Giáo viên 6, Kỹ sư phần mềm 3, Kỹ sư xây dựng 2, Kế toán trưởng 3, Nhân viên kinh doanh 8, Chủ cửa hàng 5, Thợ gốm, Đầu bếp 2, Luật sư, Dược sĩ 2, Lập trình viên 3, Nhiếp ảnh gia, Kiến trúc sư, Hướng dẫn viên du lịch 2, Nông dân 3, Nhà báo, Điều dưỡng 2, Trưởng phòng nhân sự 2, Tư vấn tài chính 3, Môi giới bất động sản 4, Thiết kế đồ họa 3',
);
const FIELDS = weightedWords(
  'nhi khoa, răng hàm mặt, bán lẻ 4, xuất nhập khẩu 3, nội thất 2, thời trang 4, công nghệ 4, giáo dục 4, du lịch 4, nông sản 4, thủ công mỹ nghệ 2, vận tải 3, y tế 3, ngân hàng 3, xây dựng 4, ẩm thực 4, năng lượng, bảo hiểm 3, truyền thông 3, thủy sản 2',
);
/** Beginnings, middles and ends of what people say about themselves. */
const ABOUTS = [
  weightedWords(
    'Mình làm nghề 5, Tôi có mười năm kinh nghiệm trong ngành 4, Yêu thích 3, Chuyên về 4, Sinh ra ở quê và lớn lên cùng 2, Đội ngũ của chúng tôi phục vụ khách hàng ngành 4',
  ),
  weightedWords(
    'và tin rằng sự tử tế luôn quay lại 2, với mong muốn mang sản phẩm Việt ra thế giới 3, nên luôn lắng nghe khách hàng 4, cùng gia đình và bạn bè 3, từ một xưởng nhỏ bên sông 2, cho hàng trăm cửa hàng trong cả nước 3, bằng đôi tay và sự kiên nhẫn 2',
  ),
  weightedWords(
    'Rất vui được kết nối và hợp tác 5, Hãy gọi cho mình khi bạn cần tư vấn 4, Cuối tuần thường đi câu cá và đọc sách 2, Nhận đặt hàng số lượng lớn 3, Xoay tay từng chiếc, Đam mê chạy bộ và cà phê sáng 3, Tuyển cộng tác viên toàn quốc 2',
  ),
];

const sqlArray = (words: readonly string[]): string => `array[${words.map((word) => `'${word}'`).join(',')}]`;
const sayAll = (...parts: readonly string[]): string => parts.join(` || ' ' || `);
const drawnWord = (words: readonly string[]): string =>
  `(${sqlArray(words)})[1 + floor(random() * ${words.length})::int]`;

/** The n-th id of a part of the world, in SQL. */
export const sqlId = (part: string, n: string): string =>
  `('019b0000-0000-7000-${part}-' || (100000000000 + ${n}))::uuid`;
/** The n-th member’s id. */
export const memberId = (n: number): string => `019b0000-0000-7000-9001-${100_000_000_000 + n}`;
/** The n-th member’s phone number, of which the page says. */
export const memberPhone = (n: number): string => `09${String((n * 7_919) % 100_000_000).padStart(8, '0')}`;

const BATCH = 100_000;

/** Fills the texts of search as `search_write_texts` does, but all at once; the index is made at the end. */
const TEXTS = [
  `create temporary table former as select code, search_former_places(code) as said from wards`,
  `create temporary table definition as select pg_get_indexdef('search_texts_lexemes'::regclass) as said`,
  `drop index search_texts_lexemes`,
  `select search_write_texts(array_agg(id)) from (select id, row_number() over () / 100 as batch from groups) as each group by batch`,
  `insert into search_texts select entry.id, 'member', search_next_shelf('member'), entry.exact || entry.words,
      facts.said, body.said, search_words(facts.said), search_words(body.said), array['p' || province_code, 'c' || career]
    from search_entries as entry inner join members as member on member.id = entry.id inner join former on former.code = member.ward_code
    cross join lateral (select search_exact(concat_ws(' ', headline, career, contacts#>>'{1,place,ward}', contacts#>>'{1,place,province}', former.said)) as said) as facts
    cross join lateral (select search_exact(search_plain(about_me)) as said) as body`,
  `insert into search_texts select entry.id, entry.kind, search_next_shelf(entry.kind), entry.exact || entry.words,
      ' ', body.said, ' ', search_words(body.said), search_filters(entry.owner_kind, entry.owner_id, entry.agencies)
    from search_entries as entry inner join content_items as item on item.id = entry.id
    cross join lateral (select search_exact(left(search_plain(content), 4000)) as said) as body where entry.policy = 'public'`,
  `set maintenance_work_mem = '1GB'`,
  `do $$ begin execute (select said from definition); end $$`,
];

/** Keeps the job from writing the texts that are written here. */
const NOT_LATER = '; truncate search_stale';

/** Fills an empty server: rows at once and without triggers, then what search keeps of them as its triggers would. */
export const createWorld = async (
  client: pg.Client,
  { members, posts, products, groups, text = '' }: WorldSize,
): Promise<void> => {
  const phone = `'09' || lpad(((n::bigint * 7919) % 100000000)::text, 8, '0')`;
  const piece = (part: string, kind: string, many: number) => `
    insert into content_items (id, kind, type, owner_kind, owner_id, title, content, excerpt, policy, rank, details, created_at, updated_at)
    select ${sqlId(part, 'n')}, '${kind}', '${kind === 'product' ? 'sell' : 'news'}', owner, case owner when 'member' then ${sqlId('9001', `(n::bigint * 104729) % ${members}`)}
      else ${sqlId('9002', `n % ${groups}`)} end, ${drawnWord(THINGS)} || ' ' || ${drawnWord(KINDS)} || ' ' || ${drawnWord(KINDS)} || ' ' || ${drawnWord(THINGS)},
      ${text === '' ? `'', ''` : `'<p>${text}</p>', left('${text}', 300)`}, case n % 20 when 0 then 'private' when 1 then 'friends' else 'public' end, 'a0', '${kind === 'post' ? '{"event": null}' : '{}'}', now(), now()
    from (select n, case when n % 2 = 0 then 'member' else 'group' end as owner from generate_series(0, ${many - 1}) as n) as each`;
  const statements = [
    `set statement_timeout = 0`,
    `select setseed(0.42)`,
    `set session_replication_role = replica`,
    // A ward of today for each member, whose province and former names they are found by.
    `create temporary table wards as select ward.code, ward.full_name, province.code as province_code, province.full_name as province,
      row_number() over () - 1 as at from places as ward inner join places as province on province.version = '2025' and province.code = ward.parent_code
      where ward.version = '2025' and ward.level = 'ward'`,
    `insert into members (id, name, headline, about_me, career, province_code, ward_code, contacts) select ${sqlId('9001', 'n')},
      ${drawnWord(SURNAMES)} || ' ' || case when random() < 0.15 then '' else ${drawnWord(MIDDLES)} || ' ' end || ${drawnWord(GIVEN)},
      ${sayAll(drawnWord(TITLES), drawnWord(FIELDS))}, '<p>' || ${sayAll(drawnWord(ABOUTS[0] ?? []), drawnWord(FIELDS), drawnWord(ABOUTS[1] ?? []))} || '. ' || ${drawnWord(ABOUTS[2] ?? [])} || '.</p>',
      ${drawnWord(TITLES)}, wards.province_code, wards.code,
      jsonb_build_array(jsonb_build_object('kind', 'phone', 'value', ${phone}, 'policy', case n % 10 when 0 then 'private' when 1 then 'friends' else 'public' end),
        jsonb_build_object('kind', 'address', 'value', '', 'policy', 'public', 'place', jsonb_build_object('provinceCode', wards.province_code, 'wardCode', wards.code, 'ward', wards.full_name, 'province', wards.province)))
      from generate_series(0, ${members - 1}) as n inner join wards on wards.at = (n::bigint * 7919) % (select count(*) from wards)`,
    `insert into accounts (id, member_id, email, verified_at)
      select ${sqlId('9003', 'n')}, ${sqlId('9001', 'n')}, 'm' || n || '@example.test', now() from generate_series(0, ${members - 1}) as n`,
    `insert into groups (id, name) select ${sqlId('9002', 'n')}, ${drawnWord(THINGS)} || ' ' || ${drawnWord(KINDS)} || ' ' || ${drawnWord(GIVEN)}
      from generate_series(0, ${groups - 1}) as n`,
    piece('9004', 'post', posts),
    piece('9005', 'product', products),
    `set session_replication_role = origin`,
    `insert into search_phones (digits, owner_id, owner_kind, policy)
      select search_digits(contact->>'value'), id, 'member', contact->>'policy' from members, jsonb_array_elements(contacts) as contact
        where contact->>'kind' = 'phone'
      on conflict do nothing`,
    `analyze members; analyze accounts; analyze groups; analyze content_items`,
    `select search_keep_groups(array_agg(id)) from groups${NOT_LATER}`,
    ...Array.from(
      { length: Math.ceil(members / BATCH) },
      (_, index) =>
        `select search_keep_members(array_agg(${sqlId('9001', 'n')})) from generate_series(${index * BATCH}, ${Math.min(members, (index + 1) * BATCH) - 1}) as n${NOT_LATER}`,
    ),
    ...['9004', '9005'].flatMap((part, kind) =>
      Array.from(
        { length: Math.ceil((kind === 0 ? posts : products) / BATCH) },
        (_, index) =>
          `select search_keep_items(array_agg(${sqlId(part, 'n')})) from generate_series(${index * BATCH}, ${Math.min(kind === 0 ? posts : products, (index + 1) * BATCH) - 1}) as n${NOT_LATER}`,
      ),
    ),
    ...TEXTS,
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
