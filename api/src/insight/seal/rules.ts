import { createHash, createHmac } from 'node:crypto';

/**
 * How sealed rows become hashes (docs/rules/seal.md#hashes). Hashes are SHA-256 in base64url. Each kind of hash begins
 * with another byte, so that none can stand for another.
 */

/** The beginning of each book: no row came before. */
export const FIRST_LINK = Buffer.alloc(32).toString('base64url');

const LEAF = Buffer.from([0]);
const NODE = Buffer.from([1]);
const LINK = Buffer.from([2]);

const hash = (...parts: readonly Buffer[]): Buffer => {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part);
  return sum.digest();
};

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

/** A row that is sealed or has to be. */
export interface SealedRow {
  readonly id: string;
  readonly book: string;
  /** The part for everybody who may read the row, as JSON. */
  readonly content: string;
  /** The rest of the row; empty where there is none. */
  readonly hidden: string;
}

const codeOf = (key: Buffer, facts: unknown): string =>
  createHmac('sha256', key).update(JSON.stringify(facts)).digest('base64url').slice(0, 22);

/** A code that stands for the hidden part of a row, and from which only this program can tell it. */
export const hide = (key: Buffer, { id, hidden }: SealedRow): string => codeOf(key, ['hidden', id, hidden]);

/** The hash of a row; without the salt nobody can guess the row from it. */
export const hashRow = (key: Buffer, salt: string, row: SealedRow): string =>
  hash(LEAF, bytes(salt), bytes(hide(key, row)), Buffer.from(row.content)).toString('base64url');

/** The hash that ties a row to all rows before it in its book. */
export const hashLink = (before: string, row: string): string =>
  hash(LINK, bytes(before), bytes(row)).toString('base64url');

/** Hash of a statement, which is time-stamped. */
export const digestStatement = (statement: string): Buffer => hash(Buffer.from(statement));

/** The same as text, by which the next statement names it. */
export const hashStatement = (statement: string): string => digestStatement(statement).toString('base64url');

/** The facts of a seal that its mark protects. */
export interface MarkedSeal {
  readonly number: number;
  readonly book: string;
  readonly position: number;
  readonly subjectId: string;
  readonly link: string;
}

/** A code that only this program can make: a seal without the right one was not written by it. */
export const markOf = (key: Buffer, { number, book, position, subjectId, link }: MarkedSeal): string =>
  codeOf(key, [number, book, position, subjectId, link]);

const grow = (leaves: readonly Buffer[]): Buffer[][] => {
  const levels = [[...leaves]];
  for (let level = levels[0] ?? []; level.length > 1;) {
    const above: Buffer[] = [];
    for (let index = 0; index < level.length; index += 2) {
      const [left, right] = level.slice(index, index + 2) as [Buffer, Buffer?];
      above.push(right ? hash(NODE, left, right) : left);
    }
    levels.push(above);
    level = above;
  }
  return levels;
};

/** The levels of a Merkle tree over links (RFC 9162, section 2.1), from the leaves to the root; at least one link. */
export const buildTree = (links: readonly string[]): Buffer[][] => grow(links.map((link) => hash(LEAF, bytes(link))));

const textOf = (node: Buffer | undefined): string => (node ?? hash()).toString('base64url');

/** The root of a Merkle tree over links. */
export const rootOf = (links: readonly string[]): string => textOf(buildTree(links).at(-1)?.[0]);

/** Links of one branch of a tree, whose root is kept: a proof reads no more links than these. */
export const BRANCH = 1_024;

/** The roots of the branches of a tree, from left to right. */
export const branchesOf = (links: readonly string[]): string[] => {
  const levels = buildTree(links);
  return (levels[Math.log2(BRANCH)] ?? levels.at(-1) ?? []).map(textOf);
};

const besides = (levels: readonly Buffer[][], index: number): string[] =>
  levels.slice(0, -1).flatMap((level, height) => {
    const beside = level[(index >> height) ^ 1];
    return beside ? [textOf(beside)] : [];
  });

/**
 * The hashes beside the way from a leaf to the root: `links` are those of its branch, `branches` the roots of all
 * branches, and `index` is its place in the tree.
 */
export const pathOf = (links: readonly string[], branches: readonly string[], index: number): string[] => [
  ...besides(buildTree(links), index % BRANCH),
  ...besides(grow(branches.map(bytes)), Math.floor(index / BRANCH)),
];
