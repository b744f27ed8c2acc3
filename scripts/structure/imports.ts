/** Reads a file's imports from its text. */
import { posix } from 'node:path';

/** One import of one file. */
export interface Import {
  /** Path of the imported file in the repository, or a package name. */
  readonly target: string;
  /** Import specifier as written. */
  readonly specifier: string;
  /** Dynamic import, which cannot cause a cycle. */
  readonly later: boolean;
}

/** The files of the repository: path, with forward slashes, to text. */
export type Files = ReadonlyMap<string, string>;

// A statement starts a line; between the keyword and `from` are only names, braces, commas and stars.
const statement = /^[ \t]*(?:import|export)\s+(?:type\s+)?(?:[\w$\s{},*]*?\sfrom\s+)?['"]([^'"\n]+)['"]/gm;
const call = /\bimport\(\s*['"]([^'"\n]+)['"]/g;

/** The imports of a file in order, without types that React Router generates (`+types`). */
export function listImports(path: string, files: Files): Import[] {
  const text = files.get(path) ?? '';
  const statements = [...text.matchAll(statement)].map(([, specifier = '']) => ({ specifier, later: false }));
  const calls = [...text.matchAll(call)].map(([, specifier = '']) => ({ specifier, later: true }));
  return [...statements, ...calls]
    .filter(({ specifier }) => !specifier.includes('/+types/'))
    .map((found) => ({ ...found, target: resolveTarget(path, found.specifier, files) }));
}

function resolveTarget(path: string, specifier: string, files: Files): string {
  if (specifier.startsWith('@m4u/contract/')) return `contract/src/${specifier.slice('@m4u/contract/'.length)}.ts`;
  if (specifier === '@m4u/api') return 'api/src/app.ts';
  if (!specifier.startsWith('.')) return specifier;
  const plain = posix.join(posix.dirname(path), specifier.replace(/\?.*$/, ''));
  return ['', '.ts', '.tsx', '/index.ts'].map((end) => plain + end).find((file) => files.has(file)) ?? plain;
}
