import fc from 'fast-check';

/** Named values of a part of a request. */
export type Fields = Readonly<Record<string, unknown>>;

const deep = (depth: number): unknown => JSON.parse('{"a":'.repeat(depth) + '[]' + '}'.repeat(depth)) as unknown;

/** Values that no field, or no text field, expects. */
const HOSTILE: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  -0,
  1e308,
  2 ** 53 + 2,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\u202e\u200b\ufeff',
  '１２３',
  'null',
  '%00',
  '../../../etc/passwd',
  "' OR 1=1; --",
  '{{7*7}}<script>alert(1)</script>',
  '__proto__',
  'constructor',
  [],
  [[]],
  [null, undefined],
  {},
  { toString: 'x', valueOf: 1 },
  { length: 1e9 },
  JSON.parse('{"then":"x"}'), // what is awaited by mistake
  deep(5),
  deep(50),
];

/** Large values, used less often since they are slow to send. */
const HUGE: readonly unknown[] = [
  deep(2_000),
  'á'.repeat(3_000),
  'x'.repeat(70_000),
  Array.from({ length: 3_000 }, (_, n) => n),
  Array.from({ length: 600 }, () => ({})),
];

/** A value that is wrong nearly everywhere. */
export const hostile = fc.oneof(
  { weight: 40, arbitrary: fc.constantFrom(...HOSTILE) },
  { weight: 1, arbitrary: fc.constantFrom(...HUGE) },
  { weight: 6, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
);

const HOSTILE_NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '',
  'a.b',
  'a[b',
  '$ref',
  '0',
];

/** Sets a value as an own property, also under names like `__proto__`. */
const put = (fields: Fields, name: string, value: unknown): Fields => {
  const copy = { ...fields };
  Object.defineProperty(copy, name, { value, enumerable: true, configurable: true, writable: true });
  return copy;
};

const drop = (fields: Fields, name: string): Fields => {
  const { [name]: _, ...rest } = fields;
  return rest;
};

/** A change that breaks an object, and its place. */
export interface Damage {
  readonly kind: 'replace' | 'drop' | 'double' | 'add';
  readonly which: number;
  readonly name: string;
  readonly value: unknown;
}

export const damage: fc.Arbitrary<Damage> = fc.record({
  kind: fc.constantFrom('replace', 'replace', 'replace', 'replace', 'drop', 'double', 'add'),
  which: fc.nat(),
  name: fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...HOSTILE_NAMES) }, fc.string({ maxLength: 20 })),
  value: hostile,
});

/** Breaks an object: removes, replaces, wraps or adds a field. */
export const spoil = (fields: Fields, { kind, which, name, value }: Damage): Fields => {
  const names = Object.keys(fields);
  const chosen = names[which % names.length];
  if (kind === 'add' || chosen === undefined) return put(fields, name, value);
  if (kind === 'drop') return drop(fields, chosen);
  return put(fields, chosen, kind === 'replace' ? value : [fields[chosen], fields[chosen]]);
};
