import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { contract } from '@m4u/contract/api';
import { returnsFile, type Endpoint, IDEMPOTENCY_HEADER } from '@m4u/contract/http/endpoint';
import { errors } from '@m4u/contract/http/errors';
import { findKeyCall } from '@m4u/contract/insight/integration/calls';
import { Validator } from '@seriousme/openapi-schema-validator';
import type * as z from 'zod';
import { startTestApi } from '../../../testing/server/api.ts';
import { limitTable } from '../../limits/table.ts';
import { describeApi } from '../description/document.ts';
import { createSerializer } from './schema.ts';

const api = await startTestApi({ environment: { PUBLIC_URL: 'https://m4u.example' } });

/** Largest size of the description for each call on average, in bytes: shared schemas keep it from growing faster. */
const MOST_PER_CALL = 1_600;

/** Media types without a text example. */
const BINARY = /^(?:application\/(?:pdf|zip|vnd\.openxmlformats-[\w.-]+)|image\/(?:jpeg|webp)|audio\/mpeg)$/;

type Part = Readonly<Record<string, unknown>>;
type Content = Readonly<Record<string, { readonly schema?: Part; readonly example?: unknown }>>;
interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters: readonly Part[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, Part>>;
  readonly security?: unknown;
  readonly tags: readonly string[];
}
interface Document {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, Part>>>>;
}

const document = async () => {
  const answer = await api.get('/openapi.json');
  assert.equal(answer.statusCode, 200);
  assert.match(String(answer.headers['content-type']), /^application\/json/);
  return answer.json<Document>();
};

/** Follows a `$ref` of the document, and returns other parts as they are. */
const resolve = <T>(within: Document, part: T): T => {
  const { $ref } = part as { $ref?: string };
  if ($ref === undefined) return part;
  const target = $ref
    .slice('#/'.length)
    .split('/')
    .reduce<unknown>((found, step) => (found as Part | undefined)?.[step], within);
  assert.ok(target, `${$ref} leads nowhere`);
  return target as T;
};

const operations = Object.entries(contract).flatMap(([module, endpoints]) =>
  Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({ id: `${module}.${name}`, module, endpoint })),
);

const operationOf = ({ paths }: Document, { path, method }: Endpoint): Operation | undefined =>
  paths[`/api${path.replaceAll(/:(\w+)/g, '{$1}')}`]?.[method.toLowerCase()];

/** Returns the described answer and body of an operation. */
const contentsOf = (within: Document, endpoint: Endpoint) => {
  const operation = operationOf(within, endpoint);
  const answer = resolve(within, operation?.responses['200']) as { readonly content: Content };
  const { content: body = {} } = operation?.requestBody ?? {};
  return { answer: answer.content, body: body['application/json'] ?? body['multipart/form-data'] };
};

test('the API description is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  const { valid, errors: wrong } = await validator.validate((await document()) as never);
  assert.ok(valid, JSON.stringify(wrong));
  assert.equal(validator.version, '3.1');
});

test('redocly finds no problem in the description', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'openapi-'));
  try {
    const file = join(folder, 'openapi.json');
    await writeFile(file, JSON.stringify(await document()));
    const cli = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'));
    const args = [cli, 'lint', file, '--extends=recommended', '--format=json', '--max-problems=1000'];
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
    const found = await new Promise<string>((done) => {
      execFile(process.execPath, args, { env, cwd: folder, maxBuffer: 2 ** 26 }, (_error, stdout) => done(stdout));
    });
    const { problems } = JSON.parse(found) as { problems: readonly { ruleId: string; message: string }[] };
    // Partners use addresses such as `/cards/open/{id}` beside `/cards/{id}/freeze`, which this rule calls ambiguous.
    const wrong = problems.filter(({ ruleId }) => ruleId !== 'no-ambiguous-paths');
    assert.deepEqual(
      wrong.map(({ ruleId, message }) => `${ruleId}: ${message}`),
      [],
    );
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('the description lists each endpoint of the contract and nothing else', async () => {
  const whole = await document();
  assert.deepEqual(whole.servers, [{ url: 'https://m4u.example' }]);
  for (const { id, module, endpoint } of operations) {
    const operation = operationOf(whole, endpoint);
    assert.equal(operation?.operationId, id);
    assert.equal(operation.summary, endpoint.summary);
    assert.deepEqual(operation.tags, [module]);
    const placed = operation.parameters
      .map((parameter) => resolve(whole, parameter))
      .map((parameter) => `${String(parameter['in'])} ${String(parameter['name'])}`);
    const declared = [
      ...Object.keys(endpoint.params?.shape ?? {}).map((parameter) => `path ${parameter}`),
      ...Object.keys(endpoint.query?.shape ?? {}).map((parameter) => `query ${parameter}`),
      ...(endpoint.idempotent ? [`header ${IDEMPOTENCY_HEADER}`] : []),
    ];
    assert.deepEqual(placed, declared);
    assert.equal(operation.requestBody !== undefined, (endpoint.body ?? endpoint.consumes) !== undefined);
    for (const code of endpoint.errors ?? []) {
      const response = operation.responses[errors[code].status] ?? operation.responses['default'];
      assert.match(String(resolve(whole, response)?.['description']), new RegExp(`\\b${code}\\b`), `${id} ${code}`);
    }
  }
  assert.equal(Object.values(whole.paths).flatMap((methods) => Object.keys(methods)).length, operations.length);
});

test('the description states who may call each operation', async () => {
  const whole = await document();
  for (const { id, endpoint } of operations) {
    const scope = findKeyCall(id)?.scope;
    const key = scope === undefined ? [] : [{ apiKey: [scope] }];
    const open = scope === undefined ? [] : [{}];
    const expected = [...(endpoint.access === 'anyone' ? open : [{ bearer: [] }, { cookie: [] }]), ...key];
    assert.deepEqual(operationOf(whole, endpoint)?.security, expected, id);
  }
});

test('the description of an upload has the file and the fields beside it', async () => {
  const whole = await document();
  const { body } = contentsOf(whole, contract.group.uploadImport);
  assert.deepEqual(Object.keys(body?.schema?.['properties'] ?? {}), ['file', 'kind']);
  assert.deepEqual(body?.schema?.['required'], ['file', 'kind']);
});

test('the description has the details of an activity for each of its types', async () => {
  const { schemas = {} } = (await document()).components;
  const { anyOf } = schemas['ActivityDetails'] as { anyOf: readonly { title: string }[] };
  const { enum: types } = schemas['ActivityType'] as { enum: readonly string[] };
  assert.deepEqual(
    anyOf.map(({ title }) => title),
    types,
  );
});

test('the description has each shared schema once, by its name', async () => {
  const whole = await document();
  const { schemas = {} } = whole.components;
  for (const name of ['Id', 'Moment', 'Picture', 'Person', 'Relic', 'Order', 'OwnWedding', 'Problem'])
    assert.ok(schemas[name], name);
  const { answer } = contentsOf(whole, contract.relic.get);
  assert.deepEqual(answer['application/json']?.schema?.['properties'], {
    data: { $ref: '#/components/schemas/Relic' },
  });
  const { properties } = schemas['Relic'] as { properties: Part };
  assert.deepEqual(properties['_id'], { $ref: '#/components/schemas/Id' });
  const used = new Set(JSON.stringify(whole).match(/(?<="#\/components\/schemas\/)[^"]+/g));
  assert.deepEqual([...used].toSorted(), Object.keys(schemas).toSorted());
});

test('the description is at most 700 kB', async () => {
  const answer = await api.get('/openapi.json');
  const { length } = answer.rawPayload;
  assert.ok(
    length <= MOST_PER_CALL * operations.length,
    `${length} bytes: give what is repeated a name in description/namedSchemas.*.ts`,
  );
});

test('the description has a valid example of each answer', async () => {
  const whole = await document();
  for (const { id, endpoint } of operations) {
    const { answer } = contentsOf(whole, endpoint);
    if (returnsFile(endpoint)) {
      const { produces } = endpoint.result;
      assert.equal(answer[produces]?.example !== undefined, !BINARY.test(produces), id);
      continue;
    }
    const { example } = answer['application/json'] ?? {};
    assert.ok(example, id);
    const parsed = (endpoint.result as z.ZodType).safeParse(example);
    assert.ok(parsed.success, `${id}: ${parsed.error?.message}`);
    // The serializer neither drops nor adds a field.
    assert.deepEqual(JSON.parse(createSerializer(endpoint)(example)), example, id);
  }
});

test('the description has a valid example of each body', async () => {
  const whole = await document();
  for (const { id, endpoint } of operations) {
    if (!endpoint.body && !endpoint.consumes) continue;
    const { example } = contentsOf(whole, endpoint).body ?? {};
    assert.ok(example && Object.keys(example).length > 0, id);
    const parsed = endpoint.body?.safeParse(example);
    assert.ok(parsed?.success !== false, `${id}: ${parsed?.error?.message}`);
    const { shape = {} } = (endpoint.body ?? {}) as { shape?: Part };
    if ('challenge' in shape) assert.ok(!('website' in (example as Part)), `${id} fills in what only machines do`);
  }
});

test('making the description does not block the process', async () => {
  let turns = 0;
  let isMade = false;
  const count = () => {
    turns += 1;
    if (!isMade) setImmediate(count);
  };
  setImmediate(count);
  await describeApi('https://m4u.example');
  isMade = true;
  assert.ok(turns > operations.length / 10, `${turns} turns for ${operations.length} operations`);
});

const encodings = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (bytes: Buffer) => bytes,
} as const;

test('the description is compressed, and a caller that has it gets 304', async () => {
  const plain = (await api.get('/openapi.json')).rawPayload;
  for (const [encoding, decode] of Object.entries(encodings)) {
    const headers = { 'accept-encoding': encoding };
    const answer = await api.get('/openapi.json', { headers });
    assert.equal(answer.headers['content-encoding'], encoding === 'identity' ? undefined : encoding);
    assert.equal(answer.headers['vary'], 'accept-encoding');
    assert.equal(Number(answer.headers['content-length']), answer.rawPayload.length);
    assert.ok(decode(answer.rawPayload).equals(plain), encoding);
    if (encoding !== 'identity') assert.ok(answer.rawPayload.length < plain.length / 5);
    const { etag } = answer.headers;
    const again = await api.get('/openapi.json', { headers: { ...headers, 'if-none-match': String(etag) } });
    assert.equal(again.statusCode, 304);
    assert.equal(again.body, '');
    assert.equal(again.headers['etag'], etag);
  }
  const other = await api.get('/openapi.json', { headers: { 'if-none-match': '"other"' } });
  assert.equal(other.statusCode, 200);
});

test('the documentation page loads only scripts of its own', async () => {
  const page = await api.get('/docs');
  assert.equal(page.statusCode, 200);
  const policy = String(page.headers['content-security-policy']);
  assert.match(policy, /script-src 'self';/);
  assert.doesNotMatch(policy, /script-src[^;]*(unsafe|https?:|\*)/);
  assert.doesNotMatch(page.body, /<script(?![^>]*\ssrc=)[^>]*>/, 'no inline script');
  assert.doesNotMatch(page.body, /\son\w+=/, 'no inline handler');
  const parts = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
  assert.ok(parts.length >= 4);
  for (const part of parts) {
    assert.ok(part.startsWith('/api/docs/static/'), part);
    const file = await api.api.fastify.inject(part);
    assert.equal(file.statusCode, 200, part);
    if (part.endsWith('.js')) assert.match(String(file.headers['content-type']), /javascript/);
  }
});

test('the copies below /docs serve the same content as /openapi.json', async () => {
  const { rawPayload: original, headers } = await api.get('/openapi.json', { headers: { 'accept-encoding': 'br' } });
  for (const [copy, type] of [
    ['/docs/json', /^application\/json/],
    ['/docs/yaml', /^application\/yaml/],
  ] as const) {
    const answer = await api.get(copy, { headers: { 'accept-encoding': 'br' } });
    assert.match(String(answer.headers['content-type']), type);
    assert.equal(answer.headers['etag'], headers['etag']);
    assert.ok(answer.rawPayload.equals(original), copy);
  }
});

test('the errors page has the words of each error code', async () => {
  const page = await api.get('/docs/errors');
  assert.equal(page.statusCode, 200);
  for (const [code, { vi, en }] of Object.entries(errors)) {
    assert.ok(page.body.includes(`id="${code}"`));
    assert.ok(page.body.includes(vi) && page.body.includes(en), code);
  }
});

test('limits how often one address may fetch the documentation', async () => {
  const { get } = await startTestApi({ realLimits: true });
  const [{ points }] = limitTable.documentationByAddress.windows;
  const paths = ['/openapi.json', '/docs/json', '/docs/static/swagger-ui-bundle.js'];
  for (let count = 0; count < points; count += 1)
    assert.equal((await get(paths[count % 3] ?? '', { headers: { range: 'bytes=0-9' } })).statusCode < 300, true);
  for (const path of paths) {
    const refused = await get(path);
    assert.equal(refused.statusCode, 429);
    assert.ok(Number(refused.headers['retry-after']) >= 1);
    assert.equal((await get(path, { ip: '203.0.113.8' })).statusCode, 200);
  }
});
