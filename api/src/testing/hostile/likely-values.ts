import fc from 'fast-check';
import * as z from 'zod';
import type { Fields } from './values.ts';

type Schema = z.core.JSONSchema.BaseSchema;

/** Values that exist in a test's database; invented ones would not get past the first check. */
export interface KnownValues {
  readonly ids: readonly string[];
  readonly texts: readonly string[];
  /** A file that uploads accept. */
  readonly file: Buffer;
}

const findDefinition = (root: Schema, reference: string): Schema =>
  root.$defs?.[reference.replace('#/$defs/', '')] ?? {};

const number = ({ minimum = -10, maximum = 10 }: Schema) =>
  fc.integer({ min: Math.ceil(Math.max(minimum, -1e9)), max: Math.floor(Math.min(maximum, 1e9)) });

const text = (schema: Schema, knownValues: KnownValues): fc.Arbitrary<unknown> => {
  switch (schema.format) {
    case 'uuid':
      return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...knownValues.ids) }, fc.uuid());
    case 'email':
      return fc.constantFrom('a@example.vn', 'B.c+d@Example.com', 'x@y', ...knownValues.texts);
    case 'date':
      return fc.constantFrom('2000-02-29', '1900-01-01', '2001-02-29', '9999-12-31', '0000-01-01');
    default:
      return fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...knownValues.ids, ...knownValues.texts) },
        fc.string({
          minLength: schema.minLength ?? 0,
          maxLength: Math.min(schema.maxLength ?? 40, 60),
        }),
      );
  }
};

const object = (schema: Schema, root: Schema, knownValues: KnownValues): fc.Arbitrary<unknown> => {
  const properties = Object.entries(schema.properties ?? {}) as [string, Schema][];
  const required = new Set(schema.required ?? []);
  return fc.record(
    Object.fromEntries(properties.map(([name, inner]) => [name, likelyValues(inner, root, knownValues)])),
    {
      requiredKeys: properties.map(([name]) => name).filter((name) => required.has(name)),
      noNullPrototype: true,
    },
  );
};

/** Values that a schema probably accepts, so that what is then broken in them reaches far. */
const likelyValues = (schema: Schema | boolean, root: Schema, knownValues: KnownValues): fc.Arbitrary<unknown> => {
  if (typeof schema === 'boolean') return fc.jsonValue();
  if (schema.$ref) return likelyValues(findDefinition(root, schema.$ref), root, knownValues);
  if (schema.enum) return fc.constantFrom(...(schema.enum as unknown[]));
  if ('const' in schema) return fc.constant(schema.const);
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return fc.oneof(...branches.map((branch) => likelyValues(branch, root, knownValues)));
  switch (schema.type) {
    case 'string':
      return text(schema, knownValues);
    case 'number':
    case 'integer':
      return number(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(likelyValues((schema.items as Schema | undefined) ?? {}, root, knownValues), { maxLength: 3 });
    case 'object':
      return object(schema, root, knownValues);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
};

/** Number of accepted inputs to look for; finer rules of a schema leave few of some. */
const WANTED = 40;
const SAMPLES = 400;

/** Inputs that a part of an endpoint accepts; if none is found, inputs that it nearly accepts. */
export const likelyInput = (
  part: z.ZodType | undefined,
  knownValues: KnownValues,
  seed: number,
): fc.Arbitrary<Fields> => {
  if (!part) return fc.constant({});
  const schema = z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' }) as Schema;
  const samples = fc.sample(likelyValues(schema, schema, knownValues), { numRuns: SAMPLES, seed }) as Fields[];
  const accepted: Fields[] = [];
  for (const sample of samples) if (accepted.length < WANTED && part.safeParse(sample).success) accepted.push(sample);
  return fc.constantFrom(...(accepted.length > 0 ? accepted : samples));
};
