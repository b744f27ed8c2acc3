import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contract } from '@m4u/contract/api';
import { type Endpoint, IDEMPOTENCY_HEADER } from '@m4u/contract/endpoint';
import { errors } from '@m4u/contract/errors';
import { Validator } from '@seriousme/openapi-schema-validator';
import { startTestApi } from '../../testing/api.ts';
import { limitTable } from '../limits/table.ts';

const api = await startTestApi({ environment: { PUBLIC_URL: 'https://m4u.example' } });

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters: readonly { name: string; in: string; required: boolean }[];
  readonly requestBody?: { content: Record<string, unknown> };
  readonly responses: Record<string, unknown>;
  readonly security?: unknown;
}
interface Document {
  readonly servers: readonly { url: string }[];
  readonly paths: Record<string, Record<string, Operation>>;
}

const document = async () => {
  const answer = await api.get('/openapi.json');
  assert.equal(answer.statusCode, 200);
  assert.match(String(answer.headers['content-type']), /^application\/json/);
  return answer.json<Document>();
};

test('the API’s description is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  const { valid, errors: wrong } = await validator.validate((await document()) as never);
  assert.ok(valid, JSON.stringify(wrong));
  assert.equal(validator.version, '3.1');
});

test('it lists each endpoint of the contract, and nothing else', async () => {
  const { paths, servers } = await document();
  assert.deepEqual(servers, [{ url: 'https://m4u.example' }]);
  let listed = 0;
  for (const [module, endpoints] of Object.entries(contract))
    for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
      const operation = paths[`/api${endpoint.path.replaceAll(/:(\w+)/g, '{$1}')}`]?.[endpoint.method.toLowerCase()];
      assert.equal(operation?.operationId, `${module}.${name}`);
      assert.equal(operation.summary, endpoint.summary);
      const placed = operation.parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
      const declared = [
        ...Object.keys(endpoint.params?.shape ?? {}).map((parameter) => `path ${parameter}`),
        ...Object.keys(endpoint.query?.shape ?? {}).map((parameter) => `query ${parameter}`),
        ...(endpoint.idempotent ? [`header ${IDEMPOTENCY_HEADER}`] : []),
      ];
      assert.deepEqual(placed, declared);
      assert.equal(operation.requestBody !== undefined, (endpoint.body ?? endpoint.consumes) !== undefined);
      assert.equal(operation.security !== undefined, endpoint.access !== 'anyone');
      for (const code of endpoint.errors ?? []) assert.ok(operation.responses[errors[code].status], `${name} ${code}`);
      listed += 1;
    }
  assert.equal(Object.values(paths).flatMap((methods) => Object.keys(methods)).length, listed);
});

test('it can be read as a page whose scripts are all its own', async () => {
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
  const specification = await api.get('/docs/json');
  assert.deepEqual(specification.json<Document>().paths, (await document()).paths);
});

test('each error’s address leads to its words', async () => {
  const page = await api.get('/docs/errors');
  assert.equal(page.statusCode, 200);
  for (const [code, { vi, en }] of Object.entries(errors)) {
    assert.ok(page.body.includes(`id="${code}"`));
    assert.ok(page.body.includes(vi) && page.body.includes(en), code);
  }
});

test('it is written once and not for each caller, and in no form that takes long to write', async () => {
  const [description, ofThePage, yaml] = await Promise.all(
    ['/openapi.json', '/docs/json', '/docs/yaml'].map((path) => api.get(path)),
  );
  assert.equal(ofThePage?.body, description?.body);
  assert.equal(yaml?.statusCode, 404);
});

test('it is given to one address only so often, and to others all the same', async () => {
  const { get } = await startTestApi({ realLimits: true });
  const [{ points }] = limitTable.documentationByAddress.windows;
  const paths = ['/openapi.json', '/docs/json', '/docs/static/swagger-ui-bundle.js'];
  for (let asked = 0; asked < points; asked += 1)
    assert.equal((await get(paths[asked % 3] ?? '', { headers: { range: 'bytes=0-9' } })).statusCode < 300, true);
  for (const path of paths) {
    const refused = await get(path);
    assert.equal(refused.statusCode, 429);
    assert.ok(Number(refused.headers['retry-after']) >= 1);
    assert.equal((await get(path, { ip: '203.0.113.8' })).statusCode, 200);
  }
});
