import { contract } from '@m4u/contract/api';
import { answersFile, type Endpoint, IDEMPOTENCY_HEADER } from '@m4u/contract/endpoint';
import { errors, type ErrorCode } from '@m4u/contract/errors';
import { ACCESS_COOKIE } from '@m4u/contract/identity/auth.cookies';
import { lazy } from '@m4u/contract/lazy';
import { ProblemDocument } from '@m4u/contract/problem';
import * as z from 'zod';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
};

const parametersOf = (schema: z.ZodObject | undefined, place: 'path' | 'query'): Json[] => {
  if (!schema) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
};

const headersOf = ({ idempotent }: Endpoint): Json[] =>
  idempotent
    ? [{ name: IDEMPOTENCY_HEADER, in: 'header', required: true, schema: { type: 'string', maxLength: 200 } }]
    : [];

const bodyOf = ({ body, consumes }: Endpoint): Json => {
  if (consumes === 'multipart') {
    const fields = { file: { type: 'string', format: 'binary' } };
    return {
      requestBody: {
        required: true,
        content: { 'multipart/form-data': { schema: { type: 'object', properties: fields, required: ['file'] } } },
      },
    };
  }
  if (!body) return {};
  const content = { schema: schemaOf(body, 'input') };
  return {
    requestBody: {
      required: true,
      content: { 'application/json': content, 'application/x-www-form-urlencoded': content },
    },
  };
};

/** What any endpoint may fail with, by what it takes and who may call it. */
const codesOf = (endpoint: Endpoint): ErrorCode[] => {
  const common: ErrorCode[] = [
    'malformed',
    'too-slow',
    'head-too-large',
    'invalid',
    'rate-limited',
    'no-space',
    'unavailable',
  ];
  if (endpoint.method !== 'GET') common.push('too-large', 'wrong-type', 'cross-site', 'conflict');
  if (endpoint.idempotent) common.push('key-reused');
  if (endpoint.session === undefined) common.push('session-expired', 'session-ended');
  if (endpoint.access !== 'anyone') common.push('unauthenticated');
  if (endpoint.access === 'staff') common.push('forbidden');
  return [...new Set([...common, ...(endpoint.errors ?? [])])];
};

const problemsOf = (endpoint: Endpoint): Json => {
  const byStatus = Map.groupBy(codesOf(endpoint), (code) => errors[code].status);
  const problem = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [String(status), { description: codes.join(', '), content: problem }]),
  );
};

const resultsOf = (endpoint: Endpoint): Json => {
  if (answersFile(endpoint))
    return {
      200: { description: 'The file', content: { [endpoint.result.produces]: {} } },
      302: { description: 'A redirect', headers: { location: { schema: { type: 'string' } } } },
    };
  const schema = schemaOf(endpoint.result as z.ZodType, 'output');
  return { 200: { description: 'Done', content: { 'application/json': { schema } } } };
};

const operationOf = (module: string, name: string, endpoint: Endpoint): Json => ({
  operationId: `${module}.${name}`,
  tags: [module],
  summary: endpoint.summary,
  description: `Access: ${endpoint.access}.`,
  parameters: [
    ...parametersOf(endpoint.params, 'path'),
    ...parametersOf(endpoint.query, 'query'),
    ...headersOf(endpoint),
  ],
  ...bodyOf(endpoint),
  responses: { ...resultsOf(endpoint), ...problemsOf(endpoint) },
  ...(endpoint.access !== 'anyone' && { security: [{ bearer: [] }, { cookie: [] }] }),
});

/** The statuses with which an endpoint may answer; tests hold every answer against them. */
export const documentedStatuses = (endpoint: Endpoint): ReadonlySet<number> =>
  new Set([200, ...(answersFile(endpoint) ? [302] : []), ...codesOf(endpoint).map((code) => errors[code].status)]);

const describePaths = (): Record<string, Json> => {
  const paths: Record<string, Json> = {};
  for (const [module, endpoints] of Object.entries(contract))
    for (const [name, endpoint] of Object.entries(endpoints as Record<string, Endpoint>)) {
      const path = `/api${endpoint.path.replaceAll(/:(\w+)/g, '{$1}')}`;
      (paths[path] ??= {})[endpoint.method.toLowerCase()] = operationOf(module, name, endpoint);
    }
  return paths;
};

/** The OpenAPI 3.1 document of the whole contract. Its paths are described when somebody reads them, which few do. */
export const openApi = (publicUrl: string): Json => {
  const paths = lazy(describePaths);
  return {
    openapi: '3.1.0',
    info: {
      title: 'M4U API',
      version: '1',
      description: 'Digital profile, smart name-card and networking platform for Vietnam.',
    },
    servers: [{ url: publicUrl }],
    get paths() {
      return paths();
    },
    components: {
      schemas: { Problem: schemaOf(ProblemDocument, 'output') },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        cookie: { type: 'apiKey', in: 'cookie', name: ACCESS_COOKIE },
      },
    },
  };
};
