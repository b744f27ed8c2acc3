import { contract } from '@m4u/contract/api';
import type { Endpoint } from '@m4u/contract/http/endpoint';
import { ACCESS_COOKIE } from '@m4u/contract/identity/auth/cookies';
import { ProblemDocument } from '@m4u/contract/http/problem';
import { setImmediate } from 'node:timers/promises';
import { generalProblems, describeOperation, problemExample } from '../operation/openapi.ts';
import { bodyExamples } from './example-calls.ts';
import { Examples, addSchemaExamples } from './examples.ts';
import { RepeatedParts } from './repeated.ts';
import { type Json, Schemas } from './schemas.ts';

interface Content {
  readonly schema?: Json;
  example?: unknown;
}
interface Operation {
  readonly operationId: string;
  readonly parameters: Json[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
  readonly responses: Json & { readonly 200: { readonly content: Readonly<Record<string, Content>> } };
}

/** Operations described without a pause, which takes some milliseconds; other requests are served in between. */
const AT_ONCE = 4;

/** Yields to the event loop after each few operations. */
const createPause = () => {
  let described = 0;
  return async (): Promise<void> => {
    described += 1;
    if (described % AT_ONCE === 0) await setImmediate();
  };
};

/** Adds examples to an operation's answer and body. */
const addExamples = ({ operationId, requestBody, responses }: Operation, examples: Examples): void => {
  const answer = responses[200].content['application/json'];
  if (answer?.schema) answer.example = examples.of(answer.schema);
  const body = requestBody?.content['application/json'] ?? requestBody?.content['multipart/form-data'];
  if (!body?.schema) return;
  const { challenge, ...fields } = examples.of(body.schema) as Json;
  // A honeypot field accompanies a challenge; members need neither.
  if (challenge !== undefined) delete fields['website'];
  const filled = Object.entries({ ...fields, ...bodyExamples[operationId] });
  body.example = Object.fromEntries(filled.filter(([, value]) => value !== undefined));
};

/** Replaces repeated parts of operations by references; returns the components. */
const shareParts = (operations: readonly Operation[]): Json => {
  const repeated = new RepeatedParts();
  for (const { operationId, parameters, responses } of operations) {
    for (const [index, { name }] of parameters.entries()) repeated.add('parameters', parameters, index, String(name));
    for (const [status, response] of Object.entries(responses) as [string, { description?: string }][]) {
      const codes = response.description?.includes(',') ? status : response.description;
      if (status !== 'default')
        repeated.add('responses', responses, status, status < '400' ? operationId : (codes ?? ''));
    }
  }
  return repeated.share();
};

/** Creates the OpenAPI 3.1 document of the contract. It takes some hundred milliseconds in many short steps. */
export const describeApi = async (publicUrl: string): Promise<Json> => {
  const pause = createPause();
  const schemas = new Schemas();
  const paths: Record<string, Json> = {};
  const operations: Operation[] = [];
  for (const [module, endpoints] of Object.entries(contract))
    for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
      const operation = describeOperation(schemas, module, name, endpoint);
      const path = `/api${endpoint.path.replaceAll(/:(\w+)/g, '{$1}')}`;
      (paths[path] ??= {})[endpoint.method.toLowerCase()] = operation;
      operations.push(operation as unknown as Operation);
      await pause();
    }
  schemas.name(ProblemDocument, 'Problem');
  schemas.describe(ProblemDocument, 'output');
  const components = schemas.components();
  addSchemaExamples(components, { Problem: problemExample() });
  const examples = new Examples(components);
  for (const operation of operations) {
    addExamples(operation, examples);
    await pause();
  }
  const { responses, ...shared } = shareParts(operations);
  return {
    openapi: '3.1.0',
    info: {
      title: 'M4U API',
      version: '1',
      description: 'Digital profile, smart name-card and networking platform for Vietnam.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: components,
      ...shared,
      responses: { ...(responses as Json), ...generalProblems() },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'm4u_…',
          description: 'A key of a group. Each call that accepts it names the scope that the key needs.',
        },
        cookie: { type: 'apiKey', in: 'cookie', name: ACCESS_COOKIE },
      },
    },
  };
};
