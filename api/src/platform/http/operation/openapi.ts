import { answersFile, type Endpoint, IDEMPOTENCY_HEADER } from '@m4u/contract/http/endpoint';
import { errors, type ErrorCode } from '@m4u/contract/http/errors';
import * as z from 'zod';
import { AppError } from '../../errors.ts';
import { fileExamples } from '../description/example-calls.ts';
import { formatExamples } from '../description/example-values.ts';
import type { Json, Schemas } from '../description/schemas.ts';
import { problemOf } from '../message/problem.ts';

/** Fields of an input part, with schema and whether they are required. */
const fieldsOf = (schemas: Schemas, part: z.ZodObject | undefined) =>
  Object.entries(part?.shape ?? {}).map(([name, field]) => ({
    name,
    schema: schemas.describe(field as z.ZodType, 'input'),
    isRequired: field._zod.optin === undefined,
  }));

const parametersOf = (schemas: Schemas, part: z.ZodObject | undefined, place: 'path' | 'query'): Json[] =>
  fieldsOf(schemas, part).map(({ name, schema, isRequired }) => ({
    name,
    in: place,
    ...((isRequired || place === 'path') && { required: true }),
    // Filter fields use brackets: `filter[q]=…`.
    ...(schema['type'] === 'object' && { style: 'deepObject' }),
    schema,
  }));

const headersOf = ({ idempotent }: Endpoint): Json[] =>
  idempotent
    ? [
        {
          name: IDEMPOTENCY_HEADER,
          in: 'header',
          required: true,
          schema: { type: 'string', maxLength: 200, examples: [formatExamples['uuid']] },
        },
      ]
    : [];

/** Multipart body: a file with the body's fields. */
const multipartOf = (schemas: Schemas, body: Endpoint['body']): Json => {
  const fields = fieldsOf(schemas, body instanceof z.ZodObject ? body : undefined);
  return {
    type: 'object',
    properties: {
      file: { type: 'string', format: 'binary' },
      ...Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
    },
    required: ['file', ...fields.filter(({ isRequired }) => isRequired).map(({ name }) => name)],
  };
};

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const bodyOf = (schemas: Schemas, module: string, name: string, { body, consumes }: Endpoint): Json => {
  if (consumes === 'multipart')
    return {
      requestBody: { required: true, content: { 'multipart/form-data': { schema: multipartOf(schemas, body) } } },
    };
  if (!body) return {};
  // It occurs twice, as JSON and as a form.
  schemas.name(body, `${capitalized(module)}${capitalized(name)}Body`);
  const schema = schemas.describe(body, 'input');
  return {
    requestBody: {
      required: true,
      content: { 'application/json': { schema }, 'application/x-www-form-urlencoded': { schema } },
    },
  };
};

/** Errors that any endpoint may answer. */
const ANY: readonly ErrorCode[] = [
  'malformed',
  'too-slow',
  'head-too-large',
  'rate-limited',
  'no-space',
  'unavailable',
];

/** Errors that any endpoint which changes something may answer. */
const CHANGING: readonly ErrorCode[] = [...ANY, 'too-large', 'wrong-type', 'cross-site', 'conflict'];

/** Problems under `default`, by component name. */
const GENERAL = { Any: ANY, AnyChange: CHANGING } as const;

const generalOf = ({ method }: Endpoint): keyof typeof GENERAL => (method === 'GET' ? 'Any' : 'AnyChange');

/** Error codes of an endpoint, by its input and access. */
const codesOf = (endpoint: Endpoint): ErrorCode[] => {
  const common: ErrorCode[] = [...GENERAL[generalOf(endpoint)], 'invalid'];
  if (endpoint.idempotent) common.push('key-reused');
  if (endpoint.session === undefined) common.push('session-expired', 'session-ended');
  if (endpoint.access !== 'anyone') common.push('unauthenticated');
  if (endpoint.access === 'staff') common.push('forbidden');
  return [...new Set([...common, ...(endpoint.errors ?? [])])];
};

const problemWith = (codes: readonly ErrorCode[]): Json => ({
  description: codes.join(', '),
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

/** Example of the most common problem. */
export const problemExample = (): Json => ({
  ...problemOf(new AppError('invalid', { fields: [{ field: 'email', code: 'email' }] }), 'vi', '').problem,
});

/** Problems of an endpoint by status; those common to its kind are under `default`. */
const problemsOf = (endpoint: Endpoint): Json => {
  const general = generalOf(endpoint);
  const byStatus = Map.groupBy(codesOf(endpoint), (code) => errors[code].status);
  const special = [...byStatus].filter(([, codes]) => !codes.every((code) => GENERAL[general].includes(code)));
  return {
    ...Object.fromEntries(special.map(([status, codes]) => [String(status), problemWith(codes)])),
    default: { $ref: `#/components/responses/${general}` },
  };
};

/** Responses for `default`. */
export const generalProblems = (): Json =>
  Object.fromEntries(
    Object.entries(GENERAL).map(([name, codes]) => {
      const description = codes.map((code) => `${errors[code].status} ${code}`).join(', ');
      return [name, { ...problemWith(codes), description }];
    }),
  );

const resultsOf = (schemas: Schemas, endpoint: Endpoint): Json => {
  if (answersFile(endpoint)) {
    const { produces } = endpoint.result;
    const example = fileExamples[produces];
    const content = { [produces]: example === undefined ? {} : { example } };
    return {
      200: { description: 'The file; an example shows its form alone', content },
      302: { description: 'A redirect', headers: { location: { schema: { type: 'string' } } } },
    };
  }
  const schema = schemas.describe(endpoint.result as z.ZodType, 'output');
  return { 200: { description: 'Done', content: { 'application/json': { schema } } } };
};

/** Describes the operation of an endpoint; references are valid after all are described. */
export const operationOf = (schemas: Schemas, module: string, name: string, endpoint: Endpoint): Json => ({
  operationId: `${module}.${name}`,
  tags: [module],
  summary: endpoint.summary,
  ...(endpoint.access === 'staff' && { description: 'For the staff of the platform.' }),
  parameters: [
    ...parametersOf(schemas, endpoint.params, 'path'),
    ...parametersOf(schemas, endpoint.query, 'query'),
    ...headersOf(endpoint),
  ],
  ...bodyOf(schemas, module, name, endpoint),
  responses: { ...resultsOf(schemas, endpoint), ...problemsOf(endpoint) },
  security: endpoint.access === 'anyone' ? [] : [{ bearer: [] }, { cookie: [] }],
});

/** Statuses of an endpoint; tests compare every answer with them. */
export const documentedStatuses = (endpoint: Endpoint): ReadonlySet<number> =>
  new Set([200, ...(answersFile(endpoint) ? [302] : []), ...codesOf(endpoint).map((code) => errors[code].status)]);
