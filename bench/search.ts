/**
 * What a search costs among a million members, 200,000 posts and as many products: the time of each way to ask, at ten
 * clients, beside a trivial read of the same server in the same run.
 */
import { sendRequests, type Rate, type LoadRequest } from './load.ts';
import { findPostgres, withClient } from './ledger/books.ts';
import { median } from './median.ts';
import { createWorld, memberId, memberPhone, type WorldSize } from './search.world.ts';
import { type Running, startM4u } from './servers.ts';

const SIZE: WorldSize = { members: 1_000_000, posts: 200_000, products: 200_000, groups: 2_000 };
const CLIENTS = 10;
/** Wanted: the slowest of twenty, in milliseconds. */
const WANTED = 60;

/** Ways to ask; each is asked by many words in turn, so that no answer is the last one's. */
const QUERY_KINDS: readonly { readonly name: string; readonly query?: string; readonly queries: readonly string[] }[] =
  [
    {
      name: 'Prefix of one to three letters',
      queries: ['n', 'ng', 'ngu', 't', 'tr', 'ph', 'đ', 'th', 'vu', 'g', 'lu', 'min'],
    },
    { name: 'Infix', queries: ['guye', 'uyen', 'oang', 'ranh', 'uong', 'inh', 'anh t', 'ruc', 'hanh', 'uynh'] },
    {
      name: 'One word without diacritics',
      queries: ['nguyen', 'tran', 'duc', 'hoa', 'gom', 'lua', 'huong', 'an', 'dung', 'quang'],
    },
    {
      name: 'One word with diacritics',
      queries: ['nguyễn', 'nguyên', 'đức', 'hòa', 'gốm', 'lụa', 'dũng', 'dụng', 'ân', 'ý'],
    },
    {
      name: 'Two words',
      queries: ['nguyen duc', 'tran hoa', 'le van', 'gom hue', 'pham nga', 'tra sen', 'do minh', 'bui linh'],
    },
    {
      name: 'The same in the other order',
      queries: ['duc nguyen', 'hoa tran', 'van le', 'hue gom', 'nga pham', 'sen tra', 'minh do', 'linh bui'],
    },
    {
      name: 'Two words with diacritics',
      queries: ['nguyễn đức', 'đức nguyên', 'trần hòa', 'lê ân', 'phạm dụng', 'gốm huế'],
    },
    {
      name: 'Three words',
      queries: ['nguyen thi hoa', 'tran van nam', 'le duc minh', 'pham ngoc an', 'hoang gia bao'],
    },
    {
      name: 'A title or profession',
      queries: [
        'bác sĩ',
        'giám đốc',
        'ke toan truong',
        'luật sư',
        'giao vien',
        'kien truc su',
        'ky su phan mem',
        'duoc si',
      ],
    },
    {
      name: 'A place',
      queries: ['hạ long', 'ha noi', 'hội an', 'quan 1', 'da lat', 'thanh pho hue', 'can tho', 'sa pa'],
    },
    {
      name: 'Words of texts',
      queries: ['xoay tay', 'câu cá', 'chay bo', 'đặt hàng', 'hop tac', 'kien nhan', 'sự tử tế', 'cong tac vien'],
    },
    {
      name: 'Name and title',
      queries: ['nguyen bac si', 'lan giao vien', 'trần đức luật sư', 'hoa kế toán', 'minh ky su', 'pham nga duoc si'],
    },
    {
      name: 'Title, place and text',
      queries: ['bac si ha noi', 'giám đốc đà nẵng câu cá', 'luat su hue', 'gốm xoay tay', 'nong dan ca mau gia dinh'],
    },
    { name: 'Words of nearly all texts', queries: ['và', 'cua', 'phuong', 'tinh', 'và phường', 'voi cua'] },
    {
      name: 'Within a province',
      query: '&provinceCode=48',
      queries: ['nguyen', 'bác sĩ', 'đức', 'tran hoa', 'gom', 'cau ca'],
    },
    {
      name: 'Within a profession',
      query: `&career=${encodeURIComponent('Giáo viên')}`,
      queries: ['nguyen', 'hà nội', 'đức', 'tran hoa', 'gia dinh', ''],
    },
    { name: 'A phone number', queries: [2, 77, 4_242, 99_999, 500_005, 765_432].map(memberPhone) },
    { name: 'The beginning of one', queries: [3, 88, 5_353, 123_456].map((n) => memberPhone(n).slice(0, 8)) },
    {
      name: 'Members alone, a page of twenty',
      query: '&type=member',
      queries: ['nguyen', 'duc', 'tran van', 'uyen', 'lan', 'nguyễn đức'],
    },
    {
      name: 'Products alone, a page of twenty',
      query: '&type=product',
      queries: ['gom', 'tra sen', 'lụa', 'qua tang', 'oi an'],
    },
  ];

let requests = 0;
/** Another address after every hundred requests: this is no test of the limit by address. */
const senderAddress = () => {
  const network = Math.floor(requests++ / 100);
  return { 'X-Forwarded-For': `10.${90 + (network >> 16)}.${(network >> 8) & 255}.${network & 255}` };
};

const searchRequest = (port: number, queries: readonly string[], query: string): LoadRequest => ({
  port,
  path: (connection, n) =>
    `/api/elasticSeach/search?q=${encodeURIComponent(queries[(connection * 3 + n) % queries.length] ?? '')}${query}`,
  headers: (_connection, _n) => senderAddress(),
});

/** Milliseconds of one way to ask, by the medians of the rounds. */
export interface SearchResult {
  readonly name: string;
  readonly p50: number;
  readonly p95: number;
  readonly perSecond: number;
  readonly limit: number | undefined;
}

/** Asks a server that has the crowd in it, one way after the other in each round. */
const measureServer = async (
  { port }: Pick<Running, 'port'>,
  { seconds, rounds }: { readonly seconds: number; readonly rounds: number },
): Promise<SearchResult[]> => {
  const subjects = [
    {
      name: 'Reference: a profile read of the API',
      shot: {
        port,
        path: (connection: number, n: number) =>
          `/api/members/getMemberIdView/${memberId((connection * 7 + n) % 1_000)}`,
        headers: (_connection: number, _n: number) => senderAddress(),
      },
      limit: undefined,
    },
    ...QUERY_KINDS.map(({ name, queries, query = '' }) => ({
      name,
      shot: searchRequest(port, queries, query),
      limit: WANTED,
    })),
  ];
  const rates = subjects.map((): Rate[] => []);
  for (const { shot } of subjects) await sendRequests(shot, CLIENTS, 1);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, { shot }] of subjects.entries()) rates[index]?.push(await sendRequests(shot, CLIENTS, seconds));
  return subjects.map(({ name, limit }, index) => {
    const of = (field: 'p50' | 'p95' | 'perSecond') => median((rates[index] ?? []).map((rate) => rate[field]));
    return { name, limit, p50: of('p50'), p95: of('p95'), perSecond: of('perSecond') };
  });
};

/** Measures searching, on a server of its own. */
export const measureSearch = async (pace: {
  readonly seconds: number;
  readonly rounds: number;
}): Promise<SearchResult[]> => {
  const server = await startM4u();
  try {
    await withClient(await findPostgres(server), (client) => createWorld(client, SIZE));
    return await measureServer(server, pace);
  } finally {
    await server.stop();
  }
};

/** Whether everything is as quick as it should be. */
export const isSearchQuick = (measured: readonly SearchResult[]): boolean =>
  measured.every(({ p95, limit }) => limit === undefined || p95 <= limit);

const number = (value: number): string => Math.round(value).toLocaleString('en');

/** The part of the record that tells of it. */
export const searchText = (measured: readonly SearchResult[]): string => {
  const { members, posts, products } = SIZE;
  const rows = measured.map(({ name, p50, p95, perSecond, limit }) => {
    const mark = limit === undefined ? '' : `${limit} ${p95 <= limit ? '✔' : '✖'}`;
    return `| ${name} | ${p50.toFixed(1)} | ${p95.toFixed(1)} | ${number(perSecond)} | ${mark} |`;
  });
  return `
Searching among ${number(members)} members, ${number(posts)} posts and ${number(products)} products, asked by ${CLIENTS} clients at once, each with another word each time:

| what | p50 ms | p95 ms | a second | p95 wanted |
|---|--:|--:|--:|--:|
${rows.join('\n')}
`;
};
