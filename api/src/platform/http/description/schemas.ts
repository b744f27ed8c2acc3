import * as z from 'zod';
import { commerceSchemas } from './namedSchemas.commerce.ts';
import { contentSchemas } from './namedSchemas.content.ts';
import { eventSchemas } from './namedSchemas.event.ts';
import { insightSchemas } from './namedSchemas.insight.ts';
import { peopleSchemas } from './namedSchemas.people.ts';

/** A JSON Schema, or another part of the description. */
export type Json = Record<string, unknown>;

/** Side of a schema: input of calls, or output of the API. */
export type Side = 'input' | 'output';

const REFERENCE = '#/$defs/';
const COMPONENTS = '#/components/schemas/';

/** Registry of the description only: validation and serialisation must not see its names. */
const createRegistry = (): z.core.$ZodRegistry<{ id: string }> => {
  const registry = z.registry<{ id: string }>();
  const schemas: Readonly<Record<string, z.ZodType>> = {
    ...peopleSchemas,
    ...contentSchemas,
    ...commerceSchemas,
    ...eventSchemas,
    ...insightSchemas,
  };
  for (const [id, schema] of Object.entries(schemas)) registry.add(schema, { id });
  return registry;
};

type Override = NonNullable<z.core.ToJSONSchemaParams['override']>;
type JsonSchema = Parameters<Override>[0]['jsonSchema'];

/** Formats that make zod's additional pattern redundant. */
const FORMATS = new Set(['uuid', 'date', 'date-time', 'email']);

/** Lists the keys of a record over an enumeration as properties, which more readers know than `propertyNames`. */
const listKeys = (jsonSchema: JsonSchema, keys: ReadonlySet<unknown>): void => {
  const value = jsonSchema.additionalProperties;
  if (value === undefined || keys.size === 0) return;
  jsonSchema.properties = Object.fromEntries([...keys].map((key) => [String(key), value]));
  delete jsonSchema.propertyNames;
  delete jsonSchema.additionalProperties;
};

/**
 * Simplifies zod's schemas for readers. Objects that merely strip unknown keys stay open, so that most schemas are
 * equal for input and output.
 */
const simplify: Override = ({ zodSchema, jsonSchema }) => {
  // Metadata of the contract: zod reads only one registry, which is ours here.
  Object.assign(jsonSchema, z.globalRegistry.get(zodSchema));
  const { def } = zodSchema._zod;
  // A discriminator that may be left out does not tell the choices apart.
  const word = 'discriminator' in def ? String(def.discriminator) : '';
  const isOptional = (one: JsonSchema) => one.properties?.[word] !== undefined && one.required?.includes(word) !== true;
  if (jsonSchema.oneOf?.some(isOptional)) {
    jsonSchema.anyOf = jsonSchema.oneOf;
    delete jsonSchema.oneOf;
  }
  if (def.type === 'record') listKeys(jsonSchema, def.keyType._zod.values ?? new Set());
  if (def.type === 'object' && !def.catchall) delete jsonSchema.additionalProperties;
  if (FORMATS.has(jsonSchema.format ?? '')) delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
};

interface Reference {
  $ref: string;
}

/** Calls `see` for each reference in a tree. */
const eachReference = (tree: unknown, see: (reference: Reference) => void): void => {
  if (typeof tree !== 'object' || tree === null) return;
  if ('$ref' in tree && typeof tree.$ref === 'string') see(tree as Reference);
  for (const part of Object.values(tree)) eachReference(part, see);
};

const referencedName = ({ $ref }: Reference): string => $ref.slice(REFERENCE.length);

/** Named schemas that differ between input and output, directly or by their content. */
const findDiffering = (definitions: Readonly<Record<Side, ReadonlyMap<string, Json>>>): ReadonlySet<string> => {
  const both = [...definitions.input].filter(([name]) => definitions.output.has(name));
  const isSame = (name: string, json: Json) => JSON.stringify(json) === JSON.stringify(definitions.output.get(name));
  const differing = new Set(both.filter(([name, json]) => !isSame(name, json)).map(([name]) => name));
  for (let previousSize = -1; previousSize < differing.size;) {
    previousSize = differing.size;
    for (const [name, json] of both)
      eachReference(json, (reference) => void (differing.has(referencedName(reference)) && differing.add(name)));
  }
  return differing;
};

/** Converts zod schemas to JSON Schema, with references to named ones. */
export class Schemas {
  readonly #registry = createRegistry();
  readonly #named = { input: new Map<string, Json>(), output: new Map<string, Json>() };
  readonly #parts: { readonly side: Side; readonly json: Json }[] = [];

  /** Gives a schema a name, unless it has one. */
  name(schema: z.ZodType, id: string): void {
    if (!this.#registry.has(schema)) this.#registry.add(schema, { id });
  }

  /** JSON Schema of one side of a schema; its references are valid after {@link components}. */
  describe(schema: z.ZodType, side: Side): Json {
    const {
      $schema: _,
      $defs = {},
      ...json
    } = z.toJSONSchema(schema, {
      metadata: this.#registry,
      io: side,
      unrepresentable: 'any',
      override: simplify,
    });
    for (const [name, definition] of Object.entries($defs)) this.#named[side].set(name, definition);
    this.#parts.push({ side, json });
    return json;
  }

  /** The referenced named schemas; one with different sides occurs twice, as `Name` and `NameInput`. */
  components(): Json {
    const differing = findDiffering(this.#named);
    const nameOf = (name: string, side: Side) => (side === 'input' && differing.has(name) ? `${name}Input` : name);
    const components = new Map<string, Json>();
    for (const side of ['output', 'input'] as const) {
      const point = (reference: Reference) => {
        if (reference.$ref.startsWith(REFERENCE)) reference.$ref = COMPONENTS + nameOf(referencedName(reference), side);
      };
      for (const part of this.#parts) if (part.side === side) eachReference(part.json, point);
      for (const [name, definition] of this.#named[side]) {
        eachReference(definition, point);
        components.set(nameOf(name, side), definition);
      }
    }
    return Object.fromEntries([...components].toSorted(([one], [other]) => (one < other ? -1 : 1)));
  }
}
