import fc from 'fast-check';
import * as z from 'zod';
import type { Fields } from './values.ts';

type Schema = z.core.JSONSchema.BaseSchema;

/** Values that exist in a test's database, where a made-up one would never get past the first check. */
export interface KnownValues {
  readonly ids: readonly string[];
  readonly texts: readonly string[];
  /** What an upload takes. */
  readonly file: Buffer;
}

const definitionOf = (root: Schema, reference: string): Schema => root.$defs?.[reference.replace('#/$defs/', '')] ?? {};

const number = ({ minimum = -10, maximum = 10 }: Schema) =>
  fc.integer({ min: Math.ceil(Math.max(minimum, -1e9)), max: Math.floor(Math.min(maximum, 1e9)) });

const text = (schema: Schema, known: KnownValues): fc.Arbitrary<unknown> => {
  switch (schema.format) {
    case 'uuid':
      return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known.ids) }, fc.uuid());
    case 'email':
      return fc.constantFrom('a@example.vn', 'B.c+d@Example.com', 'x@y', ...known.texts);
    case 'date':
      return fc.constantFrom('2000-02-29', '1900-01-01', '2001-02-29', '9999-12-31', '0000-01-01');
    default:
      return fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...known.ids, ...known.texts) },
        fc.string({
          minLength: schema.minLength ?? 0,
          maxLength: Math.min(schema.maxLength ?? 40, 60),
        }),
      );
  }
};

const object = (schema: Schema, root: Schema, known: KnownValues): fc.Arbitrary<unknown> => {
  const properties = Object.entries(schema.properties ?? {}) as [string, Schema][];
  const required = new Set(schema.required ?? []);
  return fc.record(Object.fromEntries(properties.map(([name, inner]) => [name, likely(inner, root, known)])), {
    requiredKeys: properties.map(([name]) => name).filter((name) => required.has(name)),
    noNullPrototype: true,
  });
};

/** Values that a schema may well accept; near enough that what is then broken in them reaches deep. */
const likely = (schema: Schema | boolean, root: Schema, known: KnownValues): fc.Arbitrary<unknown> => {
  if (typeof schema === 'boolean') return fc.jsonValue();
  if (schema.$ref) return likely(definitionOf(root, schema.$ref), root, known);
  if (schema.enum) return fc.constantFrom(...(schema.enum as unknown[]));
  if ('const' in schema) return fc.constant(schema.const);
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return fc.oneof(...branches.map((branch) => likely(branch, root, known)));
  switch (schema.type) {
    case 'string':
      return text(schema, known);
    case 'number':
    case 'integer':
      return number(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(likely((schema.items as Schema | undefined) ?? {}, root, known), { maxLength: 3 });
    case 'object':
      return object(schema, root, known);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
};

/** How many accepted inputs are looked for, and among how many; the schema's finer rules leave few of some. */
const WANTED = 40;
const SAMPLES = 400;

/** Inputs that a part of an endpoint accepts; where none are met by chance, such as it nearly accepts. */
export const likelyInput = (part: z.ZodType | undefined, known: KnownValues, seed: number): fc.Arbitrary<Fields> => {
  if (!part) return fc.constant({});
  const schema = z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' }) as Schema;
  const samples = fc.sample(likely(schema, schema, known), { numRuns: SAMPLES, seed }) as Fields[];
  const accepted: Fields[] = [];
  for (const sample of samples) if (accepted.length < WANTED && part.safeParse(sample).success) accepted.push(sample);
  return fc.constantFrom(...(accepted.length > 0 ? accepted : samples));
};
