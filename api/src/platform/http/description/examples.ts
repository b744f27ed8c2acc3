import { END_FIELDS, NULL_FIELDS, TRUE_FLAGS } from './example-fields.ts';
import {
  endExamples,
  fieldExamples,
  formatExamples,
  innerExamples,
  patternExamples,
  schemaExamples,
  SOME_TEXT,
} from './example-values.ts';
import type { Json } from './schemas.ts';

type Schema = {
  readonly $ref?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly minItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
};

/** Maximum depth of objects in an example; deeper optional fields are omitted. */
const DEPTH = 3;

/** Position of a value: its field, its schema's name, and its depth. */
interface ValuePosition {
  readonly field: string;
  readonly schema?: string;
  readonly depth: number;
}

const schemaName = ({ $ref = '' }: Schema): string => $ref.slice($ref.lastIndexOf('/') + 1);

/** Creates examples of JSON Schemas with references into `components`; equal for equal schemas. */
export class Examples {
  readonly #components: Readonly<Record<string, Schema>>;

  constructor(components: Json) {
    this.#components = components as Record<string, Schema>;
  }

  /** Creates an example of a schema. */
  of(schema: Json): unknown {
    return this.#make(schema, { field: '', depth: 0 });
  }

  #make(schema: Schema, spot: ValuePosition): unknown {
    if (schema.$ref !== undefined) return this.#make(this.#target(schema), { ...spot, schema: schemaName(schema) });
    if ('const' in schema) return schema.const;
    if (schema.enum) return schema.enum[0];
    const branches = schema.anyOf ?? schema.oneOf;
    if (branches) return this.#branch(branches, spot);
    const types = [schema.type ?? 'null'].flat();
    if (types.includes('null') && (NULL_FIELDS.test(spot.field) || spot.depth > DEPTH)) return null;
    switch (types[0]) {
      case 'object':
        return this.#object(schema, spot);
      case 'array':
        return this.#array(schema, spot);
      case 'boolean':
        return TRUE_FLAGS.test(spot.field);
      case 'number':
      case 'integer':
        return numberExample(schema, spot.field);
      case 'string':
        return textExample(schema, spot.field);
      default:
        return null;
    }
  }

  #target(schema: Schema): Schema {
    const target = this.#components[schemaName(schema)];
    if (!target) throw new Error(`${schema.$ref} leads nowhere`);
    return target;
  }

  #branch(branches: readonly Schema[], spot: ValuePosition): unknown {
    const isNullable = branches.some(({ type }) => type === 'null');
    const values = branches.filter((branch) => branch.type !== 'null' && branch.const !== '');
    const isDeep = spot.depth >= DEPTH - 1 && values.some((value) => this.#isCompound(value));
    if (isNullable && (NULL_FIELDS.test(spot.field) || isDeep)) return null;
    return this.#make(values[0] ?? { type: 'null' }, spot);
  }

  #isCompound(schema: Schema): boolean {
    const target = schema.$ref === undefined ? schema : this.#target(schema);
    return ['object', 'array'].includes(String(target.type)) || (target.anyOf ?? target.oneOf) !== undefined;
  }

  #object({ properties = {}, required = [] }: Schema, { field, schema, depth }: ValuePosition): Json {
    const examples = { ...innerExamples[field], ...innerExamples[schema ?? ''] };
    const example: Json = {};
    for (const [key, value] of Object.entries(properties)) {
      if (depth >= DEPTH - 1 && !required.includes(key)) continue;
      // The caller in examples has all rights.
      if (field === 'can' && value.type === 'boolean') example[key] = true;
      else example[key] = examples[key] ?? this.#make(value, { field: key, depth: depth + 1 });
    }
    return example;
  }

  #array({ items = {}, prefixItems, minItems = 0 }: Schema, spot: ValuePosition): unknown[] {
    if (prefixItems) return prefixItems.map((item) => this.#make(item, { ...spot, depth: spot.depth + 1 }));
    const isDeep = spot.depth >= DEPTH - 1 && this.#isCompound(items);
    const count = Math.max(minItems, isDeep ? 0 : 1);
    return Array.from({ length: count }, () => this.#make(items, spot));
  }
}

/** The example of a field by name, if there is one of this type. */
const fieldExample = <T>(name: string, is: (value: unknown) => value is T): T | undefined =>
  [fieldExamples[name]].flat().find((value): value is T => is(value));

const numberExample = ({ minimum = 0, maximum = Infinity }: Schema, name: string): number => {
  const example = fieldExample(name, (value) => typeof value === 'number') ?? 3;
  return Math.min(Math.max(example, minimum), maximum);
};

const textExample = ({ format = '', pattern, minLength = 0, maxLength = Infinity }: Schema, name: string): string => {
  const formed = (END_FIELDS.test(name) ? endExamples[format] : undefined) ?? formatExamples[format];
  if (formed !== undefined) return formed;
  const patterned = patternExamples.find(([start]) => pattern?.startsWith(start))?.[1];
  if (patterned !== undefined) return patterned;
  const example = fieldExample(name, (value) => typeof value === 'string') ?? SOME_TEXT;
  return example.slice(0, maxLength).padEnd(minLength, 'x');
};

/** Adds examples to named schemas, including those of `more`. */
export const addSchemaExamples = (components: Json, more: Json): void => {
  for (const [name, example] of Object.entries({ ...schemaExamples, ...more })) {
    const schema = components[name] as Json | undefined;
    if (schema) schema['examples'] = [example];
  }
};
