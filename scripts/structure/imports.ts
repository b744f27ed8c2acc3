/** What a file imports, read from its text. */
import { posix } from 'node:path';

/** One import of one file. */
export interface Import {
  /** The path of the imported file in the repository, or the name of a package. */
  readonly target: string;
  /** As it is written. */
  readonly specifier: string;
  /** Fetched when it is needed: it cannot close a circle. */
  readonly later: boolean;
}

/** The files of the repository: path, with forward slashes, to text. */
export type Files = ReadonlyMap<string, string>;

// A statement begins its line; between the keyword and `from` there are only names, braces, commas and stars.
const statement = /^[ \t]*(?:import|export)\s+(?:type\s+)?(?:[\w$\s{},*]*?\sfrom\s+)?['"]([^'"\n]+)['"]/gm;
const call = /\bimport\(\s*['"]([^'"\n]+)['"]/g;

/** The imports of a file, in order. Types that React Router generates (`+types`) are left out. */
export function importsOf(path: string, files: Files): Import[] {
  const text = files.get(path) ?? '';
  const statements = [...text.matchAll(statement)].map(([, specifier = '']) => ({ specifier, later: false }));
  const calls = [...text.matchAll(call)].map(([, specifier = '']) => ({ specifier, later: true }));
  return [...statements, ...calls]
    .filter(({ specifier }) => !specifier.includes('/+types/'))
    .map((found) => ({ ...found, target: targetOf(path, found.specifier, files) }));
}

function targetOf(path: string, specifier: string, files: Files): string {
  if (specifier.startsWith('@m4u/contract/')) return `contract/src/${specifier.slice('@m4u/contract/'.length)}.ts`;
  if (specifier === '@m4u/api') return 'api/src/app.ts';
  if (!specifier.startsWith('.')) return specifier;
  const plain = posix.join(posix.dirname(path), specifier.replace(/\?.*$/, ''));
  return ['', '.ts', '.tsx', '/index.ts'].map((end) => plain + end).find((file) => files.has(file)) ?? plain;
}
