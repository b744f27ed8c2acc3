import type { Endpoint } from '@m4u/contract/http/endpoint';
import * as z from 'zod';
import type { Ask } from './row.ts';

type Schema = z.core.JSONSchema.BaseSchema;

/** Position of an id in a call: its part, and the path in it; `*` is any index of a list. */
export interface IdField {
  readonly part: 'params' | 'query' | 'body';
  readonly way: readonly string[];
}

/** Names of fields that refer to something without being declared as UUIDs: links, keys and lists of them. */
const NAMES = /(^|_)(id|ids|link|key|member|group|agency|to|from|path|url|picture|images?|file)$|Ids?$|Id$/i;

const resolve = (schema: Schema | boolean | undefined, root: Schema): Schema => {
  if (typeof schema !== 'object') return {};
  return schema.$ref ? resolve(root.$defs?.[schema.$ref.replace('#/$defs/', '')], root) : schema;
};

const listPaths = (input: Schema | boolean | undefined, root: Schema, name: string, depth: number): string[][] => {
  const schema = resolve(input, root);
  if (depth > 6) return [];
  const branches = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const found = branches.flatMap((branch) => listPaths(branch, root, name, depth + 1));
  if (schema.type === 'string' && (schema.format === 'uuid' || NAMES.test(name))) found.push([]);
  if (schema.type === 'array')
    for (const way of listPaths(schema.items as Schema, root, name, depth + 1)) found.push(['*', ...way]);
  for (const [key, inner] of Object.entries(schema.properties ?? {}))
    for (const way of listPaths(inner, root, key, depth + 1)) found.push([key, ...way]);
  return found;
};

const toSchema = (part: z.ZodType): Schema => z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' });

/** Returns all positions of ids in a call; in an address, every parameter. */
export const listIdFields = ({ params, query, body }: Endpoint): IdField[] => {
  const of = (part: IdField['part'], schema: z.ZodType | undefined): IdField[] => {
    if (!schema) return [];
    const json = toSchema(schema);
    const ways = new Map(listPaths(json, json, '', 0).map((way) => [way.join('.'), way]));
    return [...ways.values()].map((way) => ({ part, way }));
  };
  const inPath = Object.keys(params?.shape ?? {}).map((name): IdField => ({ part: 'params', way: [name] }));
  return [...inPath, ...of('query', query), ...of('body', body)];
};

/** Names of the fields of a body. */
export const listBodyFields = ({ body }: Endpoint): ReadonlySet<string> => {
  if (!body) return new Set();
  const json = toSchema(body);
  const names = (schema: Schema): string[] => [
    ...Object.keys(schema.properties ?? {}),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap((each) =>
      names(resolve(each, json)),
    ),
  ];
  return new Set(names(json));
};

const put = (value: unknown, way: readonly string[], id: string): unknown => {
  const [step, ...rest] = way;
  if (step === undefined) return id;
  if (step === '*') {
    const [first, ...others] = Array.isArray(value) ? (value as unknown[]) : [];
    return [put(first, rest, id), ...others];
  }
  return { ...(typeof value === 'object' ? value : undefined), [step]: put((value as never)?.[step], rest, id) };
};

/** Puts a foreign id in one position of a call. */
export const withId = (ask: Ask, { part, way }: IdField, id: string): Ask => ({
  ...ask,
  [part]: put(ask[part], way, id),
});
