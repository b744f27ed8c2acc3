import { returnsFile, type Endpoint, FACTOR_ERRORS, IDEMPOTENCY_HEADER } from '@m4u/contract/http/endpoint';
import { errors, type ErrorCode } from '@m4u/contract/http/errors';
import { findKeyCall } from '@m4u/contract/insight/integration/calls';
import * as z from 'zod';
import { AppError } from '../../errors.ts';
import { fileExamples } from '../description/example-calls.ts';
import { formatExamples } from '../description/example-values.ts';
import type { Json, Schemas } from '../description/schemas.ts';
import { toProblem } from '../message/problem.ts';

/** Fields of an input part, with schema and whether they are required. */
const listFields = (schemas: Schemas, part: z.ZodObject | undefined) =>
  Object.entries(part?.shape ?? {}).map(([name, field]) => ({
    name,
    schema: schemas.describe(field as z.ZodType, 'input'),
    isRequired: field._zod.optin === undefined,
  }));

const describeParameters = (schemas: Schemas, part: z.ZodObject | undefined, location: 'path' | 'query'): Json[] =>
  listFields(schemas, part).map(({ name, schema, isRequired }) => ({
    name,
    in: location,
    ...((isRequired || location === 'path') && { required: true }),
    // Filter fields use brackets: `filter[q]=…`.
    ...(schema['type'] === 'object' && { style: 'deepObject' }),
    schema,
  }));

const describeHeaders = ({ idempotent }: Endpoint): Json[] =>
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
const describeMultipart = (schemas: Schemas, body: Endpoint['body']): Json => {
  const fields = listFields(schemas, body instanceof z.ZodObject ? body : undefined);
  return {
    type: 'object',
    properties: {
      file: { type: 'string', format: 'binary' },
      ...Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
    },
    required: ['file', ...fields.filter(({ isRequired }) => isRequired).map(({ name }) => name)],
  };
};

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const describeBody = (schemas: Schemas, module: string, name: string, { body, consumes }: Endpoint): Json => {
  if (consumes === 'multipart')
    return {
      requestBody: { required: true, content: { 'multipart/form-data': { schema: describeMultipart(schemas, body) } } },
    };
  if (!body) return {};
  // It occurs twice, as JSON and as a form.
  schemas.name(body, `${capitalize(module)}${capitalize(name)}Body`);
  const schema = schemas.describe(body, 'input');
  return {
    requestBody: {
      required: true,
      content: { 'application/json': { schema }, 'application/x-www-form-urlencoded': { schema } },
    },
  };
};

/** Errors that any endpoint may answer. */
const ANY_ERRORS: readonly ErrorCode[] = [
  'malformed',
  'too-slow',
  'head-too-large',
  'rate-limited',
  'no-space',
  'unavailable',
  'key-invalid',
  'key-scope',
];

/** Errors that any endpoint which changes something may answer. */
const CHANGE_ERRORS: readonly ErrorCode[] = [...ANY_ERRORS, 'too-large', 'wrong-type', 'cross-site', 'conflict'];

/** Problems under `default`, by component name. */
const GENERAL = { Any: ANY_ERRORS, AnyChange: CHANGE_ERRORS } as const;

const generalKind = ({ method }: Endpoint): keyof typeof GENERAL => (method === 'GET' ? 'Any' : 'AnyChange');

/** Error codes of an endpoint, by its input and access. */
const listErrorCodes = (endpoint: Endpoint): ErrorCode[] => {
  const common: ErrorCode[] = [...GENERAL[generalKind(endpoint)], 'invalid'];
  if (endpoint.idempotent) common.push('key-reused');
  if (endpoint.session === undefined) common.push('session-expired', 'session-ended');
  if (endpoint.access !== 'anyone') common.push('unauthenticated');
  if (endpoint.access === 'staff') common.push('forbidden', ...FACTOR_ERRORS);
  return [...new Set([...common, ...(endpoint.errors ?? [])])];
};

const describeProblem = (codes: readonly ErrorCode[]): Json => ({
  description: codes.join(', '),
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

/** Example of the most common problem. */
export const problemExample = (): Json => ({
  ...toProblem(new AppError('invalid', { fields: [{ field: 'email', code: 'email' }] }), 'vi', '').problem,
});

/** Problems of an endpoint by status; those common to its kind are under `default`. */
const describeProblems = (endpoint: Endpoint): Json => {
  const general = generalKind(endpoint);
  const byStatus = Map.groupBy(listErrorCodes(endpoint), (code) => errors[code].status);
  const special = [...byStatus].filter(([, codes]) => !codes.every((code) => GENERAL[general].includes(code)));
  return {
    ...Object.fromEntries(special.map(([status, codes]) => [String(status), describeProblem(codes)])),
    default: { $ref: `#/components/responses/${general}` },
  };
};

/** Responses for `default`. */
export const generalProblems = (): Json =>
  Object.fromEntries(
    Object.entries(GENERAL).map(([name, codes]) => {
      const description = codes.map((code) => `${errors[code].status} ${code}`).join(', ');
      return [name, { ...describeProblem(codes), description }];
    }),
  );

const describeResults = (schemas: Schemas, endpoint: Endpoint): Json => {
  if (returnsFile(endpoint)) {
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

/** The ways to call an endpoint; calls that keys may make name the scope. */
const describeSecurity = (name: string, { access }: Endpoint): Json[] => {
  const keyCall = findKeyCall(name);
  const sessions = access === 'anyone' ? [] : [{ bearer: [] }, { cookie: [] }];
  if (!keyCall) return sessions;
  return [...(access === 'anyone' ? [{}] : sessions), { apiKey: [keyCall.scope] }];
};

/** Describes the operation of an endpoint; references are valid after all are described. */
export const describeOperation = (schemas: Schemas, module: string, name: string, endpoint: Endpoint): Json => ({
  operationId: `${module}.${name}`,
  tags: [module],
  summary: endpoint.summary,
  ...(endpoint.access === 'staff' && { description: 'For the staff of the platform.' }),
  parameters: [
    ...describeParameters(schemas, endpoint.params, 'path'),
    ...describeParameters(schemas, endpoint.query, 'query'),
    ...describeHeaders(endpoint),
  ],
  ...describeBody(schemas, module, name, endpoint),
  responses: { ...describeResults(schemas, endpoint), ...describeProblems(endpoint) },
  security: describeSecurity(`${module}.${name}`, endpoint),
});

/** Statuses of an endpoint; tests compare every answer with them. */
export const documentedStatuses = (endpoint: Endpoint): ReadonlySet<number> =>
  new Set([
    200,
    ...(returnsFile(endpoint) ? [302] : []),
    ...listErrorCodes(endpoint).map((code) => errors[code].status),
  ]);
