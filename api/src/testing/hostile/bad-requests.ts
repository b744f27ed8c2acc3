import { type Endpoint, IDEMPOTENCY_HEADER } from '@m4u/contract/http/endpoint';
import fc from 'fast-check';
import { parseForm } from '../../platform/http/message/body.ts';
import { blow, type Fields, hostile, spoil } from './values.ts';
import { type KnownValues, likelyInput } from './likely-values.ts';

/** A request as it goes over the wire. */
export interface BadRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: Buffer | undefined;
  /** Whether the contract accepts it after all. */
  readonly good: boolean;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
const pathPart = (value: unknown) => encodeURIComponent(textOf(value).toWellFormed()).slice(0, 4_000);
/** Bracketed names, as a browser's form would have them, cut off where nobody reads on. */
const pairs = (value: unknown, name: string, depth: number): string[] => {
  if (typeof value !== 'object' || value === null || depth > 8) return [`${name}=${pathPart(value)}`];
  return Object.entries(value).flatMap(([key, inner]) => pairs(inner, `${name}%5B${pathPart(key)}%5D`, depth + 1));
};

const form = (fields: Fields): string =>
  Object.entries(fields)
    .flatMap(([name, value]) => pairs(value, pathPart(name), 0))
    .join('&');

const RAW_QUERIES = [
  '',
  '?',
  '?&&==&',
  '?%',
  '?a[b][c][d][e][f][g][h][i]=1',
  '?__proto__[x]=1',
  '?page=%00',
  '?a=%ff',
  `?${'a=1&'.repeat(3_000)}`,
];

const RAW_PATH_PARTS = ['%', '%zz', '%00', '%ff%fe', '..', '%2e%2e%2f', '%2F', ';', '*', ':id', '%F0%9F%98%80', '\\'];

interface Body {
  readonly type: string | undefined;
  readonly payload: Buffer | undefined;
}

const TYPES = [
  undefined,
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'text/plain',
  'application/xml',
  'application/octet-stream',
  'application/',
  'nonsense',
];

const RAW_BODIES = [
  '',
  '{',
  'null',
  '[]',
  '"x"',
  '1',
  '{"a":1}}',
  '{"__proto__":{"admin":true}}',
  '[[[[',
  '\ufeff{}',
  '=',
  '&&&',
  'a[b',
  '--x\r\n\r\n',
  '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nz',
  '--x--',
];

/** A form with a file; a text under its name stands for the file where none is given. */
const multipart = (fields: Fields, file: Buffer): Body => {
  const parts = Object.entries(fields).flatMap(([name, value]) => {
    const given = name === 'file' && value === FILE ? file : Buffer.from(textOf(value));
    const label = `name="${name.replaceAll(/["\r\n]/g, '')}"${name === 'file' ? '; filename="a.jpg"' : ''}`;
    return [Buffer.from(`--x\r\ncontent-disposition: form-data; ${label}\r\n\r\n`), given, Buffer.from('\r\n')];
  });
  return { type: 'multipart/form-data; boundary=x', payload: Buffer.concat([...parts, Buffer.from('--x--\r\n')]) };
};

/** Stands for the known file among the fields of a body. */
const FILE = 'file';

/** Keys of calls that are done once: new ones nearly always, so that the calls go deep. */
const keys: fc.Arbitrary<string | undefined> = fc.oneof(
  { weight: 9, arbitrary: fc.uuid() },
  fc.constantFrom(undefined, '', ' ', 'x', 'x', '\u00e9', 'k'.repeat(200), 'k'.repeat(201)),
);

const rawBody: fc.Arbitrary<Body> = fc.record({
  type: fc.constantFrom(...TYPES),
  payload: fc.oneof(
    fc.constantFrom(...RAW_BODIES).map((raw) => Buffer.from(raw)),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  ),
});

type Way = 'json' | 'form' | 'multipart';
type Input = 'params' | 'query' | 'body';
type Part = Input | 'rawPath' | 'rawQuery' | 'rawBody' | 'noObject' | 'wrongWay' | 'nothing';

/** Spoilt so that no part is what the endpoint declares. */
const BROKEN: ReadonlySet<Part> = new Set(['rawPath', 'rawBody', 'noObject']);

/** What of an endpoint's requests can be spoilt, the more telling ways more often. */
const partsOf = ({ method, params, query, body, consumes }: Endpoint): Part[] => {
  const often = (part: Part, times: number, there: unknown = true): Part[] =>
    there ? Array.from({ length: times }, () => part) : [];
  const writes = method !== 'GET';
  return [
    ...often('params', 4, params),
    ...often('rawPath', 1, params),
    ...often('query', 8, query),
    ...often('query', 1),
    ...often('rawQuery', 1),
    ...often('body', 14, writes && (body ?? consumes)),
    ...often('rawBody', 1, writes),
    ...often('noObject', 1, writes),
    ...often('wrongWay', 1, writes),
    ...often('nothing', 1),
  ];
};

const bodyOf = (way: Way, fields: unknown, file: Buffer): Body => {
  if (way === 'multipart') return multipart(fields as Fields, file);
  if (way === 'form')
    return { type: 'application/x-www-form-urlencoded', payload: Buffer.from(form(fields as Fields)) };
  return { type: 'application/json', payload: Buffer.from(JSON.stringify(fields) ?? '') };
};

/** Whether an endpoint that has something to refuse accepts a request after all, as it goes over the wire. */
const accepts = (endpoint: Endpoint, way: Way, values: Readonly<Record<Input, Fields>>): boolean => {
  const { params, query, body, consumes } = endpoint;
  if (!params && !body && !consumes) return false;
  if (consumes) return way === 'multipart' && values.body['file'] === FILE;
  if (way === 'multipart') return false;
  const sent = way === 'form' ? parseForm(form(values.body)) : values.body;
  const parts = [params?.safeParse(values.params), query?.safeParse(values.query), body?.safeParse(sent)];
  return parts.every((parsed) => parsed?.success !== false);
};

/**
 * Requests to an endpoint that are spoilt in one place: the address, the query, the body or how it is written down.
 * Some are good after all, and say so; they must be answered as the contract says too. `headers` are who may ask.
 */
export const badRequests = (
  endpoint: Endpoint,
  known: KnownValues,
  headers: readonly Readonly<Record<string, string>>[],
  seed: number,
): fc.Arbitrary<BadRequest> => {
  const { consumes, method, path } = endpoint;
  const ways: Way[] = consumes ? ['multipart'] : ['json', 'json', 'form'];
  const key = endpoint.idempotent ? keys : fc.constant(undefined);
  const likely = fc.record({
    params: likelyInput(endpoint.params, known, seed),
    query: likelyInput(endpoint.query, known, seed),
    body: likelyInput(endpoint.body, known, seed).map((fields) => (consumes ? { file: FILE, ...fields } : fields)),
  });
  const how = fc.record({
    part: fc.constantFrom(...partsOf(endpoint)),
    blows: fc.oneof({ weight: 3, arbitrary: fc.tuple(blow) }, fc.tuple(blow, blow)),
    way: fc.constantFrom(...ways),
    wrongWay: fc.constantFrom<Way>('json', 'form', 'multipart'),
    rawPath: fc.constantFrom(...RAW_PATH_PARTS),
    rawQuery: fc.constantFrom(...RAW_QUERIES),
    rawBody,
    noObject: hostile,
    end: fc.constantFrom('', '', '', '/'),
    who: fc.constantFrom(...headers),
    key,
  });
  return fc.tuple(likely, how).map(([parts, { part, blows, ...raw }]) => {
    const spoilt = (which: Input): Fields => (part === which ? blows.reduce(spoil, parts[which]) : parts[which]);
    const values = { params: spoilt('params'), query: spoilt('query'), body: spoilt('body') };
    const address = path.replaceAll(/:(\w+)/g, (_, name: string) =>
      part === 'rawPath' ? raw.rawPath : pathPart(values.params[name]),
    );
    const query = part === 'rawQuery' ? raw.rawQuery : `?${form(values.query).slice(0, 8_000)}`;
    const fields = part === 'noObject' ? raw.noObject : values.body;
    const way = part === 'noObject' ? 'json' : part === 'wrongWay' ? raw.wrongWay : raw.way;
    const body: Body = part === 'rawBody' ? raw.rawBody : bodyOf(way, fields, known.file);
    const { type, payload } = method === 'GET' ? { type: undefined, payload: undefined } : body;
    return {
      url: `/api${address}${raw.end}${query}`,
      headers: {
        ...raw.who,
        ...(raw.key !== undefined && { [IDEMPOTENCY_HEADER.toLowerCase()]: raw.key }),
        ...(type !== undefined && { 'content-type': type }),
      },
      payload,
      good: !BROKEN.has(part) && accepts(endpoint, way, values),
    };
  });
};

/** Among the bad ones, this share of good ones is sent at most: they cost what the endpoint's work costs. */
const GOOD = 1 / 20;

/** Requests of {@link badRequests} by the hundred until `count` bad ones were made; the same for the same seed. */
export function* batches(arbitrary: fc.Arbitrary<BadRequest>, count: number, seed: number): Generator<BadRequest[]> {
  let bad = 0;
  let good = 0;
  for (let batch = 0; bad < count; batch += 1) {
    const made = fc.sample(arbitrary, { numRuns: 100, seed: seed + batch });
    yield made.filter((request) => (request.good ? (good += 1) <= count * GOOD : (bad += 1) <= count));
  }
}
