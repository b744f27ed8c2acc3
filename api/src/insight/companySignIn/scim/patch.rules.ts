import * as z from 'zod';
import { refuse } from './error.rules.ts';
import { type Filter, matches, parseTarget, type Target } from './filter.rules.ts';

/** Most operations of one call. */
const MOST_OPERATIONS = 1_000;

/**
 * Most elements of a list, also between two operations: each new element is compared with all others, which would take
 * minutes for lists as long as a body can be.
 */
const MOST_ELEMENTS = 50;

const Operation = z.object({
  // Entra begins them with a capital.
  op: z
    .string()
    .toLowerCase()
    .pipe(z.enum(['add', 'replace', 'remove'])),
  path: z.string().optional(),
  value: z.unknown().optional(),
});
export type Operation = z.output<typeof Operation>;

const Message = z.object({ Operations: z.array(Operation).min(1).max(MOST_OPERATIONS) });

/** Reads the operations of a PATCH. Errors: invalidSyntax. */
export const readOperations = (body: unknown): Operation[] =>
  Message.safeParse(body).data?.Operations ??
  refuse(400, 'The body is no PatchOp with add, replace or remove.', 'invalidSyntax');

type Fields = Record<string, unknown>;

/** The attributes of a resource that a directory may write: single texts, records of texts, and lists of records. */
export type Shape = Readonly<Record<string, { readonly name: string; readonly kind: 'plain' | 'record' | 'list' }>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Writes the names of a record's fields as the schema does; unknown ones are left out later. */
const foldKeys = (value: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      names.find((name) => name.toLowerCase() === key.toLowerCase()) ?? key,
      inner,
    ]),
  );

const PARTS = ['value', 'type', 'primary', 'display', 'givenName', 'familyName', 'formatted'];
const partName = (part: string): string => PARTS.find((name) => name.toLowerCase() === part) ?? part;

const requireShort = (list: readonly unknown[]): void => {
  if (list.length > MOST_ELEMENTS) refuse(400, `A list has at most ${MOST_ELEMENTS} elements.`, 'invalidValue');
};

const toElements = (value: unknown): Fields[] => {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  requireShort(list);
  return list.map((each) => (isFields(each) ? foldKeys(each, PARTS) : { value: each }));
};

/** Values as texts; anything else is its own, since any object may come. */
const toText = (value: unknown): unknown => (typeof value === 'string' ? value.toLowerCase() : value);

const isSame = (left: Fields, right: Fields): boolean =>
  toText(left['value']) === toText(right['value']) && left['type'] === right['type'];

/** The element that a filter of equalities describes, so that `add` can make it: `emails[type eq "work"]`. */
const describe = (filter: Filter): Fields => {
  if (filter.op === 'and') return { ...describe(filter.left), ...describe(filter.right) };
  return filter.op === 'eq' ? { [partName(filter.path)]: filter.value } : {};
};

const toFolded = (element: Fields): Fields =>
  Object.fromEntries(Object.entries(element).map(([key, value]) => [key.toLowerCase(), value]));

const changeList = (list: readonly Fields[], { op, value }: Operation, { filter, part }: Target): Fields[] => {
  const isChosen = (element: Fields) => filter === undefined || matches(filter, toFolded(element));
  if (filter !== undefined && !list.some(isChosen)) {
    if (op === 'remove') return [...list];
    if (op === 'replace') return refuse(400, 'No element matches the path.', 'noTarget');
    const added = part === undefined ? toElements(value) : [{ [partName(part)]: value }];
    return [...list, ...added.map((each) => ({ ...describe(filter), ...each }))];
  }
  if (part !== undefined) {
    const name = partName(part);
    return list.map((element) =>
      isChosen(element) ? { ...element, [name]: op === 'remove' ? undefined : value } : element,
    );
  }
  if (op === 'remove') {
    // Entra names what to remove in the value.
    const named = filter === undefined && value !== undefined && value !== null ? toElements(value) : undefined;
    return list.filter(
      (element) =>
        !(named ? named.some((each) => isSame({ type: element['type'], ...each }, element)) : isChosen(element)),
    );
  }
  const elements = toElements(value);
  if (filter !== undefined)
    return list.map((element) => (isChosen(element) ? { ...element, ...elements[0] } : element));
  if (op === 'replace') return elements;
  const isPrimaryGiven = elements.some((each) => each['primary'] === true);
  const others = list
    .filter((element) => !elements.some((each) => isSame(each, element)))
    .map((element) => (isPrimaryGiven ? { ...element, primary: false } : element));
  return [...others, ...elements];
};

const READ_ONLY = new Set(['id', 'meta', 'groups', 'schemas']);

/** Applies one operation with a path; attributes that the schema does not have are left alone. */
const applyAt = (resource: Fields, operation: Operation, target: Target, shape: Shape): Fields => {
  const { op, value } = operation;
  if (READ_ONLY.has(target.path)) {
    if (target.path === 'id' && value !== resource['id']) refuse(400, 'The id cannot be changed.', 'mutability');
    return resource;
  }
  const attribute = Object.hasOwn(shape, target.path) ? shape[target.path] : undefined;
  if (!attribute) return resource;
  const { name, kind } = attribute;
  const present = resource[name];
  if (kind === 'list') {
    const list = changeList(Array.isArray(present) ? (present as Fields[]) : [], operation, target);
    requireShort(list);
    return { ...resource, [name]: list };
  }
  if (target.filter !== undefined) return refuse(400, `${name} has no elements.`, 'invalidPath');
  if (kind === 'record') {
    const record = isFields(present) ? present : {};
    if (target.part !== undefined)
      return { ...resource, [name]: { ...record, [partName(target.part)]: op === 'remove' ? undefined : value } };
    if (op === 'remove') return { ...resource, [name]: undefined };
    if (!isFields(value)) return refuse(400, `${name} needs a record.`, 'invalidValue');
    return { ...resource, [name]: { ...record, ...foldKeys(value, PARTS) } };
  }
  if (target.part !== undefined) return refuse(400, `${name} has no parts.`, 'invalidPath');
  return { ...resource, [name]: op === 'remove' ? undefined : value };
};

/** Attributes of extensions are left alone: their addresses are longer than those of the core. */
const isForeign = (path: string): boolean =>
  /^urn:/i.test(path) && !/^urn:ietf:params:scim:schemas:core:2\.0:/i.test(path);

/** The operations with one attribute each; without a path the value names several, in Entra's form also by paths. */
export const spread = (
  operations: readonly Operation[],
): { readonly operation: Operation; readonly target: Target }[] =>
  operations.flatMap((operation) => {
    if (operation.path !== undefined && operation.path !== '')
      return isForeign(operation.path) ? [] : [{ operation, target: parseTarget(operation.path) }];
    if (operation.op === 'remove') return refuse(400, 'To remove needs a path.', 'noTarget');
    if (!isFields(operation.value)) return refuse(400, 'Without a path the value names attributes.', 'invalidValue');
    return Object.entries(operation.value)
      .filter(([path]) => !isForeign(path))
      .map(([path, value]) => ({ operation: { ...operation, value }, target: parseTarget(path) }));
  });

/** Applies the operations of a PATCH in their order (RFC 7644, section 3.5.2). Errors: those of SCIM. */
export const applyPatch = (resource: Readonly<Fields>, operations: readonly Operation[], shape: Shape): Fields => {
  let changed: Fields = { ...resource };
  for (const { operation, target } of spread(operations)) changed = applyAt(changed, operation, target, shape);
  return changed;
};
