import { answersFile, type Endpoint } from '@m4u/contract/http/endpoint';
import { lazy } from '@m4u/contract/lazy';
import fastJson from 'fast-json-stringify';
import * as z from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;

const isNull = (schema: JsonSchema | boolean) => typeof schema === 'object' && schema.type === 'null';

/** `anyOf [X, null]` as a nullable X: the serializer then needs no trial of each branch. */
const foldNullable = ({ jsonSchema }: { jsonSchema: JsonSchema }): void => {
  const [value, other, ...rest] = jsonSchema.anyOf ?? [];
  if (rest.length > 0 || other === undefined || !isNull(other) || typeof value !== 'object') return;
  delete jsonSchema.anyOf;
  Object.assign(jsonSchema, value, { nullable: true });
};

/** The JSON Schema of what an answer looks like on the wire. */
const outputSchema = (schema: z.ZodType): JsonSchema => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'output',
    unrepresentable: 'any',
    override: foldNullable,
  });
  return json;
};

/**
 * Writes an endpoint's results as JSON: exactly the declared fields, so nothing undeclared can leak. Made when first
 * used: those of all endpoints together would take most of the time in which the API starts.
 */
export const serializerOf = (endpoint: Endpoint): ((result: unknown) => string) => {
  if (answersFile(endpoint)) return () => '';
  const write = lazy(() => fastJson(outputSchema(endpoint.result as z.ZodType) as fastJson.Schema));
  return (result) => write()(result);
};
