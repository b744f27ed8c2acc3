import { refuse } from './error.rules.ts';

/** Operators that compare an attribute with a value (RFC 7644, section 3.4.2.2). */
const COMPARISONS = ['eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le'] as const;
type Comparison = (typeof COMPARISONS)[number];

type FilterValue = string | number | boolean | null;

/** A filter as a tree. Paths are in lower case, without the address of the schema. */
export type Filter =
  | { readonly op: 'and' | 'or'; readonly left: Filter; readonly right: Filter }
  | { readonly op: 'not'; readonly filter: Filter }
  | { readonly op: 'pr'; readonly path: string }
  | { readonly op: 'any'; readonly path: string; readonly filter: Filter }
  | { readonly op: Comparison; readonly path: string; readonly value: FilterValue };

/** A target of a PATCH: an attribute, its elements that match, and a part of them. */
export interface Target {
  readonly path: string;
  readonly filter?: Filter;
  readonly part?: string;
}

/** Longest filter in characters, and most brackets within one another. */
const LONGEST = 4_000;
const DEEPEST = 20;

const TOKEN = /\s*(?:("(?:[^"\\]|\\.)*")|([()[\]])|([^\s()[\]"]+))/sy;

const split = (text: string): string[] => {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  const whole = text.trimEnd();
  while (TOKEN.lastIndex < whole.length) {
    const found = TOKEN.exec(whole);
    if (!found) return refuse(400, 'The filter cannot be read.', 'invalidFilter');
    tokens.push(found[1] ?? found[2] ?? found[3] ?? '');
  }
  return tokens;
};

/** Addresses of schemas, which may stand before an attribute. */
const SCHEMA = /^urn:ietf:params:scim:schemas:core:2\.0:(?:user|group):/;
const PATH = /^[a-z$][\w$-]*(?:\.[a-z$][\w$-]*)?$/;

const readPath = (token: string | undefined): string => {
  const path = (token ?? '').toLowerCase().replace(SCHEMA, '');
  return PATH.test(path) ? path : refuse(400, 'The filter names no attribute.', 'invalidFilter');
};

const readValue = (token: string | undefined): FilterValue => {
  try {
    const value: unknown = JSON.parse(token ?? '');
    const isPlain = value === null || ['string', 'number', 'boolean'].includes(typeof value);
    if (isPlain && !(typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())))
      return value as FilterValue;
  } catch {
    // Entra writes True and False.
    if (/^(?:true|false)$/i.test(token ?? '')) return (token ?? '').toLowerCase() === 'true';
  }
  return refuse(400, 'The filter compares with no value.', 'invalidFilter');
};

const isComparison = (op: string): op is Comparison => (COMPARISONS as readonly string[]).includes(op);

/** Reads filters by descent: `or` binds least, then `and`, then `not`. */
class Parser {
  private readonly tokens: readonly string[];
  private at = 0;
  private depth = 0;

  constructor(tokens: readonly string[]) {
    this.tokens = tokens;
  }

  private peek(): string {
    return (this.tokens[this.at] ?? '').toLowerCase();
  }

  private next(): string | undefined {
    this.at += 1;
    return this.tokens[this.at - 1];
  }

  private expect(token: string): void {
    if (this.next() !== token) refuse(400, `The filter lacks “${token}”.`, 'invalidFilter');
  }

  /** A filter up to its end, or to a closing bracket. */
  filter(): Filter {
    this.depth += 1;
    if (this.depth > DEEPEST) refuse(400, 'The filter has too many brackets.', 'invalidFilter');
    let left = this.conjunction();
    while (this.peek() === 'or') {
      this.next();
      left = { op: 'or', left, right: this.conjunction() };
    }
    this.depth -= 1;
    return left;
  }

  private conjunction(): Filter {
    let left = this.term();
    while (this.peek() === 'and') {
      this.next();
      left = { op: 'and', left, right: this.term() };
    }
    return left;
  }

  private bracketed(): Filter {
    this.expect('(');
    const filter = this.filter();
    this.expect(')');
    return filter;
  }

  private term(): Filter {
    if (this.peek() === '(') return this.bracketed();
    if (this.peek() === 'not' && this.tokens[this.at + 1] === '(') {
      this.next();
      return { op: 'not', filter: this.bracketed() };
    }
    const path = readPath(this.next());
    if (this.peek() === '[') return this.elements(path);
    return this.comparison(path);
  }

  private comparison(path: string): Filter {
    const op = (this.next() ?? '').toLowerCase();
    if (op === 'pr') return { op, path };
    return isComparison(op)
      ? { op, path, value: readValue(this.next()) }
      : refuse(400, 'The filter has an unknown operator.', 'invalidFilter');
  }

  /** `emails[type eq "work"]`, in filters also with a comparison of a part: `emails[type eq "work"].value eq "a@b"`. */
  private elements(path: string): Filter {
    const filter = this.selection();
    if (!this.peek().startsWith('.')) return { op: 'any', path, filter };
    const part = this.comparison(readPath((this.next() ?? '').slice(1)));
    return { op: 'any', path, filter: { op: 'and', left: filter, right: part } };
  }

  private selection(): Filter {
    this.expect('[');
    const filter = this.filter();
    this.expect(']');
    return filter;
  }

  /** The target of a PATCH. */
  target(): Target {
    const [path = '', part] = readPath(this.next()).split('.');
    if (this.peek() !== '[') return { path, ...(part !== undefined && { part }) };
    const filter = this.selection();
    if (!this.peek().startsWith('.')) return { path, filter };
    return { path, filter, part: readPath((this.next() ?? '').slice(1)) };
  }

  /** Requires that everything was read. */
  end(): void {
    if (this.at < this.tokens.length) refuse(400, 'The filter goes on after its end.', 'invalidFilter');
  }
}

const read = <T>(text: string, part: (parser: Parser) => T): T => {
  if (text.length > LONGEST) refuse(400, 'The filter is too long.', 'invalidFilter');
  const parser = new Parser(split(text));
  const found = part(parser);
  parser.end();
  return found;
};

/** Reads a filter of RFC 7644. Errors: invalidFilter. */
export const parseFilter = (text: string): Filter => read(text, (parser) => parser.filter());

/** Reads the path of a PATCH. Errors: invalidFilter. */
export const parseTarget = (text: string): Target => read(text, (parser) => parser.target());

const compare = (op: Comparison, actual: unknown, value: FilterValue): boolean => {
  const [left, right] = [actual, value].map((each) => (typeof each === 'string' ? each.toLowerCase() : each));
  if (op === 'eq') return (left ?? null) === right;
  if (op === 'ne') return (left ?? null) !== right;
  if (typeof left !== 'string' || typeof right !== 'string') return false;
  if (op === 'co') return left.includes(right);
  if (op === 'sw') return left.startsWith(right);
  if (op === 'ew') return left.endsWith(right);
  if (op === 'gt') return left > right;
  if (op === 'ge') return left >= right;
  return op === 'lt' ? left < right : left <= right;
};

/** Whether an element of an attribute, as `{ value, type }`, matches a filter in its brackets. */
export const matches = (filter: Filter, element: Readonly<Record<string, unknown>>): boolean => {
  switch (filter.op) {
    case 'and':
      return matches(filter.left, element) && matches(filter.right, element);
    case 'or':
      return matches(filter.left, element) || matches(filter.right, element);
    case 'not':
      return !matches(filter.filter, element);
    case 'any':
      return refuse(400, 'The filter has brackets within brackets.', 'invalidFilter');
    case 'pr':
      return element[filter.path] !== undefined && element[filter.path] !== null;
    default:
      return compare(filter.op, element[filter.path], filter.value);
  }
};
