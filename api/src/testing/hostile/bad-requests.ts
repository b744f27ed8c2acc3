import { type Endpoint, IDEMPOTENCY_HEADER } from '@m4u/contract/http/endpoint';
import fc from 'fast-check';
import { parseForm } from '../../platform/http/message/body.ts';
import { damage, type Fields, hostile, spoil } from './values.ts';
import { type KnownValues, likelyInput } from './likely-values.ts';

/** A request as sent. */
export interface BadRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: Buffer | undefined;
  /** Whether the contract accepts it. */
  readonly good: boolean;
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
const pathPart = (value: unknown) => encodeURIComponent(toText(value).toWellFormed()).slice(0, 4_000);
/** Form fields with bracketed names, cut off beyond the depth that the server reads. */
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

/** A form with a file; where none is given, a text under its name replaces it. */
const multipart = (fields: Fields, file: Buffer): Body => {
  const parts = Object.entries(fields).flatMap(([name, value]) => {
    const content = name === 'file' && value === FILE ? file : Buffer.from(toText(value));
    const label = `name="${name.replaceAll(/["\r\n]/g, '')}"${name === 'file' ? '; filename="a.jpg"' : ''}`;
    return [Buffer.from(`--x\r\ncontent-disposition: form-data; ${label}\r\n\r\n`), content, Buffer.from('\r\n')];
  });
  return { type: 'multipart/form-data; boundary=x', payload: Buffer.concat([...parts, Buffer.from('--x--\r\n')]) };
};

/** Placeholder of the known file in a body. */
const FILE = 'file';

/** Idempotency keys, nearly always new, so that calls get past the key. */
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

/** Parts that leave nothing as the endpoint declares it. */
const BROKEN: ReadonlySet<Part> = new Set(['rawPath', 'rawBody', 'noObject']);

/** Parts of an endpoint's requests that can be broken; more effective ones appear more often. */
const listParts = ({ method, params, query, body, consumes }: Endpoint): Part[] => {
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

const makeBody = (way: Way, fields: unknown, file: Buffer): Body => {
  if (way === 'multipart') return multipart(fields as Fields, file);
  if (way === 'form')
    return { type: 'application/x-www-form-urlencoded', payload: Buffer.from(form(fields as Fields)) };
  return { type: 'application/json', payload: Buffer.from(JSON.stringify(fields) ?? '') };
};

/** Returns whether an endpoint with inputs accepts a request after all. */
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
 * Requests to an endpoint that are broken in one place: address, query, body or encoding. Some are good after all and
 * marked so; they must be answered as documented too. `headers` are the possible callers.
 */
export const badRequests = (
  endpoint: Endpoint,
  knownValues: KnownValues,
  headers: readonly Readonly<Record<string, string>>[],
  seed: number,
): fc.Arbitrary<BadRequest> => {
  const { consumes, method, path } = endpoint;
  const ways: Way[] = consumes ? ['multipart'] : ['json', 'json', 'form'];
  const key = endpoint.idempotent ? keys : fc.constant(undefined);
  const likely = fc.record({
    params: likelyInput(endpoint.params, knownValues, seed),
    query: likelyInput(endpoint.query, knownValues, seed),
    body: likelyInput(endpoint.body, knownValues, seed).map((fields) =>
      consumes ? { file: FILE, ...fields } : fields,
    ),
  });
  const how = fc.record({
    part: fc.constantFrom(...listParts(endpoint)),
    blows: fc.oneof({ weight: 3, arbitrary: fc.tuple(damage) }, fc.tuple(damage, damage)),
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
    const body: Body = part === 'rawBody' ? raw.rawBody : makeBody(way, fields, knownValues.file);
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

/** Maximum share of good requests, since they cost what the endpoint's work costs. */
const GOOD = 1 / 20;

/**
 * Yields requests of {@link badRequests} in batches of a hundred until `count` bad ones were made; the same for the
 * same seed.
 */
export function* batches(arbitrary: fc.Arbitrary<BadRequest>, count: number, seed: number): Generator<BadRequest[]> {
  let bad = 0;
  let good = 0;
  for (let batch = 0; bad < count; batch += 1) {
    const made = fc.sample(arbitrary, { numRuns: 100, seed: seed + batch });
    yield made.filter((request) => (request.good ? (good += 1) <= count * GOOD : (bad += 1) <= count));
  }
}
