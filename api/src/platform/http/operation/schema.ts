import { returnsFile, type Endpoint } from '@m4u/contract/http/endpoint';
import { lazy } from '@m4u/contract/lazy';
import fastJson from 'fast-json-stringify';
import * as z from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;

const isNull = (schema: JsonSchema | boolean) => typeof schema === 'object' && schema.type === 'null';

/** Rewrites `anyOf [X, null]` as a nullable X, so that the serializer need not try each branch. */
const foldNullable = ({ jsonSchema }: { jsonSchema: JsonSchema }): void => {
  const [value, other, ...rest] = jsonSchema.anyOf ?? [];
  if (rest.length > 0 || other === undefined || !isNull(other) || typeof value !== 'object') return;
  delete jsonSchema.anyOf;
  Object.assign(jsonSchema, value, { nullable: true });
};

/** JSON Schema of an answer's output. */
const outputSchema = (schema: z.ZodType): JsonSchema => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'output',
    unrepresentable: 'any',
    override: foldNullable,
  });
  return json;
};

/**
 * Returns the serializer of an endpoint: exactly the declared fields, so that nothing undeclared leaks. Compiled at
 * first use, since compiling all would dominate the API's start time.
 */
export const createSerializer = (endpoint: Endpoint): ((result: unknown) => string) => {
  if (returnsFile(endpoint)) return () => '';
  const write = lazy(() => fastJson(outputSchema(endpoint.result as z.ZodType) as fastJson.Schema));
  return (result) => write()(result);
};
