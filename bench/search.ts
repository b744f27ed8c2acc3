/**
 * What a search costs among a million members, 200,000 posts and as many products: the time of each way to ask, at ten
 * clients, beside a trivial read of the same server in the same run.
 */
import { fire, type Rate, type Shot } from './load.ts';
import { postgresOf, within } from './ledger.books.ts';
import { median } from './median.ts';
import { makeWorld, memberId, phoneOf, type Size } from './search.world.ts';
import { type Running, startM4u } from './servers.ts';

const SIZE: Size = { members: 1_000_000, posts: 200_000, products: 200_000, groups: 2_000 };
const CLIENTS = 10;
/** Wanted: the slowest of twenty, in milliseconds. */
const WANTED = 60;

/** Ways to ask; each is asked by many words in turn, so that no answer is the last one's. */
const WAYS: readonly { readonly name: string; readonly query?: string; readonly words: readonly string[] }[] = [
  {
    name: 'Prefix of one to three letters',
    words: ['n', 'ng', 'ngu', 't', 'tr', 'ph', 'đ', 'th', 'vu', 'g', 'lu', 'min'],
  },
  { name: 'Infix', words: ['guye', 'uyen', 'oang', 'ranh', 'uong', 'inh', 'anh t', 'ruc', 'hanh', 'uynh'] },
  {
    name: 'One word without diacritics',
    words: ['nguyen', 'tran', 'duc', 'hoa', 'gom', 'lua', 'huong', 'an', 'dung', 'quang'],
  },
  {
    name: 'One word with diacritics',
    words: ['nguyễn', 'nguyên', 'đức', 'hòa', 'gốm', 'lụa', 'dũng', 'dụng', 'ân', 'ý'],
  },
  {
    name: 'Two words',
    words: ['nguyen duc', 'tran hoa', 'le van', 'gom hue', 'pham nga', 'tra sen', 'do minh', 'bui linh'],
  },
  {
    name: 'The same in the other order',
    words: ['duc nguyen', 'hoa tran', 'van le', 'hue gom', 'nga pham', 'sen tra', 'minh do', 'linh bui'],
  },
  {
    name: 'Two words with diacritics',
    words: ['nguyễn đức', 'đức nguyên', 'trần hòa', 'lê ân', 'phạm dụng', 'gốm huế'],
  },
  { name: 'Three words', words: ['nguyen thi hoa', 'tran van nam', 'le duc minh', 'pham ngoc an', 'hoang gia bao'] },
  { name: 'A phone number', words: [2, 77, 4_242, 99_999, 500_005, 765_432].map(phoneOf) },
  { name: 'The beginning of one', words: [3, 88, 5_353, 123_456].map((n) => phoneOf(n).slice(0, 8)) },
  {
    name: 'Members alone, a page of twenty',
    query: '&type=member',
    words: ['nguyen', 'duc', 'tran van', 'uyen', 'lan', 'nguyễn đức'],
  },
  {
    name: 'Products alone, a page of twenty',
    query: '&type=product',
    words: ['gom', 'tra sen', 'lụa', 'qua tang', 'oi an'],
  },
];

let requests = 0;
/** Another address after every hundred requests: this is no test of the limit by address. */
const from = () => {
  const network = Math.floor(requests++ / 100);
  return { 'X-Forwarded-For': `10.${90 + (network >> 16)}.${(network >> 8) & 255}.${network & 255}` };
};

const shotOf = (port: number, words: readonly string[], query: string): Shot => ({
  port,
  path: (connection, n) =>
    `/api/elasticSeach/search?q=${encodeURIComponent(words[(connection * 3 + n) % words.length] ?? '')}${query}`,
  headers: (_connection, _n) => from(),
});

/** Milliseconds of one way to ask, by the medians of the rounds. */
export interface SearchMeasured {
  readonly name: string;
  readonly p50: number;
  readonly p95: number;
  readonly perSecond: number;
  readonly wanted: number | undefined;
}

/** Asks a server that has the crowd in it, one way after the other in each round. */
const askServer = async (
  { port }: Pick<Running, 'port'>,
  { seconds, rounds }: { readonly seconds: number; readonly rounds: number },
): Promise<SearchMeasured[]> => {
  const subjects = [
    {
      name: 'Reference: a profile read of the API',
      shot: {
        port,
        path: (connection: number, n: number) =>
          `/api/members/getMemberIdView/${memberId((connection * 7 + n) % 1_000)}`,
        headers: (_connection: number, _n: number) => from(),
      },
      wanted: undefined,
    },
    ...WAYS.map(({ name, words, query = '' }) => ({ name, shot: shotOf(port, words, query), wanted: WANTED })),
  ];
  const rates = subjects.map((): Rate[] => []);
  for (const { shot } of subjects) await fire(shot, CLIENTS, 1);
  for (let round = 0; round < rounds; round += 1)
    for (const [at, { shot }] of subjects.entries()) rates[at]?.push(await fire(shot, CLIENTS, seconds));
  return subjects.map(({ name, wanted }, at) => {
    const of = (field: 'p50' | 'p95' | 'perSecond') => median((rates[at] ?? []).map((rate) => rate[field]));
    return { name, wanted, p50: of('p50'), p95: of('p95'), perSecond: of('perSecond') };
  });
};

/** Measures searching, on a server of its own. */
export const measureSearch = async (pace: {
  readonly seconds: number;
  readonly rounds: number;
}): Promise<SearchMeasured[]> => {
  const server = await startM4u();
  try {
    await within(await postgresOf(server), (client) => makeWorld(client, SIZE));
    return await askServer(server, pace);
  } finally {
    await server.stop();
  }
};

/** Whether everything is as quick as it should be. */
export const isSearchQuick = (measured: readonly SearchMeasured[]): boolean =>
  measured.every(({ p95, wanted }) => wanted === undefined || p95 <= wanted);

const number = (value: number): string => Math.round(value).toLocaleString('en');

/** The part of the record that tells of it. */
export const searchText = (measured: readonly SearchMeasured[]): string => {
  const { members, posts, products } = SIZE;
  const rows = measured.map(({ name, p50, p95, perSecond, wanted }) => {
    const mark = wanted === undefined ? '' : `${wanted} ${p95 <= wanted ? '✔' : '✖'}`;
    return `| ${name} | ${p50.toFixed(1)} | ${p95.toFixed(1)} | ${number(perSecond)} | ${mark} |`;
  });
  return `
Searching among ${number(members)} members, ${number(posts)} posts and ${number(products)} products, asked by ${CLIENTS} clients at once, each with another word each time:

| what | p50 ms | p95 ms | a second | p95 wanted |
|---|--:|--:|--:|--:|
${rows.join('\n')}
`;
};
